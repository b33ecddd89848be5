import XCTest

final class BadInputTests: XCTestCase {
  private func message(_ path: String, prepare: (ToolRun) throws -> Void) throws -> String {
    let tool = try ToolRun()
    try prepare(tool)
    let outcome = try tool.run("jekyll", path, "--output", "site")
    XCTAssertEqual(outcome.status, 1, outcome.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("site").path))
    return outcome.errors
  }

  func testAMissingFolderIsNamed() throws {
    XCTAssertTrue(try message("Nowhere") { _ in }.contains("Nowhere"))
  }

  func testAProjectWithoutPagesIsAnError() throws {
    let errors = try message(".") { try $0.write("x", to: "notes.txt") }
    XCTAssertTrue(errors.contains("no page"), errors)
  }

  func testAPageThatIsNotUTF8IsLocated() throws {
    let errors = try message(".") { try $0.write(Data([0x61, 0x0A, 0x62, 0xFF]), to: "Page.md") }
    XCTAssertTrue(errors.contains("Page.md:2:2: error:"), errors)
    XCTAssertTrue(errors.contains("[read-error]"), errors)
  }

  func testBrokenFrontMatterIsLocated() throws {
    let errors = try message(".") { try $0.write("---\ntitle: a: b\n---\n# T\n", to: "Page.md") }
    XCTAssertTrue(errors.contains("Page.md:2:"), errors)
    XCTAssertTrue(errors.contains("[front-matter]"), errors)
  }

  func testAnUnclosedHiddenBlockIsLocated() throws {
    let errors = try message("Page.swift") {
      try $0.write("let a = 1\n// nef:begin:hidden\nlet b = 2\n", to: "Page.swift")
    }
    XCTAssertTrue(errors.contains("Page.swift:2:1: error:"), errors)
    XCTAssertTrue(errors.contains("[markup]"), errors)
  }

  func testAPageThatFailsKeepsTheSiteFromBeingWritten() throws {
    let errors = try message(".") { try $0.write("```swift\n1 + 1 // => 3\n```\n", to: "Page.md") }
    XCTAssertTrue(errors.contains("Page.md:2:7: error:"), errors)
    XCTAssertTrue(errors.contains("nothing was written"), errors)
  }

  func testUnknownWordsAreAnsweredWithTheNearest() throws {
    let tool = try ToolRun()
    let command = try tool.run("complie", ".")
    XCTAssertEqual(command.status, 64)
    XCTAssertTrue(command.errors.contains("`compile`"), command.errors)
    let option = try tool.run("compile", ".", "--reprot", "json=x")
    XCTAssertEqual(option.status, 64)
    XCTAssertTrue(option.errors.contains("`--report`"), option.errors)
  }
}
