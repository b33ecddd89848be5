import DocumentModel
import Reporting
import XCTest

final class TerminalReportTests: XCTestCase {
  private func shown(
    _ line: String, column: Int, message: String = "m", width: Int = 120
  ) -> String {
    let diagnostic = Diagnostic(path: "A.md", line: 1, column: column, rule: .crash, message: message)
    return TerminalReport(width: width).text(diagnostic, source: SourceText(line), root: "/p")
  }

  func testDiagnosticHasItsSourceLineAndWhatWasExpected() {
    XCTAssertEqual(
      TerminalReport().diagnostics(of: .guide),
      """
      Guide/Counter.md:5:8: error: the value is not what is stated [value-mismatch]
       5 |     a + 1 // => 3
         |           ^
        expected: 3
        actual:   2
                  ^

      """)
  }

  func testColumnsAreTheTerminals() {
    XCTAssertEqual(shown("日本 = x", column: 6), "A.md:1:6: error: m [crash]\n 1 | 日本 = x\n   |        ^\n")
    XCTAssertEqual(shown("e\u{301}x", column: 3), "A.md:1:3: error: m [crash]\n 1 | e\u{301}x\n   |  ^\n")
    XCTAssertEqual(shown("\t\tx", column: 3), "A.md:1:3: error: m [crash]\n 1 |         x\n   |         ^\n")
  }

  func testFirstColumnIsWhereTheTextBegins() {
    XCTAssertEqual(shown("  x", column: 1), "A.md:1:1: error: m [crash]\n 1 |   x\n   |   ^\n")
  }

  func testColumnPastTheEndIsBehindTheLine() {
    XCTAssertEqual(shown("ab", column: 9), "A.md:1:9: error: m [crash]\n 1 | ab\n   |   ^\n")
  }

  func testControlCharactersNeverReachTheTerminal() {
    let text = shown("a\u{1B}]0;x\u{7}b\u{202E}", column: 2, message: "c\u{9B}2J\u{8}")
    XCTAssertEqual(
      text,
      "A.md:1:2: error: c\\u{9B}2J\\u{8} [crash]\n 1 | a\\u{1B}]0;x\\u{7}b\\u{202E}\n   |  ^\n")
  }

  func testNoLineIsACommandToTheServiceThatReadsIt() {
    XCTAssertEqual(
      shown("x", column: 1, message: "crashed\n::error::no\n  ##[error]no\na::b"),
      "A.md:1:1: error: crashed [crash]\n 1 | x\n   | ^\n  | ::error::no\n    | ##[error]no\n  a::b\n")
  }

  func testLongLineIsCutAroundTheColumn() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let lines = shown(line, column: 501, width: 60).split(separator: "\n")
    XCTAssertTrue(lines[1].hasPrefix(" 1 | …a") && lines[1].hasSuffix("b…"), "\(lines[1])")
    XCTAssertLessThanOrEqual(lines[1].count, 60)
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
    XCTAssertEqual(lines[1][lines[1].index(lines[1].startIndex, offsetBy: caret)], "X")
  }

  func testPlaceOfAWholeFileIsItsPath() {
    let diagnostic = Diagnostic(path: "A.md", line: 0, column: 0, severity: .warning, rule: .readError, message: "m")
    XCTAssertEqual(
      TerminalReport().text(diagnostic, source: nil, root: "/p"), "A.md: warning: m [read-error]\n")
  }

  func testPathsAreRelativeToTheWorkingDirectory() {
    let diagnostic = Diagnostic(path: "A.md", line: 3, rule: .crash, message: "m")
    func path(from folder: String) -> String {
      let text = TerminalReport(workingDirectory: folder).text(diagnostic, source: nil, root: "/home/p/docs")
      return String(text.prefix { $0 != ":" })
    }
    XCTAssertEqual(path(from: "/home/p"), "docs/A.md")
    XCTAssertEqual(path(from: "/home/p/docs"), "A.md")
    XCTAssertEqual(path(from: "/home/p/docs/sub"), "../A.md")
    XCTAssertEqual(path(from: "/"), "home/p/docs/A.md")
  }

  func testColoursAreSequencesAroundTheText() {
    let diagnostic = Diagnostic(path: "A.md", line: 1, column: 1, rule: .crash, message: "m\nexpected: 1\nactual:   2")
    XCTAssertEqual(
      TerminalReport(usesColor: true).text(diagnostic, source: SourceText("x"), root: "/p"),
      "\u{1B}[1mA.md:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mm\u{1B}[0m \u{1B}[2m[crash]\u{1B}[0m\n"
        + "\u{1B}[2m 1 |\u{1B}[0m x\n\u{1B}[2m   |\u{1B}[0m \u{1B}[1;31m^\u{1B}[0m\n"
        + "  \u{1B}[32mexpected: 1\u{1B}[0m\n  \u{1B}[31mactual:   2\u{1B}[0m\n            \u{1B}[1m^\u{1B}[0m\n")
  }

  func testSkippedBlocksAreListedWithTheirReasons() {
    XCTAssertEqual(
      TerminalReport().result(of: .guide),
      "Guide/Counter.md:8: skipped: later\n1 page: 1 block run, 1 skipped; 0 of 1 expectation held; 1 error\n")
  }

  func testSummaryOfWhatHeld() {
    let kinds: [Block.Kind] = [.run, .warning, .noRun, .error, .crash]
    let blocks = kinds.enumerated().map { index, kind in
      var attributes = BlockAttributes()
      attributes.kind = kind
      return Block(index: index, line: 1, endLine: 1, attributes: attributes)
    }
    let page = Page(path: "A.md", kind: .markdown, source: SourceText(""), blocks: blocks)
    let result = PageResult(
      status: .passed, blocks: blocks.map { _ in BlockResult(status: .passed) }, diagnostics: [], expectationsChecked: 5
    )
    XCTAssertEqual(
      TerminalReport().summary(of: VerifiedProject(project: .of(page), results: [result])),
      "1 page: 2 blocks run, 1 compiled, 2 failing as stated; 5 expectations held")
  }

  func testSummaryOfBlocksThatWereNotReached() {
    let page = Page(
      path: "A.md", kind: .markdown, source: SourceText(""),
      blocks: [Block(index: 0, line: 1, endLine: 1), Block(index: 1, line: 2, endLine: 2)])
    let result = PageResult(
      status: .failed, blocks: [BlockResult(status: .failed), BlockResult(status: .skipped)],
      diagnostics: [Diagnostic(path: "A.md", line: 1, rule: .crash, message: "m")])
    XCTAssertEqual(
      TerminalReport().summary(of: VerifiedProject(project: .of(page), results: [result])),
      "1 page: 1 of 2 blocks run; 1 error")
  }
}
