import DocumentModel
import PageParsing
import XCTest

@testable import Programs

/// Where the output of a statement begins and ends.
final class StatementOutputTests: XCTestCase {
  private func program(_ code: String) throws -> Program {
    let text = "```swift\n\(code)\n```\n"
    let page = PageParser.parse(path: "Page.md", bytes: Array(text.utf8))
    XCTAssertEqual(page.diagnostics, [])
    let programs = Programs.make(
      of: page, configuration: Configuration(), gates: Gates(platform: "linux", version: [], environment: []))
    return try XCTUnwrap(programs.first)
  }

  private func line(_ number: Int, of program: Program) -> String {
    SourceText(bytes: program.text).line(number)
  }

  func testACallBehindTheStatementAndBehindTheOneBefore() throws {
    let program = try program("print(1)\nprint(2) // prints: 2")
    XCTAssertEqual(line(2, of: program), "print(1) ;__arch_docs_mark(1)")
    XCTAssertEqual(line(3, of: program), "print(2) ;__arch_docs_mark(2)")
    XCTAssertEqual(program.stretches, [StatementStretch(start: 1, end: 2)])
  }

  func testTheEdgesOfABodyAreEvents() throws {
    let program = try program("func f() {\n  print(1) // prints: 1\n}\nf()")
    XCTAssertEqual(line(3, of: program), "  print(1) ")
    XCTAssertEqual(program.points.map(\.kind), [.bodyEntry, .bodyExit])
    XCTAssertEqual(program.points.map(\.line), [2, 2])
    XCTAssertEqual(program.points.map(\.byteColumn), [10, 10])
  }

  func testAnImplicitReturnStaysASingleExpression() throws {
    let program = try program("func f() -> Int {\n  g() // prints: x\n}")
    XCTAssertFalse(line(3, of: program).contains("__arch_docs_mark"))
  }

  func testBetweenStatementsOfABodyACallStands() throws {
    let program = try program("func f() {\n  g()\n  print(1) // prints: 1\n  h()\n}")
    XCTAssert(line(3, of: program).hasPrefix("  g() ;__arch_docs_mark("))
    XCTAssert(line(4, of: program).hasPrefix("  print(1) ;__arch_docs_mark("))
    XCTAssertEqual(program.points, [])
  }

  func testABranchOfASwitchBeginsBehindItsLabel() throws {
    let program = try program("switch x {\ncase 1:\n  print(1) // prints: 1\ndefault: break\n}")
    XCTAssert(line(3, of: program).hasPrefix("case 1: __arch_docs_mark("))
    XCTAssert(line(4, of: program).hasPrefix("  print(1) ;__arch_docs_mark("))
  }

  func testStatementsOnOneLineAreToldApartByEvents() throws {
    let program = try program("print(1); print(2) // prints: 2")
    XCTAssertEqual(program.points.map(\.kind), [.statementEnd])
    XCTAssertEqual(program.points.map(\.byteColumn), [9])
  }

  func testNoCallFollowsAReturn() throws {
    let program = try program("func f() -> Int {\n  g()\n  return h() // prints: x\n}")
    XCTAssertEqual(line(4, of: program), "  return h() ")
    XCTAssertEqual(program.points.map(\.kind), [.bodyExit])
  }

  func testTheOutermostStatementThatEndsOnTheLineIsMeant() throws {
    let one = try program("for i in 1...2 { print(i) } // prints: 1\n// prints: 2")
    XCTAssertEqual(one.stretches, [StatementStretch(start: nil, end: 1)])
    let many = try program("for i in 1...2 {\n  print(i)\n} // prints: 1\n// prints: 2")
    XCTAssertEqual(many.stretches, [StatementStretch(start: nil, end: 1)])
  }

  func testACommentThatOpensABodySpeaksOfNoStatement() throws {
    let program = try program("print(0)\nfunc f() {\n  // prints: 0\n  print(1)\n}")
    XCTAssertEqual(program.statedOutputs, [:])
  }

  func testTheBooksFormMayMeanAllSinceTheLastCheck() throws {
    let program = try program("print(1)\n// Prints \"1\"\nprint(2)\nprint(3)\n// Prints \"3\"")
    XCTAssertEqual(program.statedOutputs[3]?.since, .programStart)
    let first = try XCTUnwrap(program.statedOutputs[3]).stretch
    XCTAssertEqual(program.statedOutputs[6]?.since, .mark(program.stretches[first].end))
  }
}
