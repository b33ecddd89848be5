import Foundation
import XCTest

/// `arch-docs compile --fix`
final class FixTests: XCTestCase {
  private func page(_ run: ToolRun, _ path: String = "Page.md") throws -> String {
    String(decoding: try Data(contentsOf: run.folder.appendingPathComponent(path)), as: UTF8.self)
  }

  private func times(_ run: ToolRun, _ path: String = "Page.md") throws -> [Int] {
    var status = stat()
    XCTAssertEqual(stat(run.folder.appendingPathComponent(path).path, &status), 0)
    return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_nsec]
  }

  func testFixWritesWhatHappenedAndTheRunPasses() throws {
    let run = try ToolRun()
    try run.write("# A\n\n```swift\n1 + 1 // => 3\nprint(\"é\") // prints: e\n```\n", to: "Page.md")
    let outcome = try run.run("compile", "Page.md", "--fix")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssertEqual(try page(run), "# A\n\n```swift\n1 + 1 // => 2\nprint(\"é\") // prints: é\n```\n")
    XCTAssert(outcome.errors.contains("Page.md: 2 changes written by --fix"), outcome.errors)
  }

  func testFixWithNothingToFixLeavesTheFileAlone() throws {
    let run = try ToolRun()
    try run.write("```swift\n1 + 1 // => 2\n```\n", to: "Page.md")
    let before = try times(run)
    XCTAssertEqual(try run.run("compile", "Page.md", "--fix").status, 0)
    XCTAssertEqual(try times(run), before)
  }

  func testFixLeavesWhatItCannotKnow() throws {
    let run = try ToolRun()
    try run.write("```swift\nlet f = { 1 // => 5\n}\n[1, 2] // => [3, ...\n```\n", to: "Page.md")
    let before = try page(run)
    let outcome = try run.run("compile", "Page.md", "--fix")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(try page(run), before)
    XCTAssert(outcome.errors.contains("no-value"), outcome.errors)
    XCTAssert(outcome.errors.contains("value-mismatch"), outcome.errors)
  }

  func testADryRunShowsADiffThatPatchTakes() throws {
    let run = try ToolRun()
    let text =
      "# A\n\n```swift\n1 + 1 // => 3\n```\n\nProse.\n\n\n\n\n\n\n```swift\nprint(\"a\\nb\") // prints: x\n```\n"
    try run.write(text, to: "Page.md")
    let outcome = try run.run("compile", "Page.md", "--fix", "--dry-run", "--quiet")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(try page(run), text)
    try run.write(outcome.output, to: "change.diff")
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    patch.arguments = ["git", "apply", "change.diff"]
    patch.currentDirectoryURL = run.folder
    try patch.run()
    patch.waitUntilExit()
    XCTAssertEqual(patch.terminationStatus, 0, outcome.output)
    let byDiff = try page(run)
    try run.write(text, to: "Page.md")
    XCTAssertEqual(try run.run("compile", "Page.md", "--fix").status, 0)
    XCTAssertEqual(try page(run), byDiff)
  }

  func testFixTakesIncludedFilesOver() throws {
    let run = try ToolRun()
    try run.write("", to: "arch-docs.yml")
    try run.write("struct A {\n  // region: use\n  let a = 1\n\n  let b = 2\n  // endregion\n}\n", to: "code/A.swift")
    try run.write(
      "- ```swift file=code/A.swift region=use\n  let a = 1\n  ```\n\n```swift file=code/A.swift scope=new\n```\n",
      to: "Guide/Page.md")
    XCTAssertEqual(try run.run("compile", ".").status, 1)
    let outcome = try run.run("compile", ".", "--fix")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssertEqual(
      try page(run, "Guide/Page.md"),
      "- ```swift file=code/A.swift region=use\n  let a = 1\n\n  let b = 2\n  ```\n\n```swift file=code/A.swift scope=new\n"
        + "struct A {\n  // region: use\n  let a = 1\n\n  let b = 2\n  // endregion\n}\n```\n")
  }

  func testAFileThatCannotBeWrittenIsAnErrorAndStaysWhole() throws {
    try XCTSkipIf(getuid() == 0, "root may write everywhere")
    let run = try ToolRun()
    try run.write("```swift\n1 // => 2\n```\n", to: "Guide/Page.md")
    let folder = run.folder.appendingPathComponent("Guide").path
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let outcome = try run.run("compile", "Guide/Page.md", "--fix")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.errors.contains("--fix cannot write it"), outcome.errors)
    XCTAssertEqual(try page(run, "Guide/Page.md"), "```swift\n1 // => 2\n```\n")
  }

  func testDryRunWithoutFixIsWrongUsage() throws {
    let run = try ToolRun()
    XCTAssertEqual(try run.run("compile", ".", "--dry-run").status, 64)
  }
}
