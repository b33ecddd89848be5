import DocumentModel
import Reporting
import XCTest

/// What was expected and what there is, as the terminal shows them.
final class ComparisonTests: XCTestCase {
  /// What stands under the source line.
  private func shown(
    _ expected: String, _ actual: String, rule: Diagnostic.Rule = .outputMismatch, width: Int = 80
  ) -> String {
    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n          ")
    }
    let message = "differs\nexpected: \(indented(expected))\nactual:   \(indented(actual))"
    let diagnostic = Diagnostic(path: "A.md", line: 1, rule: rule, message: message)
    let text = TerminalReport(width: width).text(diagnostic, source: nil, root: "/p")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }

  // MARK: One line each

  func testFirstDifferenceIsMarkedUnderBothLines() {
    XCTAssertEqual(
      shown("Text \"1\", Button \"+\"", "Text \"2\", Button \"+\""),
      """
        expected: Text "1", Button "+"
        actual:   Text "2", Button "+"
                        ^

      """)
  }

  func testMarkStandsBehindTheShorterLine() {
    XCTAssertEqual(shown("abc", "abcd"), "  expected: abc\n  actual:   abcd\n               ^\n")
  }

  func testMarkStandsUnderWideCharacters() {
    XCTAssertEqual(shown("日本x", "日本y"), "  expected: 日本x\n  actual:   日本y\n                ^\n")
  }

  func testWhatIsBehindAnEllipsisIsNotMarked() {
    XCTAssertEqual(shown("a ... z", "a b"), "  expected: a ... z\n  actual:   a b\n")
  }

  func testWhatIsBeforeAnEllipsisIsMarked() {
    XCTAssertEqual(shown("ab...", "ac"), "  expected: ab...\n  actual:   ac\n             ^\n")
  }

  func testCharactersThatCannotBeToldApartAreNamed() {
    XCTAssertEqual(
      shown("a b", "a\u{A0}b"),
      "  expected: a b\n  actual:   a\u{A0}b\n             ^ expected U+0020, found U+00A0\n")
    XCTAssertEqual(
      shown("é", "e\u{301}"),
      "  expected: é\n  actual:   e\u{301}\n            ^\n")
    XCTAssertEqual(
      shown("e", "e\u{301}"),
      "  expected: e\n  actual:   e\u{301}\n            ^ expected the end, found U+0301\n")
  }

  func testNothingIsSaidInWords() {
    XCTAssertEqual(shown("a", ""), "  expected: a\n  actual:   (nothing)\n            ^\n")
  }

  func testLongLinesAreCutAroundTheirFirstDifference() {
    let start = String(repeating: "a", count: 300)
    let lines = shown(start + "X" + start, start + "Y" + start, width: 60).split(separator: "\n")
    for line in lines { XCTAssertLessThanOrEqual(line.count, 60) }
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
    XCTAssertEqual([lines[0], lines[1]].map { Array($0)[caret] }, ["X", "Y"])
    XCTAssertTrue(lines[0].hasPrefix("  expected: …a") && lines[0].hasSuffix("a…"), "\(lines[0])")
  }

  // MARK: Several lines

  func testSeveralLinesAreOneListWithMarks() {
    XCTAssertEqual(
      shown("one\ntwo\nthree", "one\n2\nthree\nfour"),
      """
        - expected  + actual
          one
        - two
        + 2
          ^
          three
        + four

      """)
  }

  func testOfManyEqualLinesThoseNextToADifferenceAreShown() {
    let lines = (1...20).map { "line \($0)" }
    var other = lines
    other[9] = "changed"
    XCTAssertEqual(
      shown(lines.joined(separator: "\n"), other.joined(separator: "\n")),
      """
        - expected  + actual
          … 6 equal lines
          line 7
          line 8
          line 9
        - line 10
        + changed
          ^
          line 11
          line 12
          line 13
          … 7 equal lines

      """)
  }

  func testALineOfDotsStandsForAnyLines() {
    XCTAssertEqual(
      shown("one\n...\nlast", "one\na\nb\nend"),
      """
        - expected  + actual
          one
          a
          b
          end
        - last

      """)
  }

  func testDotsInALineStandForAnythingInIt() {
    XCTAssertEqual(
      shown("id 0x...\nend", "id 0x1234\nEnd"),
      "  - expected  + actual\n    id 0x1234\n  - end\n  + End\n    ^\n")
  }

  func testNoOutputLeavesTheExpectedLines() {
    XCTAssertEqual(shown("a\nb", ""), "  - expected  + actual\n  - a\n  - b\n")
  }

  func testNoLineOfPageTextBeginsALine() {
    for line in shown("::error::a\n::error::b", "::warning::c\nexpected: x\nactual:   y").split(separator: "\n") {
      XCTAssertFalse(line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
    }
  }

  func testManyLinesAreCut() {
    let text = shown("a", (1...500).map { "\($0)" }.joined(separator: "\n"))
    XCTAssertEqual(text.split(separator: "\n").count, 101)
    XCTAssertTrue(text.hasSuffix("  … 402 more lines\n"), String(text.suffix(40)))
  }

  func testVeryLongTextsAreComparedInTime() {
    let one = (0..<20_000).map { "a\($0)" }.joined(separator: "\n")
    let other = (0..<20_000).map { "b\($0)" }.joined(separator: "\n")
    XCTAssertTrue(shown(one, other).contains("- a0"))
  }

  // MARK: Text that is to be contained

  func testErrorsThatLackTheTextAreListed() {
    XCTAssertEqual(
      shown("cannot convert", "cannot find 'x'\ncannot find 'y'", rule: .missingError),
      """
        expected: cannot convert
        actual:   cannot find 'x'
                  cannot find 'y'

      """)
  }
}
