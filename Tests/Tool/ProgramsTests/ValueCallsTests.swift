import DocumentModel
import PageParsing
import XCTest

@testable import Programs

/// Values that the compiler's transform does not report.
final class ValueCallsTests: XCTestCase {
  private func call(behind code: String) throws -> String? {
    let page = PageParser.parse(path: "Page.md", bytes: Array("```swift\n\(code)\n```\n".utf8))
    let programs = Programs.make(
      of: page, configuration: Configuration(), gates: Gates(platform: "linux", version: [], environment: []))
    let text = SourceText(bytes: try XCTUnwrap(programs.first).text)
    let lines = (1...text.lineCount).map(text.line).filter { $0.contains("__arch_docs_value") }
    XCTAssertLessThanOrEqual(lines.count, 1)
    return lines.first.flatMap { line in
      line.range(of: "__arch_docs_value(").map {
        String(
          line[$0.upperBound...].split(separator: ")", omittingEmptySubsequences: false).dropLast().joined(
            separator: ")") + ")")
      }
    }
  }

  func testATargetOfSeveralLinesIsNotReported() throws {
    XCTAssertNil(try call(behind: "a[\n  0\n] += 1 // => 1"))
  }

  func testAnAssignmentReportsItsTarget() throws {
    XCTAssertEqual(try call(behind: "x = 1 // => 1"), "x, 2, 1, 2, 6)")
    XCTAssertEqual(try call(behind: "a.b = 1 // => 1"), "a.b, 2, 1, 2, 8)")
    XCTAssertEqual(try call(behind: "x += 1 // => 2"), "x, 2, 1, 2, 7)")
    XCTAssertEqual(try call(behind: "  a.b[i] <<= 1 // => 2"), "a.b[i], 2, 3, 2, 15)")
    XCTAssertEqual(try call(behind: "x? += 1 // => 2"), "x, 2, 1, 2, 8)")
  }

  func testTuplePatternsReportTheirVariables() throws {
    XCTAssertEqual(try call(behind: "let (a, b) = f() // => 1"), "(a, b), 2, 1, 2, 17)")
    XCTAssertEqual(try call(behind: "let (x: a, (_, c)): T = f() // => 1"), "(a, c), 2, 1, 2, 28)")
    XCTAssertEqual(try call(behind: "let (a, _) = f() // => 1"), "a, 2, 1, 2, 17)")
  }

  func testOfSeveralVariablesTheLastOneIsReported() throws {
    XCTAssertEqual(try call(behind: "let a = 1, b = 2 // => 2"), "b, 2, 1, 2, 17)")
  }

  func testWhatTheTransformReportsItselfNeedsNoCall() throws {
    XCTAssertNil(try call(behind: "let a = 1 // => 1"))
    XCTAssertNil(try call(behind: "_ = f() // => 1"))
    XCTAssertNil(try call(behind: "x == 1 // => true"))
  }

  func testNothingIsReadTwiceThatMayWaitOrCall() throws {
    XCTAssertNil(try call(behind: "f().x += 1 // => 2"))
    XCTAssertNil(try call(behind: "await actor.x += 1 // => 2"))
  }

  func testMembersOfATypeAreNotFollowedByACall() throws {
    XCTAssertNil(try call(behind: "struct A {\n  let a = 1, b = 2 // => 2\n}"))
    XCTAssertNotNil(try call(behind: "class A {\n  class func f() {\n    let a = 1, b = 2 // => 2\n    g()\n  }\n}"))
  }

  func testWithoutAnExpectationNothingIsAdded() throws {
    XCTAssertNil(try call(behind: "x += 1"))
  }
}
