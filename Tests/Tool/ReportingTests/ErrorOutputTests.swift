import DocumentModel
import Reporting
import XCTest

/// What pages wrote to standard error, report by report.
final class ErrorOutputTests: XCTestCase {
  private func project(
    _ errors: [String], _ status: Status = .failed, areLast: Bool = false, diagnostics: [Diagnostic] = []
  ) -> VerifiedProject {
    let page = Page(path: "A.md", kind: .markdown, source: SourceText("x"))
    var result = PageResult(status: status, blocks: [], diagnostics: diagnostics)
    result.errorOutput.append(errors.map { Array($0.utf8)[...] }, areLast: areLast)
    return VerifiedProject(project: .of(page), results: [result])
  }

  func testThatOfAFailedPageFollowsItsDiagnostics() {
    let diagnostic = Diagnostic(path: "A.md", line: 9, rule: .crash, message: "m")
    XCTAssertEqual(
      TerminalReport().diagnostics(
        of: project(["one", "\u{1B}[31mtwo\t::error::\u{202E}"], diagnostics: [diagnostic])),
      """
      A.md:9:1: error: m [crash]
      A.md: note: it wrote to standard error:
        | one
        | \\u{1B}[31mtwo    ::error::\\u{202E}

      """)
  }

  func testThatOfAPageThatHoldsIsShownOnRequest() {
    let project = project(["one"], .passed)
    XCTAssertEqual(TerminalReport().diagnostics(of: project), "")
    XCTAssertEqual(
      TerminalReport(isVerbose: true).diagnostics(of: project), "A.md: note: it wrote to standard error:\n  | one\n")
  }

  func testAPageThatWroteNothingSaysNothing() {
    XCTAssertEqual(TerminalReport(isVerbose: true).diagnostics(of: project([])), "")
  }

  func testOfManyLinesTheLastTenAreShown() {
    func first(_ errors: [String], areLast: Bool = false) -> [Substring] {
      let text = TerminalReport().diagnostics(of: project(errors, areLast: areLast))
      let lines = text.split(separator: "\n")
      XCTAssertEqual(lines.last, "  | 299")
      XCTAssertLessThanOrEqual(lines.count, 12)
      return Array(lines[1...2])
    }
    let many = (1...299).map(String.init)
    XCTAssertEqual(first(many), ["  … 289 earlier lines", "  | 290"])
    XCTAssertEqual(first(many, areLast: true), ["  … more than 289 earlier lines", "  | 290"])
    XCTAssertEqual(first(["299"], areLast: true), ["  … earlier lines", "  | 299"])
  }

  func testInJUnitItIsTheSuites() throws {
    let warning = Diagnostic(path: "A.md", line: 1, severity: .warning, rule: .crash, message: "m")
    let project = project((1...101).map { "<\($0)>\u{1B}" }, .passed, diagnostics: [warning])
    let text = try XCTUnwrap(XMLElements(Report(.junit).text(for: project)).named("system-err").first).text
    let lines = text.split(separator: "\n")
    XCTAssertEqual(lines.prefix(3), ["A.md:1:1: warning: m [crash]", "… 1 earlier line", "<2>␛"])
    XCTAssertEqual(lines.count, 102)
  }

  func testOtherReportsAreTheSameWithoutIt() {
    for format in [ReportFormat.json, .sarif, .github] {
      XCTAssertEqual(
        Report(format, repositoryPath: "").text(for: project(["one"])),
        Report(format, repositoryPath: "").text(for: project([])))
    }
  }
}
