import XCTest

/// `--only`, `--shard`, `--fail-fast`
final class SelectionTests: XCTestCase {
  private func project() throws -> ToolRun {
    let run = try ToolRun()
    try run.write("", to: "arch-docs.yml")
    for name in ["A", "B", "C"] {
      try run.write(
        "# \(name)\n\n```swift\n1 + 1 // => 3\n```\n\n```swift scope=other\n2 // => 2\n```\n", to: "Guide/\(name).md")
    }
    return run
  }

  func testOnlyALineRunsItsProgram() throws {
    let run = try project()
    let report = try run.report(".", "--only", "Guide/B.md:8")
    XCTAssertEqual(report.status, 0)
    XCTAssertEqual(report.json.pages.map(\.path), ["Guide/B.md"])
    XCTAssertEqual(report.json.pages[0].blocks.map(\.status), ["skipped", "passed"])
  }

  func testOnlyALineWithoutABlockIsAnError() throws {
    let outcome = try project().run("compile", ".", "--only", "Guide/B.md:1")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("no Swift block is at that line"), outcome.errors)
  }

  func testSeveralPagesCanBePicked() throws {
    let report = try project().report(".", "--only", "A.md", "--only", "C.md")
    XCTAssertEqual(report.json.pages.map(\.path), ["Guide/A.md", "Guide/C.md"])
  }

  func testShardsShareThePagesOut() throws {
    let run = try project()
    XCTAssertEqual(try run.report(".", "--shard", "1/2").json.pages.map(\.path), ["Guide/A.md", "Guide/C.md"])
    XCTAssertEqual(try run.report(".", "--shard=2/2").json.pages.map(\.path), ["Guide/B.md"])
    XCTAssertEqual(try run.run("compile", ".", "--shard", "3/2").status, 64)
  }

  func testFailFastLeavesThePagesBehindOut() throws {
    let report = try project().report(".", "--fail-fast", "--jobs", "1")
    XCTAssertEqual(report.status, 1)
    XCTAssertEqual(report.json.pages.map(\.status), ["failed", "skipped", "skipped"])
  }
}
