import Foundation
import XCTest

/// Standard output, files and surroundings of a page.
final class PageOutputTests: XCTestCase {
  private var tool: ToolRun!

  override func setUpWithError() throws { tool = try ToolRun() }

  private func page(_ text: String) throws -> ToolRun.Report.Page {
    try tool.write(text, to: "Page.md")
    return try tool.report("Page.md").page("Page.md")
  }

  private func block(_ code: String) throws -> ToolRun.Report.Block { try page("```swift\n\(code)\n```\n").blocks[0] }

  // MARK: Output

  func testALargeOutputIsJudgedWholeAndShownInPart() throws {
    let page = try page(
      """
      ```swift
      for n in 0..<300_000 { print(n) }
      ```

      ```output
      0
      ...
      299998
      299999
      ```
      """)
    XCTAssertEqual(page.diagnostics.map(\.message), [])
    XCTAssertTrue(page.blocks[0].output.hasSuffix("… (cut: 1988890 bytes in all)\n"))
  }

  func testAFloodIsCutAndNothingIsVerifiedAgainstIt() throws {
    let page = try page(
      """
      ```swift
      let line = String(repeating: "x", count: 1_000_000)
      for _ in 0..<20 { print(line) }
      ```

      ```output
      ...
      ```

      ```swift
      print("end") // prints: ...
      ```
      """)
    let message =
      "the program wrote 20000024 bytes, of which the first 16777216 were kept: this output was not verified"
    XCTAssertEqual(page.diagnostics.map(\.message), [message, message])
    XCTAssertEqual(page.diagnostics.map(\.line), [6, 11])
    XCTAssertTrue(page.blocks[0].output.hasSuffix("… (cut: the program wrote 20000024 bytes in all)\n"))
  }

  func testAFloodWithoutExpectationsPasses() throws {
    let page = try page(
      "```swift\nlet line = String(repeating: \"x\", count: 1_000_000)\nfor _ in 0..<20 { print(line) }\n```\n")
    XCTAssertEqual(page.status, "passed")
  }

  func testWritersKeepTheirOrder() throws {
    let output = try block(
      """
      import Foundation
      print("a", terminator: "")
      FileHandle.standardOutput.write(Data("b".utf8))
      print("c", terminator: "")
      write(1, "d", 1)
      fputs("e", stdout)
      """
    ).output
    XCTAssertEqual(output, "abcde")
  }

  func testAnUnfinishedLineOutlivesATrap() throws {
    XCTAssertEqual(try block("print(\"unfinished\", terminator: \"\")\nfatalError()").output, "unfinished")
  }

  func testAnUnfinishedLineOutlivesATimeout() throws {
    try tool.write("```swift\nprint(\"unfinished\", terminator: \"\")\nwhile true {}\n```\n", to: "Page.md")
    let page = try tool.report("Page.md", "--timeout", "1s").page("Page.md")
    XCTAssertEqual(page.blocks[0].output, "unfinished")
  }

  private func assertStaysJudged(behind code: String) throws {
    let block = try block("import Foundation\nprint(\"before\")\n_ = \(code)\nprint(\"after\")\n1 + 1 // => 2")
    XCTAssertEqual(block.status, "passed")
    XCTAssertEqual(block.output, "before\n")
  }

  func testStandardOutputMayBeClosed() throws { try assertStaysJudged(behind: "close(1)") }
  func testStandardOutputMayBeReplaced() throws {
    try assertStaysJudged(behind: "dup2(open(\"mine\", O_WRONLY | O_CREAT, 0o600), 1)")
  }
  func testStandardOutputMayBeReopened() throws { try assertStaysJudged(behind: "freopen(\"mine\", \"w\", stdout)") }

  // MARK: Surroundings

  func testStandardInputIsAtItsEnd() throws {
    let block = try block(
      "import Foundation\nreadLine() // => nil\nFileHandle.standardInput.readDataToEndOfFile().count // => 0")
    XCTAssertEqual(block.status, "passed")
  }

  func testTheEnvironmentIsTheNamedOneAndWhatTheConfigurationAdds() throws {
    try tool.write("env: [ARCH_DOCS_TEST_SEEN]\n", to: "arch-docs.yml")
    tool.environment = ["ARCH_DOCS_TEST_SEEN": "1", "ARCH_DOCS_TEST_HIDDEN": "1"]
    let block = try block(
      """
      import Foundation
      let variables = ProcessInfo.processInfo.environment
      variables.keys.sorted() // => ["ARCH_DOCS_TEST_SEEN", "HOME", "LANG", "PATH", "TERM", "TMPDIR", "TZ"]
      [variables["TZ"], variables["TERM"]] // => [Optional("UTC"), Optional("dumb")]
      """)
    XCTAssertEqual(block.values.map(\.text).last, "[Optional(\"UTC\"), Optional(\"dumb\")]")
    XCTAssertEqual(block.status, "passed")
  }

  private func assertIsRemoved(_ code: String) throws {
    try tool.write("kept", to: "kept/file.txt")
    let temporary = tool.folder.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    tool.environment = ["TMPDIR": temporary.path]
    let block = try block(
      "import Foundation\nlet kept = \"\(tool.folder.path)/kept\"\n\(code)")
    XCTAssertEqual(block.status, "passed")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [])
    XCTAssertTrue(FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("kept/file.txt").path))
  }

  func testUnreadableFoldersAreRemoved() throws {
    try assertIsRemoved(
      """
      try FileManager.default.createDirectory(atPath: "a/b/c", withIntermediateDirectories: true)
      try "x".write(toFile: "a/b/c/file", atomically: false, encoding: .utf8)
      for path in ["a/b/c/file", "a/b/c", "a/b", "a", "."] { chmod(path, 0) }
      """)
  }

  func testLinksAreRemovedAndNotFollowed() throws {
    try assertIsRemoved(
      "symlink(\"..\", \"loop\") // => 0\nsymlink(kept, \"outside\") // => 0\nsymlink(\"self\", \"self\") // => 0")
  }

  func testDeepTreesAreRemoved() throws {
    try assertIsRemoved("for _ in 0..<2_000 {\n  mkdir(\"deeper\", 0o700)\n  chdir(\"deeper\")\n}")
  }

  // MARK: The run's own files

  func testOutputIsKnownThoughThePageRemovesItsFiles() throws {
    let block = try block(
      """
      import Foundation
      try? FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath + "/..")
      print("x") // prints: x
      """)
    XCTAssertEqual(block.status, "passed")
  }

  func testAStateFileThatIsCutShortIsACrashOfThePageAlone() throws {
    try tool.write("```swift\n1 + 1 // => 2\n```\n", to: "Good.md")
    try tool.write(
      "```swift\nimport Foundation\ntruncate(FileManager.default.currentDirectoryPath + \"/../state\", 0)\nprint(1)\n1 + 1 // => 2\n```\n",
      to: "Page.md")
    let report = try tool.report(".")
    XCTAssertEqual(try report.page("Page.md").status, "failed")
    XCTAssertEqual(try report.page("Good.md").status, "passed")
  }
}
