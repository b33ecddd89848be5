import Foundation
import XCTest

/// What tests of misbehaving pages share.
class MisbehavingPageCase: XCTestCase {
  var tool: ToolRun!

  override func setUpWithError() throws { tool = try ToolRun() }

  /// The result of a page of one block, beside one that is in order.
  func page(
    _ code: String, timeout: String = "1s", inside wrapper: [String] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> ToolRun.Report.Page {
    try tool.write("```swift\n\(code)\n```\n", to: "Bad.md")
    try tool.write("```swift\n1 + 1 // => 2\n```\n", to: "Good.md")
    let report = try tool.report(".", "--timeout", timeout, inside: wrapper)
    XCTAssertEqual(try report.page("Good.md").status, "passed", file: file, line: line)
    return try report.page("Bad.md")
  }

  func diagnostic(_ code: String, timeout: String = "1s", inside wrapper: [String] = []) throws -> Told {
    let page = try page(code, timeout: timeout, inside: wrapper)
    let first = try XCTUnwrap(page.diagnostics.first)
    return Told(rule: first.rule, line: first.line, column: first.column, message: first.message)
  }

  struct Told: Equatable {
    var rule: String
    var line: Int
    var column: Int
    var message: String
  }

  /// Runs the tool where the kernel allows no namespaces, as in many containers.
  func withoutNamespaces() throws -> [String] {
    let forbid = "echo 0 > /proc/sys/user/max_pid_namespaces && exec \"$@\""
    let wrapper = ["/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c", forbid, "sh"]
    try XCTSkipUnless(try ToolRun.succeeds(wrapper + ["/bin/true"]), "no user namespaces here")
    return wrapper
  }
}
