import DocumentModel
import Foundation
import Reporting
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class JUnitReportTests: XCTestCase {
  func testPageIsASuiteAndBlockACase() {
    XCTAssertEqual(
      Report(.junit).text(for: .guide),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="arch-docs" tests="2" failures="1" errors="0" skipped="1" time="0.250">
        <testsuite name="Guide/Counter.md" tests="2" failures="1" errors="0" skipped="1" time="0.250">
          <testcase classname="Guide/Counter.md" name="line 3: run" file="Guide/Counter.md" line="3">
            <failure message="the value is not what is stated" type="value-mismatch">\
      Guide/Counter.md:5:8: error: the value is not what is stated [value-mismatch]
      expected: 3
      actual:   2</failure>
          </testcase>
          <testcase classname="Guide/Counter.md" name="line 8: skip" file="Guide/Counter.md" line="8">
            <skipped message="later"/>
          </testcase>
        </testsuite>
      </testsuites>

      """)
  }

  func testPageWithoutBlocksIsACaseOfItsOwn() {
    let text = Report(.junit).text(for: .with([]))
    XCTAssertTrue(text.contains("<testcase classname=\"A.md\" name=\"page\" file=\"A.md\"/>"), text)
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
    XCTAssertTrue(text.contains("<testsuite name=\"project\" tests=\"1\" failures=\"1\""), text)
  }

  func testWhatXMLCannotWriteIsReplaced() throws {
    let message = "a\u{0}\u{1B}[31m\u{FFFE}\u{FFFF}<&>\"'\t\r\n]]> é 👋"
    let text = Report(.junit).text(for: .with([Diagnostic(path: "A.md", line: 1, rule: .crash, message: message)]))
    let document = Names()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = document
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    XCTAssertEqual(document.messages, ["a\u{FFFD}\u{FFFD}[31m\u{FFFD}\u{FFFD}<&>\"'\t"])
  }
}

/// Collects the messages of failures.
private final class Names: NSObject, XMLParserDelegate {
  var messages: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "failure" { messages.append(attributes["message"] ?? "") }
  }
}
