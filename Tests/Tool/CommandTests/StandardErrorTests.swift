import XCTest

/// What a page wrote to standard error, as its author is told.
final class StandardErrorTests: XCTestCase {
  private var tool: ToolRun!

  override func setUpWithError() throws { tool = try ToolRun() }

  /// What the tool says of a page to which `say` writes to standard error.
  private func told(_ page: String, _ options: String...) throws -> String {
    try tool.write(page, to: "Page.md")
    return try tool.run(["compile", "Page.md", "--quiet", "--color", "never"] + options).errors
  }

  private let say = """
    import Foundation
    func say(_ text: String) { FileHandle.standardError.write(Data((text + "\\n").utf8)) }
    """

  private let head = "Page.md: note: it wrote to standard error:\n"

  func testItIsToldBelowTheErrorsOfThePage() throws {
    let errors = try told("```swift\n\(say)\nsay(\"the effect failed\")\n1 + 1 // => 3\n```\n")
    XCTAssertTrue(errors.hasSuffix("^\n\(head)  | the effect failed\n"), errors)
  }

  func testOfAPageThatHoldsItIsToldOnRequest() throws {
    let page = "```swift\n\(say)\nsay(\"well\")\n```\n"
    XCTAssertEqual(try told(page), "")
    XCTAssertEqual(try told(page, "--verbose"), "\(head)  | well\n")
  }

  func testWhatTheMessageOfACrashTellsIsNotToldAgain() throws {
    let errors = try told("```swift\n\(say)\nsay(\"before\")\nfatalError(\"one\\ntwo\")\n```\n")
    XCTAssertTrue(errors.contains("error: crashed: one [crash]\n"), errors)
    XCTAssertTrue(errors.hasSuffix("\n  two\n\(head)  | before\n"), errors)
  }

  func testWhatStandsInForTheReasonOfACrashIsNotToldAgain() throws {
    let errors = try told("```swift\n\(say)\nfor line in 1...5 { say(\"line \\(line)\") }\nabort()\n```\n")
    XCTAssertTrue(errors.contains("crashed: aborted (SIGABRT): line 3 [crash]\n"), errors)
    XCTAssertTrue(errors.hasSuffix("  line 4\n  line 5\n\(head)  | line 1\n  | line 2\n"), errors)
  }

  func testOverlappingAccessesAreToldWithoutTheRuntimesStacks() throws {
    let errors = try told(
      """
      ```swift
      \(say)
      final class Box { var value = 1 }
      let box = Box()
      func change(_ value: inout Int, _ then: () -> Void) { then() }
      say("before")
      change(&box.value) { box.value = 3 }
      ```

      """)
    XCTAssertTrue(errors.contains("aborted (SIGABRT): Simultaneous accesses to 0x"), errors)
    XCTAssertTrue(errors.hasSuffix("  Fatal access conflict detected.\n\(head)  | before\n"), errors)
  }

  func testAnUncaughtErrorIsToldOnce() throws {
    let errors = try told("```swift\n\(say)\nsay(\"before\")\nthrow CocoaError(.fileNoSuchFile)\n```\n")
    XCTAssertTrue(errors.hasSuffix("\n\(head)  | before\n"), errors)
  }

  func testWhatWasWrittenBeforeATimeoutIsTold() throws {
    let errors = try told("```swift\n\(say)\nsay(\"waiting\")\nwhile true {}\n```\n", "--timeout", "1s")
    XCTAssertTrue(errors.hasSuffix("\n\(head)  | waiting\n"), errors)
  }

  func testAFloodIsToldByItsEnd() throws {
    let errors = try told("```swift\n\(say)\nfor n in 1...200_000 { say(\"line \\(n)\") }\n1 + 1 // => 3\n```\n")
    let lines = errors.components(separatedBy: head).last?.split(separator: "\n") ?? []
    XCTAssertTrue(lines[0].hasPrefix("  … more than "), errors)
    XCTAssertEqual(lines.dropFirst(), (199_991...200_000).map { "  | line \($0)" }[...])
  }

  func testItIsNoOutputAndFailsNothing() throws {
    try tool.write("```swift\n\(say)\nsay(\"error: bad\")\n1 + 1 // => 2\n```\n\n```output\n```\n", to: "Page.md")
    let report = try tool.report("Page.md")
    XCTAssertEqual(report.status, 0)
    XCTAssertEqual(try report.page("Page.md").blocks.map(\.output), [""])
  }
}
