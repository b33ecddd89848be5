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

/// Reports of runs that have no pages to speak of.
final class FatalReportTests: XCTestCase {
  func testAFaultyConfigurationIsInTheReport() throws {
    let run = try ToolRun()
    try run.write("timeot: 5s\n", to: "arch-docs.yml")
    try run.write("```swift\n1\n```\n", to: "A.md")
    let outcome = try run.run("compile", ".", "--report", "json=report.json")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("arch-docs.yml:1:1: error: "), outcome.errors)
    XCTAssert(outcome.errors.contains("[front-matter]"), outcome.errors)
    let report = try String(contentsOf: run.folder.appendingPathComponent("report.json"), encoding: .utf8)
    XCTAssert(report.contains("timeot"), report)
  }

  func testAMissingFolderIsInTheReport() throws {
    let run = try ToolRun()
    XCTAssertEqual(try run.run("compile", "Nowhere", "--report", "json=report.json").status, 1)
    let report = try String(contentsOf: run.folder.appendingPathComponent("report.json"), encoding: .utf8)
    XCTAssert(report.contains("no such file or folder"), report)
  }
}
