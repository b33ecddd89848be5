import Foundation
import XCTest

/// `file=` and `region=`
final class IncludeTests: XCTestCase {
  private func diagnostics(_ attributes: String, code: String = "let a = 1", file: String = "let a = 1\n") throws
    -> [String]
  {
    let run = try ToolRun()
    try run.write("", to: "arch-docs.yml")
    try run.write(file, to: "code/A.swift")
    try run.write("# A\n\n```swift \(attributes)\n\(code)\n```\n", to: "Page.md")
    return try run.report("Page.md").page("Page.md").diagnostics.map { "\($0.line) \($0.rule): \($0.message)" }
  }

  func testABlockThatEqualsItsFileHolds() throws {
    XCTAssertEqual(try diagnostics("file=code/A.swift"), [])
  }

  func testWhatABlockStatesNeedNotBeInTheFile() throws {
    XCTAssertEqual(try diagnostics("file=code/A.swift", code: "let a = 1 // => 1"), [])
    XCTAssertEqual(try diagnostics("file=code/A.swift", file: "let a = 1 // => 1\n"), [])
  }

  func testTheFirstLineThatDiffersIsNamed() throws {
    let found = try diagnostics("file=code/A.swift", code: "let a = 1\nlet b = 3", file: "let a = 1\nlet b = 2\n")
    XCTAssertEqual(found.count, 1)
    XCTAssert(found[0].hasPrefix("5 stale-include: the block is not what code/A.swift:2 says"), found[0])
  }

  func testAMissingFileIsAReadError() throws {
    XCTAssert(try diagnostics("file=code/B.swift")[0].hasPrefix("3 read-error: the file code/B.swift cannot be read"))
  }

  func testAMissingRegionIsNamedWithTheNearestOne() throws {
    let found = try diagnostics("file=code/A.swift region=us", file: "// region: use\nlet a = 1\n// endregion\n")
    XCTAssertEqual(found, ["3 bad-attribute: code/A.swift has no region “us”; “use” is meant, perhaps"])
  }

  func testARegionThatIsNeverEndedIsAnError() throws {
    let found = try diagnostics("file=code/A.swift region=use", file: "// region: use\nlet a = 1\n")
    XCTAssert(found[0].contains("is never ended"), found[0])
  }

  func testRegionsWithinARegionAreLeftOut() throws {
    let file = "  // region: all\n  // region: a\n  let a = 1\n  // endregion\n  let b = 2\n  // endregion\n"
    XCTAssertEqual(try diagnostics("file=code/A.swift region=all", code: "let a = 1\nlet b = 2", file: file), [])
  }

  func testPathsStayInTheProject() throws {
    XCTAssert(try diagnostics("file=../A.swift")[0].hasPrefix("3 bad-attribute"))
    XCTAssert(try diagnostics("file=/etc/hostname")[0].hasPrefix("3 bad-attribute"))
    let run = try ToolRun()
    try run.write("", to: "docs/arch-docs.yml")
    try run.write("secret\n", to: "outside.swift")
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.appendingPathComponent("docs/link.swift").path, withDestinationPath: "../outside.swift")
    try run.write("```swift file=link.swift\nlet a = 1\n```\n", to: "docs/Page.md")
    let found = try run.report("docs/Page.md").page("Page.md").diagnostics
    XCTAssertEqual(found.map(\.rule), ["bad-attribute"])
    XCTAssertFalse(found[0].message.contains("secret"))
  }
}
