import SwiftSource
import XCTest

final class SwiftLexerTests: XCTestCase {
  /// Each token's kind and text.
  private func lex(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.lex(bytes).map { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      return token.kind == .newline ? "newline" : "\(token.kind) \(text)"
    }
  }

  private func kinds(_ text: String) -> [SwiftToken.Kind] { SwiftLexer.lex(Array(text.utf8)).map(\.kind) }

  // MARK: Strings

  func testStringEndsAtItsQuoteAndNotAtAnEscapedOne() {
    XCTAssertEqual(lex(#""a\"b" c"#), [#"string "a\"b""#, "identifier c"])
  }

  func testRawStringEndsAtAQuoteWithItsPounds() {
    XCTAssertEqual(lex(##"#"a" \ "b"# c"##), [##"string #"a" \ "b"#"##, "identifier c"])
  }

  func testMultiLineStringHoldsQuotesAndLineEndings() {
    XCTAssertEqual(lex("\"\"\"\na \"b\" // c\n\"\"\" d"), ["string \"\"\"\na \"b\" // c\n\"\"\"", "identifier d"])
  }

  func testInterpolationHoldsStringsAndParentheses() {
    XCTAssertEqual(lex(#""\(f("x)", (1)))" y"#), [#"string "\(f("x)", (1)))""#, "identifier y"])
  }

  func testRawStringInterpolatesWithItsPoundsOnly() {
    XCTAssertEqual(lex(##"#"\(a" \#("b"#)"##).first, ##"string #"\(a" \#("b"#)"##)
    XCTAssertEqual(lex(##"#"\("# c"##), [##"string #"\("#"##, "identifier c"])
  }

  func testOpenStringEndsWithItsLine() {
    let tokens = SwiftLexer.lex(Array("\"a\nb".utf8))
    XCTAssertEqual(tokens.map(\.kind), [.string, .newline, .identifier])
    XCTAssertFalse(tokens[0].isTerminated)
  }

  func testEscapeAtTheEndOfALineDoesNotCarryAStringOver() {
    XCTAssertEqual(kinds("\"a\\\nb\""), [.string, .newline, .identifier, .string])
  }

  // MARK: Comments

  func testBlockCommentsNest() {
    XCTAssertEqual(lex("/* a /* b */ c */ d"), ["blockComment /* a /* b */ c */", "identifier d"])
  }

  func testOpenBlockCommentIsNotTerminated() {
    XCTAssertEqual(SwiftLexer.lex(Array("/* /* */".utf8)).map(\.isTerminated), [false])
  }

  func testCommentEndsAnOperator() {
    XCTAssertEqual(lex("a +// b"), ["identifier a", "operator +", "lineComment // b"])
  }

  func testEveryLineEndingIsOneToken() {
    XCTAssertEqual(
      lex("a\r\nb\rc\n"), ["identifier a", "newline", "identifier b", "newline", "identifier c", "newline"])
  }

  // MARK: Regex literals

  func testSlashBehindAnOperandDivides() {
    XCTAssertEqual(kinds("a / b / c"), [.identifier, .operator, .identifier, .operator, .identifier])
    XCTAssertEqual(kinds("f(x) /y/ 2").filter { $0 == .regex }, [])
  }

  func testSlashWhereAnOperandIsAwaitedBeginsARegex() {
    XCTAssertEqual(lex("let r = /a\\/\"b/"), ["keyword let", "identifier r", "operator =", "regex /a\\/\"b/"])
    XCTAssertEqual(kinds("return /x/"), [.keyword, .regex])
  }

  func testParenthesisThatClosesNoGroupEndsNoRegex() {
    XCTAssertEqual(kinds("reduce(8, /)// 1").last, .lineComment)
    XCTAssertEqual(lex("(/(a)\\)[)]/)"), ["open (", "regex /(a)\\)[)]/", "close )"])
  }

  func testClassOfARegexHoldsSlashes() {
    XCTAssertEqual(lex("(/[/]/)"), ["open (", "regex /[/]/", "close )"])
  }

  func testEscapeAtTheEndOfALineDoesNotCarryARegexOver() {
    XCTAssertFalse(kinds("(/a\\\nb/").contains(.regex))
    XCTAssertFalse(kinds("#/a\\\nb/#").contains(.regex))
  }

  func testExtendedRegexHoldsSlashesAndQuotes() {
    XCTAssertEqual(lex("#/a/\"b/# c"), ["regex #/a/\"b/#", "identifier c"])
  }

  func testExtendedRegexOverSeveralLines() {
    XCTAssertEqual(lex("#/\na\n/# c"), ["regex #/\na\n/#", "identifier c"])
  }

  func testOpenExtendedRegexDoesNotHideALaterOne() {
    XCTAssertEqual(kinds("##/\n#/\na\n/#").filter { $0 == .regex }.count, 1)
  }

  func testOpenExtendedRegexOfALineDoesNotHideTheNextLines() {
    XCTAssertEqual(kinds("#/a\n#/b/#").filter { $0 == .regex }.count, 1)
    XCTAssertEqual(kinds("#/a #/\nb\n/#").filter { $0 == .regex }.count, 1)
  }

  // MARK: Any text

  func testBackQuotesHoldAName() {
    XCTAssertEqual(lex("`a b` c"), ["identifier `a b`", "identifier c"])
    XCTAssertEqual(lex("`a // b"), ["identifier `", "identifier a", "lineComment // b"])
  }

  func testWordBehindADotIsAName() {
    XCTAssertEqual(kinds("a.default"), [.identifier, .operator, .identifier])
  }

  func testTokensLieInOrderAndInsideTheText() {
    let bytes = Array("#\"\\#(\"\\(/[/*\"\"\"`@#/\n\\".utf8)
    var end = 0
    for token in SwiftLexer.lex(bytes) {
      XCTAssertGreaterThanOrEqual(token.range.lowerBound, end)
      XCTAssertGreaterThan(token.range.count, 0)
      end = token.range.upperBound
    }
    XCTAssertLessThanOrEqual(end, bytes.count)
  }

  /// Each of these makes a lexer that looks for an end again and again quadratic; at this length such a one takes minutes.
  func testUnclosedLiteralsAreReadInLinearTime() {
    for piece in ["#/\n", "#/a ", "(/[ ", "(/[(/] ", "#", "\"\\(", "##/\n#/\n", "{", "`", "/*", "\"\"\"\\("] {
      let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
      XCTAssertFalse(SwiftLexer.lex(Array(text.utf8)).isEmpty, piece)
    }
  }
}
