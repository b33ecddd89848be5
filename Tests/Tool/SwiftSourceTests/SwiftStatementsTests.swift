import SwiftSource
import XCTest

final class SwiftStatementsTests: XCTestCase {
  /// The text of each statement.
  private func statements(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftStatements.find(bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func forms(_ text: String) -> [SwiftStatement.Form] { SwiftStatements.find(Array(text.utf8)).map(\.form) }

  func testLineEndsAndSemicolonsEndStatements() {
    XCTAssertEqual(statements("let a = 1; a + 1\nb"), ["let a = 1", "a + 1", "b"])
  }

  func testMemberOnTheNextLineContinues() {
    XCTAssertEqual(statements("a\n  .b()\n  .c\nd"), ["a\n  .b()\n  .c", "d"])
  }

  func testBinaryOperatorOnEitherSideOfALineEndContinues() {
    XCTAssertEqual(statements("a +\nb"), ["a +\nb"])
    XCTAssertEqual(statements("a\n+ b"), ["a\n+ b"])
  }

  func testVariablesMayHaveTheNamesOfKeywordsOfSomePlaces() {
    for name in ["some", "any", "async", "open", "package", "nonisolated", "lazy", "dynamic"] {
      XCTAssertEqual(statements("\(name)\nother"), [name, "other"])
      XCTAssertEqual(forms("\(name)\nother"), [.expression, .expression], name)
    }
    XCTAssertEqual(statements("open\nclass A {}"), ["open\nclass A {}"])
    XCTAssertEqual(
      statements("nonisolated\n@discardableResult\nfunc f() {}"), ["nonisolated\n@discardableResult\nfunc f() {}"])
    XCTAssertEqual(statements("let a: any P = b\nsome"), ["let a: any P = b", "some"])
  }

  func testPrefixAndPostfixOperatorsDoNotContinue() {
    XCTAssertEqual(statements("a\n-b"), ["a", "-b"])
    XCTAssertEqual(statements("a!\nb"), ["a!", "b"])
  }

  func testCommentsLieOutsideOfStatements() {
    XCTAssertEqual(statements("a // b\n/* c */ d /* e */"), ["a", "d"])
  }

  func testLineEndsInBracketsDoNotEndAStatement() {
    XCTAssertEqual(statements("f(\n  a,\n  b\n)\nc"), ["f(\n  a,\n  b\n)", "c"])
  }

  func testClosureBodiesHaveStatementsOfTheirOwn() {
    let text = "f { x in\n  g(x)\n  h\n}"
    let bytes = Array(text.utf8)
    let found = SwiftStatements.find(bytes)
    XCTAssertEqual(found.first.map { String(decoding: bytes[$0.range], as: UTF8.self) }, text)
    XCTAssertEqual(found.first?.bodies, [2..<bytes.count])
    XCTAssertEqual(Array(statements(text).suffix(2)), ["g(x)", "h"])
    XCTAssertEqual(found.map(\.depth), [0, 1, 1, 1])
  }

  func testBodyInsideParenthesesBelongsToTheStatementAroundThem() {
    XCTAssertEqual(SwiftStatements.find(Array("f((g { a }))".utf8)).first?.bodies, [5..<10])
  }

  func testIfAndElseAreOneStatement() {
    let text = "if a {\n  b\n}\nelse if c {\n  d\n} else {\n  e\n}"
    XCTAssertEqual(statements(text), [text, "b", "d", "e"])
    XCTAssertEqual(SwiftStatements.find(Array(text.utf8))[0].bodies.count, 3)
  }

  func testCaseBodiesAreStatements() {
    XCTAssertEqual(
      statements("switch x {\ncase 1: a\ncase 2:\n  b\n  c\ndefault: d\n}").dropFirst(),
      ["case 1:", "a", "case 2:", "b", "c", "default:", "d"])
  }

  func testBraceOnTheNextLineBelongsToItsDeclaration() {
    XCTAssertEqual(statements("func f()\n{\n  a\n}\nb"), ["func f()\n{\n  a\n}", "a", "b"])
  }

  func testForms() {
    XCTAssertEqual(
      forms("let a = 1\na\na = 2\n_ = a\na += 1\na == 1\nimport X\nwhile a {}\nthrow e\n@main struct S {}"),
      [
        .variable, .expression, .assignment, .assignment, .assignment, .expression, .declaration, .control, .transfer,
        .declaration,
      ])
  }

  func testModifiersStandBeforeWhatTheyModify() {
    XCTAssertEqual(forms("private static let a = 1\n@X var b = 2"), [.variable, .variable])
  }

  func testDirectivesEndWithTheirLine() {
    let found = SwiftStatements.find(Array("#if os(Linux)\na\n#endif".utf8))
    XCTAssertEqual(found.map(\.isDirective), [true, false, true])
  }

  // MARK: Depths

  func testDepthsCountOpenBrackets() {
    XCTAssertEqual(SwiftStatements.depths(Array("a\nf(\n[\n])\nb".utf8)), [0, 1, 2, 0, 0])
  }

  func testDepthsCountLiteralsAndBlockComments() {
    XCTAssertEqual(SwiftStatements.depths(Array("\"\"\"\na\n\"\"\"\nb".utf8)), [1, 1, 0, 0])
    XCTAssertEqual(SwiftStatements.depths(Array("/*\r\na\n*/\nb".utf8)), [1, 1, 0, 0])
  }

  func testManyBodiesInDeepBracketsAreReadInLinearTime() {
    let text = String(repeating: "(", count: 50_000) + String(repeating: "{}", count: 50_000)
    XCTAssertEqual(SwiftStatements.find(Array(text.utf8)).first?.bodies.count, 50_000)
  }
}
