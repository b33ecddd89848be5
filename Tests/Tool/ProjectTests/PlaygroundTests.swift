import DocumentModel
import XCTest

@testable import Project

final class PlaygroundTests: XCTestCase {
  private let three = [
    "P.playground/Pages/A & B.xcplaygroundpage/Contents.swift": "",
    "P.playground/Pages/C.xcplaygroundpage/Contents.swift": "",
    "P.playground/Pages/D.xcplaygroundpage/Contents.swift": "",
  ]

  private func project(contents: String) throws -> TemporaryProject {
    try TemporaryProject(three.merging(["P.playground/contents.xcplayground": contents]) { $1 })
  }

  func testPagesAreInTheOrderListed() throws {
    let contents =
      "<playground><pages><page name='D'/><page name='A &amp; B'/><page name='&#67;'/></pages></playground>"
    XCTAssertEqual(try project(contents: contents).load(".").outline, ["P: D, A & B, C"])
  }

  func testPagesAreByNameWithoutAList() throws {
    XCTAssertEqual(try TemporaryProject(three).load(".").outline, ["P: A & B, C, D"])
    XCTAssertEqual(try project(contents: "<playground/>").load(".").outline, ["P: A & B, C, D"])
  }

  func testOrderOfFrontMatterDoesNotCount() throws {
    let files = try project(contents: "<p><page name='C'/><page name='D'/><page name='A &amp; B'/></p>")
    try files.write("---\norder: 1\n---\n", to: "P.playground/Pages/D.xcplaygroundpage/Contents.swift")
    XCTAssertEqual(try files.load(".").outline, ["P: C, D, A & B"])
  }

  func testPageThatIsNotListedIsLeftOutWithAWarning() throws {
    let loaded = try project(contents: "<p>\n<page name='D'/>\n<page name='C'/></p>").load(".")
    XCTAssertEqual(loaded.outline, ["P: D, C"])
    XCTAssertEqual(loaded.diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(loaded.diagnostics.first?.path, "P.playground/contents.xcplayground")
  }

  func testPageThatIsListedButMissingIsAnErrorAtItsLine() throws {
    let loaded = try project(contents: "<p><page name='D'/><page name='C'/>\n<page name='A and B'/></p>").load(".")
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    XCTAssertEqual(errors.map(\.line), [2])
    XCTAssertEqual(errors.map(\.rule), [.readError])
  }

  func testListThatIsNotWellFormedIsAnErrorAndPagesAreByName() throws {
    let loaded = try project(contents: "<playground>\n<page name='D'>").load(".")
    XCTAssertEqual(loaded.outline, ["P: A & B, C, D"])
    XCTAssertEqual(loaded.diagnostics.map(\.line), [2])
  }

  func testNameInAnotherNormalFormIsFound() throws {
    let files = try TemporaryProject([
      "P.playground/Pages/Cafe\u{301}.xcplaygroundpage/Contents.swift": "",
      "P.playground/contents.xcplayground": "<p><page name='Caf\u{E9}'/></p>",
    ])
    XCTAssertEqual(try files.load(".").paths, ["P.playground/Pages/Cafe\u{301}.xcplaygroundpage/Contents.swift"])
  }

  func testSinglePagePlaygroundIsItsSectionsOwnPage() throws {
    let project = try TemporaryProject([
      "My play.playground/Contents.swift": "", "My play.playground/Sources/S.swift": "",
      "My play.playground/contents.xcplayground": "<playground version='5.0'/>",
    ]).load(".")
    XCTAssertEqual(project.outline, ["My play: My play"])
    XCTAssertEqual(project.permalinks, ["/docs/my-play/"])
    XCTAssertEqual(project.pages[0].sharedSources, [project.root + "/My play.playground/Sources/S.swift"])
  }

  func testSharedSourcesOfPageAndPlaygroundAreSorted() throws {
    let project = try TemporaryProject([
      "P.playground/Pages/A.xcplaygroundpage/Contents.swift": "",
      "P.playground/Pages/A.xcplaygroundpage/Sources/B.swift": "",
      "P.playground/Sources/C.swift": "", "P.playground/Sources/A.swift": "", "P.playground/Sources/notes.txt": "",
    ]).load("P.playground")
    XCTAssertEqual(project.root.hasSuffix("/P.playground"), true)
    XCTAssertEqual(
      project.pages[0].sharedSources.map { $0.dropFirst(project.root.count) },
      ["/Pages/A.xcplaygroundpage/Sources/B.swift", "/Sources/A.swift", "/Sources/C.swift"])
  }

  func testPageGivenByItsFileIsThePlaygrounds() throws {
    let project = try TemporaryProject(three).load("P.playground/Pages/C.xcplaygroundpage/Contents.swift")
    XCTAssertEqual(project.outline, ["P: C"])
    XCTAssertEqual(project.permalinks, ["/docs/p/c/"])
  }

  func testPageGivenByItsFileNeedNotBeListed() throws {
    let files = try project(contents: "<p><page name='D'/></p>")
    let page = "P.playground/Pages/C.xcplaygroundpage"
    XCTAssertEqual(try files.load(page + "/Contents.swift").outline, ["P: C"])
    XCTAssertEqual(try files.load(page).outline, ["P: C"])
    XCTAssertEqual(try files.load(page).diagnostics, [])
  }

  // MARK: Workspaces

  private func workspace(_ body: String) throws -> TemporaryProject {
    try TemporaryProject([
      "W.xcworkspace/contents.xcworkspacedata": "<Workspace version='1.0'>\n\(body)\n</Workspace>",
      "A.playground/Contents.swift": "", "B & C.playground/Contents.swift": "", "Guide/G.md": "",
      "Sub/D.playground/Contents.swift": "",
    ])
  }

  func testWorkspaceOrdersPlaygrounds() throws {
    let files = try workspace(
      "<FileRef location='group:B &amp; C.playground'/><FileRef location='group:A.playground'/>")
    XCTAssertEqual(try files.load(".").sections.map(\.title), ["B & C", "A", "Guide", "D"])
  }

  func testGroupsAndContainersGiveFolders() throws {
    let files = try workspace(
      """
      <Group location='group:Sub'><FileRef location='group:D.playground'/></Group>
      <FileRef location='container:B &amp; C.playground'/><FileRef location='group:A.playground'/>
      """)
    XCTAssertEqual(try files.load(".").sections.map(\.title), ["D", "B & C", "A", "Guide"])
  }

  func testPlaygroundThatIsNotListedIsLeftOutWithAWarning() throws {
    let project = try workspace("<FileRef location='group:A.playground'/>").load(".")
    XCTAssertEqual(project.sections.map(\.title), ["A", "Guide", "D"])
    XCTAssertEqual(project.diagnostics.map(\.severity), [.warning])
  }

  func testWorkspaceWithoutPlaygroundsOrdersNothing() throws {
    let project = try workspace("<FileRef location='group:App.xcodeproj'/>").load(".")
    XCTAssertEqual(project.sections.map(\.title), ["A", "B & C", "Guide", "D"])
    XCTAssertEqual(project.diagnostics, [])
  }

  func testListedPlaygroundThatIsMissingOrOutsideIsAnErrorAtItsLine() throws {
    let project = try workspace(
      """
      <FileRef location='group:A.playground'/><FileRef location='group:B &amp; C.playground'/>
      <FileRef location='group:Gone.playground'/>
      <FileRef location='group:../Out.playground'/>
      """
    ).load(".")
    XCTAssertEqual(project.diagnostics.map(\.line), [3, 4])
    XCTAssertEqual(project.diagnostics.map(\.rule), [.readError, .readError])
  }
}
