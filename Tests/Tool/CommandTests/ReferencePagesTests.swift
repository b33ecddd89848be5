import Foundation
import XCTest

/// The reference's examples are what they say they are. `UPDATE_GOLDENS=1` writes the reports anew.
final class ReferencePagesTests: XCTestCase {
  /// Pages shown as Markdown are pages that hold; a text fence with a file's name is one, too.
  func testPagesShownInTheReferenceHold() throws {
    let page = try ReferencePage("Pages")
    let shown = page.fences.filter { $0.language == "markdown" || $0.options["file"] != nil }
    XCTAssertGreaterThan(shown.count, 5)
    let cache = try ToolRun()
    for fence in shown {
      let tool = try ToolRun()
      let file = fence.options["file"] ?? "Page.md"
      try tool.write(fence.text, to: file)
      let outcome = try tool.run("compile", file, "--warnings-as-errors", "--cache-dir", cache.folder.path)
      XCTAssertEqual(outcome.status, 0, "\(fence.heading): \(outcome.errors)")
      XCTAssertFalse(outcome.output.contains(" 0 blocks"), outcome.output)
    }
  }

  func testTheProjectShownForTheConfigurationHolds() throws {
    let page = try ReferencePage("Configuration")
    let tool = try ToolRun()
    for fence in page.fences { try tool.write(fence.text, to: try XCTUnwrap(fence.options["file"])) }
    try tool.write("```swift\nthis is a draft\n```\n", to: "Drafts/Deep/Idea.md")
    let outcome = try tool.run("jekyll", ".", "--output", "site")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    let file = tool.folder.appendingPathComponent("site/docs/guide/identity/index.html")
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).contains("Since version 1.4.0"))
  }

  /// Every fence with the option `report` is the report of that kind on the page's example.
  func testReportsShownInTheReferenceAreTheTools() throws {
    var page = try ReferencePage("Reports")
    let example = try XCTUnwrap(page.fences.first { $0.options["file"] != nil })
    let tool = try ToolRun()
    try tool.write(example.text, to: try XCTUnwrap(example.options["file"]))
    let reports = page.fences.filter { $0.options["report"] != nil }
    XCTAssertEqual(reports.map { $0.options["report"] }, ["terminal", "json", "junit", "github"])
    let terminal = try tool.run("compile", ".", "--color", "never")
    var said: [(fence: ReferencePage.Fence, text: String)] = []
    for fence in reports {
      let kind = try XCTUnwrap(fence.options["report"])
      let text =
        kind == "terminal"
        ? terminal.errors + terminal.output : try tool.run("compile", ".", "--report", "\(kind)=-").output
      if !ReferencePage.isUpdating { XCTAssertEqual(timeless(text), timeless(fence.text), kind) }
      // The times shown stay what they are, unless all of the report is new.
      said.append((fence, timeless(text) == timeless(fence.text) ? fence.text : text))
    }
    if ReferencePage.isUpdating { try page.write(said) }
  }

  /// How long a run took is another matter each time.
  private func timeless(_ report: String) -> String {
    report.replacing(try! Regex(#"time="[0-9]+\.[0-9]{3}""#), with: #"time="0.000""#)
  }
}
