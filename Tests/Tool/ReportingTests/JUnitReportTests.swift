import DocumentModel
import Reporting
import XCTest

final class JUnitReportTests: XCTestCase {
  func testPageIsASuiteAndBlockACase() {
    XCTAssertEqual(
      Report(.junit).text(for: .guide),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="arch-docs" tests="2" failures="1" errors="0" skipped="1" time="0.250">
        <testsuite name="Guide/Counter.md" tests="2" failures="1" errors="0" skipped="1" time="0.250" file="Guide/Counter.md">
          <testcase classname="Guide.Counter" name="block 1: run" file="Guide/Counter.md" line="3">
            <failure message="the value is not what is stated" type="value-mismatch">\
      Guide/Counter.md:5:8: error: the value is not what is stated [value-mismatch]
      expected: 3
      actual:   2</failure>
          </testcase>
          <testcase classname="Guide.Counter" name="block 2: skip" file="Guide/Counter.md" line="8">
            <skipped message="later"/>
          </testcase>
        </testsuite>
      </testsuites>

      """)
  }

  func testPageWithoutBlocksIsACaseOfItsOwn() {
    let text = Report(.junit).text(for: .with([]))
    XCTAssertTrue(text.contains("<testcase classname=\"Guide.A\" name=\"page\" file=\"A.md\"/>"), text)
  }

  func testWarningsFailNothing() {
    let warning = Diagnostic(path: "A.md", line: 1, severity: .warning, rule: .unknownTag, message: "<Int>")
    let text = Report(.junit).text(for: .with([warning]))
    XCTAssertTrue(text.contains("failures=\"0\""), text)
    XCTAssertTrue(
      text.contains("<system-err>A.md:1:1: warning: &lt;Int&gt; [unknown-tag]</system-err>"), text)
  }

  func testDiagnosticOfNoPageFailsASuite() {
    let text = Report(.junit).text(
      for: .with([], of: [Diagnostic(path: "x", line: 2, rule: .readError, message: "bad")]))
    XCTAssertTrue(text.contains("<testsuite name=\"project\" tests=\"1\" failures=\"0\" errors=\"1\""), text)
  }

  func testWhatXMLCannotWriteIsReplaced() throws {
    let message = "a\u{0}\u{1B}[31m\u{FFFE}\u{FFFF}<&>\"'\t\r\n]]> é 👋"
    let text = Report(.junit).text(for: .with([Diagnostic(path: "A.md", line: 1, rule: .crash, message: message)]))
    let error = try XCTUnwrap(XMLElements(text).named("error").first)
    XCTAssertEqual(error.attributes["message"], "a␀␛[31m\u{FFFD}\u{FFFD}<&>\"'\t")
    XCTAssertEqual(
      error.text, "A.md:1:1: error: a␀␛[31m\u{FFFD}\u{FFFD}<&>\"'\t [crash]\n]]> é 👋")
  }

  func testWhatKeptABlockFromRunningIsAnErrorAndWhatItDidOtherwiseAFailure() throws {
    let blocks = (0..<3).map { Block(index: $0, line: 10 * $0 + 1, endLine: 10 * $0 + 5) }
    let page = Page(path: "A.md", kind: .markdown, source: SourceText(""), blocks: blocks)
    let result = PageResult(
      status: .failed, blocks: [.init(status: .failed), .init(status: .failed), .init(status: .skipped)],
      diagnostics: [
        Diagnostic(path: "A.md", line: 2, rule: .outputMismatch, message: "other"),
        Diagnostic(path: "A.md", line: 12, rule: .valueMismatch, message: "other"),
        Diagnostic(path: "A.md", line: 13, rule: .crash, message: "crashed: x"),
      ])
    let xml = try XMLElements(Report(.junit).text(for: VerifiedProject(project: .of(page), results: [result])))
    XCTAssertEqual(xml.named("failure").map { $0.attributes["type"] }, ["output-mismatch"])
    XCTAssertEqual(xml.named("error").map { $0.attributes["type"] }, ["crash"])
    XCTAssertEqual(xml.named("error").map { $0.attributes["message"] }, ["crashed: x"])
    XCTAssertEqual(
      xml.named("skipped").map { $0.attributes["message"] },
      ["not reached: its program ended before this block, or does not compile"])
    for element in ["testsuites", "testsuite"] {
      let attributes = xml.named(element)[0].attributes
      XCTAssertEqual(["tests", "failures", "errors", "skipped"].map { attributes[$0] }, ["3", "1", "1", "1"])
    }
  }

  func testDiagnosticBelongsToTheBlockThatItStandsIn() throws {
    let output = Expectation(kind: .output, line: 5, endLine: 7, text: ["x"], ranges: [], isTrailing: false)
    let blocks = [
      Block(index: 0, line: 2, endLine: 4, expectations: [output]), Block(index: 1, line: 12, endLine: 14),
    ]
    let page = Page(path: "A.md", kind: .markdown, source: SourceText(""), blocks: blocks)
    let places: [(Int, Diagnostic.Rule)] = [
      (1, .frontMatter), (5, .outputMismatch), (9, .deadLink), (11, .badAttribute), (14, .crash),
    ]
    let result = PageResult(
      status: .failed, blocks: [.init(status: .failed), .init(status: .failed)],
      diagnostics: places.map { Diagnostic(path: "A.md", line: $0.0, rule: $0.1, message: "m") })
    let xml = try XMLElements(Report(.junit).text(for: VerifiedProject(project: .of(page), results: [result])))
    XCTAssertEqual(xml.named("testcase").map { $0.attributes["name"] }, ["page", "block 1: run", "block 2: run"])
    func rules(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0.drop { $0 != "[" }.dropFirst().dropLast()) }
    }
    let bodies = xml.elements.filter { ["error", "failure"].contains($0.name) }.map { rules($0.text) }
    XCTAssertEqual(bodies, [["front-matter", "dead-link"], ["output-mismatch"], ["bad-attribute", "crash"]])
  }

  func testBlocksOfAPageThatWasNotRunAreSkippedWithTheReason() throws {
    let blocks = [Block(index: 0, line: 1, endLine: 2), Block(index: 1, line: 3, endLine: 4)]
    var broken = Page(path: "A.md", kind: .markdown, source: SourceText(""), blocks: blocks)
    broken.diagnostics = [Diagnostic(path: "A.md", line: 1, rule: .badAttribute, message: "m")]
    let untouched = Page(path: "B.md", kind: .markdown, source: SourceText(""), blocks: [blocks[0]])
    let project = DocumentationProject.of(broken, untouched)
    let xml = try XMLElements(Report(.junit).text(for: VerifiedProject(project: project, results: [])))
    XCTAssertEqual(
      xml.named("skipped").map { $0.attributes["message"] }, ["not run: the page has errors in its markup", "not run"])
  }

  func testDotsInNamesDoNotSplitClasses() throws {
    var project = DocumentationProject.of(Page(path: "B.md", kind: .markdown, source: SourceText("")))
    project.sections[0].title = "1. Start"
    project.sections[0].pages[0].name = "Swift 6.0"
    let xml = try XMLElements(Report(.junit).text(for: VerifiedProject(project: project, results: [])))
    XCTAssertEqual(xml.named("testcase").map { $0.attributes["classname"] }, ["1_ Start.Swift 6_0"])
  }
}
