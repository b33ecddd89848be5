import DocumentModel
import Reporting
import XCTest

final class GitHubReportTests: XCTestCase {
  func testDiagnosticsAreWorkflowCommands() {
    XCTAssertEqual(
      Report(.github, repositoryPath: "docs/").text(for: .guide),
      "::error file=docs/Guide/Counter.md,line=5,col=8,title=value-mismatch::"
        + "the value is not what is stated%0Aexpected: 3%0Aactual:   2\n")
  }

  func testSpecialCharactersAreEscaped() {
    let diagnostic = Diagnostic(
      path: "A: b, 5%.md", line: 0, column: 0, severity: .warning, rule: .markup, message: "50% : , \r\nnext")
    let project = VerifiedProject(project: DocumentationProject(root: "/p"), results: [], diagnostics: [diagnostic])
    XCTAssertEqual(
      Report(.github).text(for: project),
      "::warning file=A%3A b%2C 5%25.md,title=markup::50%25 : , %0D%0Anext\n")
  }

  func testNoMoreThanTenOfAKindAreShownAndTheRestCounted() {
    let errors = (1...13).map { Diagnostic(path: "A.md", line: $0, rule: .crash, message: "e") }
    let warnings = (1...11).map {
      Diagnostic(path: "A.md", line: $0, severity: .warning, rule: .deadLink, message: "w")
    }
    let lines = Report(.github).text(for: .with(errors + warnings)).split(separator: "\n")
    XCTAssertEqual(lines.count { $0.hasPrefix("::error ") }, 10)
    XCTAssertEqual(lines.count { $0.hasPrefix("::warning ") }, 10)
    XCTAssertEqual(
      lines.last,
      "::notice title=arch-docs::3 more errors and 1 more warning than the ten that GitHub shows; the log has them all")
  }

  func testNothingFoundIsAnEmptyReport() {
    XCTAssertEqual(Report(.github).text(for: .with([])), "")
  }
}
