import DocumentModel
import XCTest

@testable import Project

final class FolderTests: XCTestCase {
  func testFoldersAreSectionsInTheOrderOfTheirNames() throws {
    let project = try TemporaryProject(["B/Two.md": "", "B/One.md": "", "A/Three.md": "", "a/Four.md": ""])
    XCTAssertEqual(try project.load(".").outline, ["A: Three", "B: One, Two", "a: Four"])
  }

  func testNamesAreComparedWithoutTheirExtension() throws {
    let project = try TemporaryProject(["A/Guide.md": "", "A/Guide 2.md": ""])
    XCTAssertEqual(try project.load(".").outline, ["A: Guide, Guide 2"])
  }

  func testOrderOfFrontMatterComesBeforeNames() throws {
    let project = try TemporaryProject([
      "A/One.md": "", "A/Two.md": "---\norder: 2\n---\n", "A/Three.md": "---\norder: 1\n---\n",
    ])
    XCTAssertEqual(try project.load(".").outline, ["A: Three, Two, One"])
  }

  func testOrderOfASectionsOwnPageOrdersSections() throws {
    let project = try TemporaryProject(["A/One.md": "", "B/README.md": "---\norder: 1\n---\n", "B/Two.md": ""])
    XCTAssertEqual(try project.load(".").outline, ["B: B, Two", "A: One"])
  }

  func testReadmeIsTheSectionsOwnPageAndTitlesIt() throws {
    let files = try TemporaryProject(["first-steps/A.md": "", "first-steps/README.md": "# First steps"])
    let project = try files.load(".")
    XCTAssertEqual(project.sections.map(\.title), ["First steps"])
    XCTAssertEqual(project.permalinks, ["/docs/first-steps/", "/docs/first-steps/a/"])
    XCTAssertEqual(project.titles, ["First steps", "A"])
  }

  func testIndexIsTheSectionsOwnPageToo() throws {
    XCTAssertEqual(try TemporaryProject(["A/index.md": ""]).load(".").permalinks, ["/docs/a/"])
  }

  func testPagesAtTheTopHaveNoSectionInTheirPermalinks() throws {
    let files = try TemporaryProject(["README.md": "# My library", "Usage.md": "", "Guide/A.md": ""])
    let project = try files.load(".")
    XCTAssertEqual(project.permalinks, ["/docs/", "/docs/usage/", "/docs/guide/a/"])
    XCTAssertEqual(project.sections.map(\.title), ["My library", "Guide"])
  }

  func testFoldersInFoldersAreSectionsOfTheirOwn() throws {
    let project = try TemporaryProject(["A/Basics/X.md": "", "B/Basics/X.md": ""]).load(".")
    XCTAssertEqual(project.permalinks, ["/docs/a/basics/x/", "/docs/b/basics/x/"])
    XCTAssertEqual(project.diagnostics, [])
  }

  func testHiddenAndGeneratedFoldersAreNotSearched() throws {
    let project = try TemporaryProject([
      "A/One.md": "", ".build/X.md": "", "_site/X.md": "", "node_modules/m/README.md": "", "A/.hidden.md": "",
    ])
    XCTAssertEqual(try project.load(".").paths, ["A/One.md"])
  }

  func testOutputFolderIsNotSearched() throws {
    let project = try TemporaryProject(["A/One.md": "", "out/X.md": ""])
    XCTAssertEqual(try project.load(".", excluding: ["out"]).paths, ["A/One.md"])
  }

  func testSwiftFilesInFoldersAreNoPages() throws {
    XCTAssertEqual(try TemporaryProject(["A/One.md": "", "A/Code.swift": ""]).load(".").paths, ["A/One.md"])
  }

  func testLinksInACircleEnd() throws {
    let project = try TemporaryProject(["A/One.md": ""])
    try project.link("A/loop", to: "..")
    try project.link("A/self", to: ".")
    try project.link("above", to: "../..")
    XCTAssertEqual(try project.load(".").paths, ["A/One.md"])
  }

  func testLinkedFolderOutsideIsFollowed() throws {
    let outside = try TemporaryProject(["X.md": ""])
    try outside.link("back", to: outside.root)
    let project = try TemporaryProject(["A/One.md": ""])
    try project.link("B", to: outside.root)
    XCTAssertEqual(try project.load(".").paths, ["A/One.md", "B/X.md"])
  }

  func testFoldersAndPlaygroundsMix() throws {
    let project = try TemporaryProject([
      "Guide/A.md": "", "Play.playground/Pages/P.xcplaygroundpage/Contents.swift": "", "Zoo/B.md": "",
    ])
    XCTAssertEqual(try project.load(".").outline, ["Guide: A", "Play: P", "Zoo: B"])
  }

  func testFileThatCannotBeReadIsAPageWithThatError() throws {
    let files = try TemporaryProject(["A/One.md": "# One"])
    try files.link("A/Two.md", to: "nowhere")
    let project = try files.load(".")
    XCTAssertEqual(project.paths, ["A/One.md", "A/Two.md"])
    XCTAssertEqual(project.pages[1].page.diagnostics.map(\.rule), [.readError])
    XCTAssertEqual(project.pages[1].page.diagnostics.first?.message, "cannot be read: No such file or directory")
  }

  func testTitleIsFrontMattersThenHeadingsThenName() throws {
    let project = try TemporaryProject([
      "A/1.md": "---\ntitle: Given\n---\n# Heading", "A/2.md": "# Heading", "A/3.md": "text",
    ])
    XCTAssertEqual(try project.load(".").titles, ["Given", "Heading", "3"])
  }
}
