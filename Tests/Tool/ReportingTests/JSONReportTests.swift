import DocumentModel
import Foundation
import Reporting
import XCTest

final class JSONReportTests: XCTestCase {
  func testReportHasTheKeysOfTheContractInTheirOrder() {
    XCTAssertEqual(
      Report(.json).text(for: .guide),
      #"""
      {
        "version": 1,
        "summary": {
          "pages": 1,
          "blocks": {
            "run": 1,
            "compiled": 0,
            "failing": 0,
            "skipped": 1
          },
          "expectations": {
            "checked": 1,
            "failed": 1
          },
          "errors": 1,
          "warnings": 0
        },
        "pages": [
          {
            "path": "Guide/Counter.md",
            "title": "Counter",
            "permalink": "/docs/guide/counter/",
            "status": "failed",
            "blocks": [
              {
                "line": 3,
                "endLine": 6,
                "kind": "run",
                "scope": "",
                "status": "failed",
                "shown": true,
                "values": [
                  {
                    "line": 5,
                    "text": "2",
                    "times": 1
                  }
                ],
                "output": "hi\u001b\n",
                "pictures": [
                  {
                    "line": 5,
                    "caption": "One",
                    "file": "counter-1.svg",
                    "outline": "Button \"+\""
                  }
                ],
                "messages": [
                  "note"
                ]
              },
              {
                "line": 8,
                "endLine": 9,
                "kind": "skip",
                "scope": "",
                "status": "skipped",
                "shown": true,
                "values": [],
                "output": "",
                "pictures": [],
                "messages": []
              }
            ],
            "diagnostics": [
              {
                "line": 5,
                "column": 8,
                "severity": "error",
                "rule": "value-mismatch",
                "message": "the value is not what is stated\nexpected: 3\nactual:   2"
              }
            ]
          }
        ]
      }

      """#)
  }

  func testAnyTextSurvivesTheRoundTrip() throws {
    let text = String(decoding: (0...255).map { UInt8($0) }, as: UTF8.self) + "\u{2028}\u{FEFF}👩‍🚀\u{0}\\\"/"
    let report = Report(.json).text(
      for: .with([Diagnostic(path: "A.md", line: 1, rule: .crash, message: text)]))
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(report.utf8))
    XCTAssertEqual(Array(decoded.pages[0].diagnostics[0].message.unicodeScalars), Array(text.unicodeScalars))
  }

  func testDiagnosticOfAWholePageIsAtLineAndColumnOne() throws {
    let report = Report(.json).text(
      for: .with([Diagnostic(path: "A.md", line: 0, column: 0, rule: .readError, message: "gone")]))
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(report.utf8))
    XCTAssertEqual(decoded.pages[0].diagnostics.map { [$0.line, $0.column] }, [[1, 1]])
  }

  func testDiagnosticOfNoPageStandsBesideThePages() throws {
    let report = Report(.json).text(
      for: .with([], of: [Diagnostic(path: "x.yml", line: 2, rule: .readError, message: "bad")]))
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(report.utf8))
    XCTAssertEqual(decoded.diagnostics?.map(\.path), ["x.yml"])
    XCTAssertEqual(decoded.summary.errors, 1)
  }

  func testKindsAndScopesAreNamed() throws {
    let kinds: [Block.Kind] = [.run, .noRun, .error, .warning, .crash, .throws, .skip]
    let scopes: [BlockAttributes.Scope] = [.page, .new, .named("a"), .page, .page, .page, .page]
    let blocks = zip(kinds, scopes).enumerated().map { index, pair in
      var attributes = BlockAttributes()
      (attributes.kind, attributes.scope) = pair
      return Block(index: index, line: index + 1, endLine: index + 1, attributes: attributes)
    }
    let page = Page(path: "A.md", kind: .markdown, source: SourceText(""), blocks: blocks)
    let report = Report(.json).text(for: VerifiedProject(project: .of(page), results: []))
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(report.utf8))
    XCTAssertEqual(
      decoded.pages[0].blocks.map(\.kind), ["run", "no-run", "error", "warning", "crash", "throws", "skip"])
    XCTAssertEqual(decoded.pages[0].blocks.map(\.scope), ["", "new", "a", "", "", "", ""])
    XCTAssertEqual(decoded.summary.blocks, ["run": 2, "compiled": 1, "failing": 3, "skipped": 1])
  }
}

/// What the tests read back.
private struct Decoded: Decodable {
  struct Summary: Decodable {
    var errors: Int
    var blocks: [String: Int]
  }
  struct Page: Decodable {
    var blocks: [Block]
    var diagnostics: [Diagnostic]
  }
  struct Block: Decodable {
    var kind: String
    var scope: String
  }
  struct Diagnostic: Decodable {
    var path: String?
    var line: Int
    var column: Int
    var message: String
  }
  var summary: Summary
  var pages: [Page]
  var diagnostics: [Diagnostic]?
}
