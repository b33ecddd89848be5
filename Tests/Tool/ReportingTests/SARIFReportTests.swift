import DocumentModel
import Foundation
import Reporting
import XCTest

final class SARIFReportTests: XCTestCase {
  func testReportIsASARIFLog() {
    XCTAssertEqual(
      Report(.sarif, toolVersion: "1.2.3", repositoryPath: "docs").text(
        for: .with([
          Diagnostic(path: "A.md", line: 2, column: 6, severity: .warning, rule: .deadLink, message: "no page")
        ])),
      #"""
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "arch-docs",
                "version": "1.2.3",
                "rules": [
                  {
                    "id": "dead-link",
                    "shortDescription": {
                      "text": "Links lead to pages and files that exist."
                    },
                    "help": {
                      "text": "Correct the link's target."
                    },
                    "defaultConfiguration": {
                      "level": "error"
                    }
                  }
                ]
              }
            },
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": {
              "%SRCROOT%": {
                "description": {
                  "text": "The root of the repository."
                }
              }
            },
            "results": [
              {
                "ruleId": "dead-link",
                "ruleIndex": 0,
                "level": "warning",
                "message": {
                  "text": "no page"
                },
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/A.md",
                        "uriBaseId": "%SRCROOT%"
                      },
                      "region": {
                        "startLine": 2,
                        "startColumn": 6
                      }
                    }
                  }
                ]
              }
            ]
          }
        ]
      }

      """#)
  }

  func testEveryResultPointsToItsRule() throws {
    let rules = Diagnostic.Rule.allCases
    let run = try decoded(rules.reversed().map { Diagnostic(path: "A.md", line: 1, rule: $0, message: "m") })
    XCTAssertEqual(Set(run.results.map(\.ruleId)).count, rules.count)
    for result in run.results { XCTAssertEqual(run.tool.driver.rules[result.ruleIndex].id, result.ruleId) }
  }

  func testDiagnosticOfAWholeFileHasNoRegion() throws {
    let run = try decoded([Diagnostic(path: "A.md", line: 0, column: 0, rule: .readError, message: "m")])
    XCTAssertNil(run.results[0].locations[0].physicalLocation.region)
  }

  func testPathIsARelativeReference() throws {
    let path = "Größe 1: a#b/100%.md"
    let project = VerifiedProject(
      project: DocumentationProject(root: "/p"), results: [],
      diagnostics: [Diagnostic(path: path, line: 1, rule: .crash, message: "m")])
    let uri = try decoded(project).results[0].locations[0].physicalLocation.artifactLocation.uri
    XCTAssertEqual(uri, "Gr%C3%B6%C3%9Fe%201%3A%20a%23b/100%25.md")
    XCTAssertEqual(uri.removingPercentEncoding, path)
  }

  func testOtherLinesThatAMessageSpeaksOfAreRelatedLocations() throws {
    let messages = [
      "crashed: Index out of range (called from line 1)", "modes 5 here and 6 at line 1", "line 2 is its own",
      "line 99 is no line of the page", "airline 1", "m\nexpected: line 1\nactual:   line 1",
    ]
    let run = try decoded(messages.map { Diagnostic(path: "A.md", line: 2, rule: .crash, message: $0) })
    let lines = run.results.map { result in
      result.relatedLocations?.map { $0.physicalLocation.region?.startLine }
    }
    XCTAssertEqual(lines, [[1], [1], nil, nil, nil, nil])
  }

  func testAFileOutsideOfTheProjectIsAFileURI() throws {
    let project = VerifiedProject(
      project: DocumentationProject(root: "/p"), results: [],
      diagnostics: [Diagnostic(path: "/etc/a b.yml", line: 1, rule: .frontMatter, message: "m")])
    let artifact = try decoded(project).results[0].locations[0].physicalLocation.artifactLocation
    XCTAssertEqual(artifact.uri, "file:///etc/a%20b.yml")
    XCTAssertNil(artifact.uriBaseId)
  }

  private func decoded(_ diagnostics: [Diagnostic]) throws -> Log.Run {
    try decoded(.with(diagnostics))
  }

  private func decoded(_ project: VerifiedProject) throws -> Log.Run {
    try JSONDecoder().decode(Log.self, from: Data(Report(.sarif).text(for: project).utf8)).runs[0]
  }
}

/// What the tests read back.
private struct Log: Decodable {
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }
  struct Tool: Decodable { var driver: Driver }
  struct Driver: Decodable { var rules: [Rule] }
  struct Rule: Decodable { var id: String }
  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var locations: [Location]
    var relatedLocations: [Location]?
  }
  struct Location: Decodable { var physicalLocation: Place }
  struct Place: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Artifact: Decodable {
    var uri: String
    var uriBaseId: String?
  }
  struct Region: Decodable { var startLine: Int }
  var runs: [Run]
}
