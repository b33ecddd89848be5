import DocumentModel
import XCTest

final class VerifiedProjectTests: XCTestCase {
  private func page(_ path: String) -> Page {
    Page(path: path, kind: .markdown, source: SourceText(""))
  }

  private func diagnostic(
    _ path: String, _ line: Int, _ column: Int = 1, severity: Diagnostic.Severity = .error,
    rule: Diagnostic.Rule = .crash
  ) -> Diagnostic {
    Diagnostic(path: path, line: line, column: column, severity: severity, rule: rule, message: "m")
  }

  func testDiagnosticsAreInPageOrderThenByPlace() {
    var project = DocumentationProject.of(page("B.md"), page("A.md"))
    project.diagnostics = [diagnostic("A.md", 2), diagnostic("x.yml", 1), diagnostic("B.md", 3)]
    let verified = VerifiedProject(
      project: project,
      results: [
        PageResult(status: .failed, blocks: [], diagnostics: [diagnostic("B.md", 9), diagnostic("B.md", 3, 7)]),
        PageResult(status: .passed, blocks: [], diagnostics: []),
      ])
    XCTAssertEqual(
      verified.allDiagnostics,
      [
        diagnostic("B.md", 3), diagnostic("B.md", 3, 7), diagnostic("B.md", 9), diagnostic("A.md", 2),
        diagnostic("x.yml", 1),
      ])
    XCTAssertEqual(verified.results.map(\.status), [.failed, .failed])
  }

  func testRuleThatOnlyWarnsFailsNothing() {
    var project = DocumentationProject.of(page("A.md"))
    project.configuration.warnOnly = [.deadLink]
    let verified = VerifiedProject(
      project: project,
      results: [PageResult(status: .failed, blocks: [], diagnostics: [diagnostic("A.md", 1, rule: .deadLink)])])
    XCTAssertTrue(verified.hasPassed)
    XCTAssertEqual(verified.summary.warnings, 1)
    XCTAssertEqual(verified.results.map(\.status), [.passed])
  }

  func testWarningsCanBeErrors() {
    let verified = VerifiedProject(
      project: .of(page("A.md")),
      results: [PageResult(status: .passed, blocks: [], diagnostics: [diagnostic("A.md", 1, severity: .warning)])],
      warningsAreErrors: true)
    XCTAssertFalse(verified.hasPassed)
    XCTAssertEqual(verified.results.map(\.status), [.failed])
  }

  func testPageWithoutAResultIsNeverPassed() {
    var broken = page("B.md")
    broken.diagnostics = [diagnostic("B.md", 1)]
    let verified = VerifiedProject(project: .of(page("A.md"), broken), results: [])
    XCTAssertEqual(verified.results.map(\.status), [.skipped, .failed])
  }

  func testBlockWhoseConditionDoesNotHoldCountsAsSkipped() {
    var gated = BlockAttributes()
    gated.gates = [.platform("macos")]
    var one = page("A.md")
    one.blocks = [Block(index: 0, line: 1, endLine: 2, attributes: gated), Block(index: 1, line: 3, endLine: 4)]
    let skipped = BlockResult(status: .skipped, skipReason: "if=macos")
    let verified = VerifiedProject(
      project: .of(one), results: [PageResult(status: .passed, blocks: [skipped, skipped], diagnostics: [])])
    XCTAssertEqual(verified.summary.blocks, VerificationSummary.Blocks(run: 1, skipped: 1))
  }

  // MARK: Picture names

  func testPicturesAreNumberedWithinTheirPage() {
    let names = PictureNames(.of(page("Counter.md")))
    XCTAssertEqual([names.file(1, ofPageAt: 0), names.file(12, ofPageAt: 0)], ["counter-1.svg", "counter-12.svg"])
  }

  func testPagesOfOneSlugCarryTheirSections() {
    var project = DocumentationProject.of(page("Counter.md"))
    project.sections.append(Section(title: "More", slug: "more/deep", pages: project.pages))
    let names = PictureNames(project)
    XCTAssertEqual(
      [names.file(1, ofPageAt: 0), names.file(1, ofPageAt: 1)], ["guide_counter-1.svg", "more_deep_counter-1.svg"])
  }

  func testNoTwoPicturesShareAName() {
    let project = DocumentationProject.of(page("C.md"), page("C+.md"), page("???.md"), page("!.md"), page("C-1.md"))
    let names = PictureNames(project)
    let all = (0..<5).flatMap { page in (1...12).map { names.file($0, ofPageAt: page) } }
    XCTAssertEqual(Set(all).count, all.count)
  }
}
