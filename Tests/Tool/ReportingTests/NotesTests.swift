import DocumentModel
import Foundation
import Reporting
import XCTest

/// The notes of a diagnostic, report by report.
final class NotesTests: XCTestCase {
  private let notes = [
    Diagnostic.Note(place: SourcePosition(line: 3, column: 5), text: "protocol requires function 'f()'"),
    Diagnostic.Note(text: "'Int' is \u{1B}declared here"),
  ]

  private func diagnostic(_ notes: [Diagnostic.Note]) -> Diagnostic {
    Diagnostic(path: "A.md", line: 1, column: 3, rule: .compileError, message: "m", notes: notes)
  }

  private func shown(_ notes: [Diagnostic.Note]) -> String {
    TerminalReport(workingDirectory: "/").text(diagnostic(notes), source: SourceText("a b"), root: "/p")
  }

  func testNotesStandBelowTheSourceLine() {
    XCTAssertEqual(
      shown(notes),
      """
      p/A.md:1:3: error: m [compile-error]
       1 | a b
         |   ^
      p/A.md:3:5: note: protocol requires function 'f()'
      note: 'Int' is \\u{1B}declared here

      """)
  }

  func testOfManyNotesTheFirstAreShown() {
    let lines = shown((1...7).map { Diagnostic.Note(text: "n\($0)") }).split(separator: "\n").dropFirst(3)
    XCTAssertEqual(lines, ["note: n1", "note: n2", "note: n3", "note: n4", "note: n5", "  … 2 more notes"])
  }

  func testJUnitHasThemInTheText() throws {
    let xml = try XMLElements(Report(.junit).text(for: .with([diagnostic(notes)])))
    XCTAssertEqual(
      xml.named("error").first?.text,
      "A.md:1:3: error: m [compile-error]\nA.md:3:5: note: protocol requires function 'f()'\n"
        + "note: 'Int' is ␛declared here")
  }

  func testSARIFHasThoseWithPlacesAsRelatedLocations() throws {
    let report = Data(Report(.sarif, repositoryPath: "").text(for: .with([diagnostic(notes)])).utf8)
    let log = try XCTUnwrap(try JSONSerialization.jsonObject(with: report) as? [String: Any])
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    let result = try XCTUnwrap((run["results"] as? [[String: Any]])?.first)
    XCTAssertEqual(result["message"] as? [String: String], ["text": "m"])
    let related = try XCTUnwrap(result["relatedLocations"] as? [[String: Any]])
    XCTAssertEqual(related.count, 1)
    XCTAssertEqual(related[0]["message"] as? [String: String], ["text": "protocol requires function 'f()'"])
    let place = try XCTUnwrap(related[0]["physicalLocation"] as? [String: Any])
    XCTAssertEqual(place["region"] as? [String: Int], ["startLine": 3, "startColumn": 5])
  }

  func testJSONAndAnnotationsAreTheSameWithoutThem() {
    for format in [ReportFormat.json, .github] {
      XCTAssertEqual(
        Report(format, repositoryPath: "").text(for: .with([diagnostic(notes)])),
        Report(format, repositoryPath: "").text(for: .with([diagnostic([])])))
    }
  }
}
