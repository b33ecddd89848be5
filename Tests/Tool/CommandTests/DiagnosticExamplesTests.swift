import XCTest

/// What the documentation says of each rule is what the tool says. `UPDATE_GOLDENS=1` writes the messages anew.
///
/// Under a rule's heading stand its example's files, fences with the option `example`, and behind them a text fence: the message.
final class DiagnosticExamplesTests: XCTestCase {
  func testEverySectionHasAnExample() throws {
    let page = try ReferencePage("Diagnostics")
    XCTAssertFalse(page.headings.isEmpty)
    for rule in page.headings {
      let own = page.fences.filter { $0.heading == rule }
      XCTAssertFalse(own.dropLast().isEmpty, rule)
      XCTAssertTrue(own.dropLast().allSatisfy { $0.options["example"] != nil }, rule)
      XCTAssertEqual(own.last?.language, "text", rule)
    }
  }

  func testEveryExampleGivesItsMessage() throws {
    var page = try ReferencePage("Diagnostics")
    let cache = try ToolRun()
    var said: [(fence: ReferencePage.Fence, text: String)] = []
    for rule in page.headings {
      let tool = try ToolRun()
      for fence in page.fences where fence.heading == rule && fence.options["example"] != nil {
        try tool.write(fence.text, to: fence.options["file"] ?? "Page.md")
      }
      let message = try XCTUnwrap(page.fences.last { $0.heading == rule })
      let outcome = try tool.run(
        "compile", ".", "--quiet", "--color", "never", "--cache-dir", cache.folder.path)
      XCTAssertTrue(outcome.errors.contains(" [\(rule)]\n"), "\(rule): \(outcome.errors)")
      XCTAssertEqual(outcome.status, outcome.errors.contains(": error: ") ? 1 : 0, rule)
      if !ReferencePage.isUpdating { XCTAssertEqual(outcome.errors, message.text, rule) }
      said.append((message, outcome.errors))
    }
    if ReferencePage.isUpdating { try page.write(said) }
  }
}
