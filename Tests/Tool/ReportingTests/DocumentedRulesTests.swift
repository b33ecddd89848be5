import DocumentModel
import Foundation
import XCTest

/// Every rule that the tool reports has its section in Documentation/Reference/Diagnostics.md; that the sections are right is
/// checked with the built tool, by `DiagnosticExamplesTests`.
final class DocumentedRulesTests: XCTestCase {
  /// Rules that have their names already, but that nothing checks yet.
  private static let unused: Set<Diagnostic.Rule> = [.titleMismatch, .deadLink, .deadAnchor, .unknownTag]

  private static let repository =
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  func testEveryRuleHasItsSectionInTheOrderOfTheRules() throws {
    let page = Self.repository.appendingPathComponent("Documentation/Reference/Diagnostics.md")
    let headings = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    XCTAssertEqual(headings, Diagnostic.Rule.allCases.filter { !Self.unused.contains($0) }.map(\.rawValue))
  }

  func testRulesWithoutASectionAreReportedNowhere() throws {
    let tool = Self.repository.appendingPathComponent("Sources/Tool")
    // These two name all rules, and report none.
    let modules = Set(try FileManager.default.contentsOfDirectory(atPath: tool.path)).subtracting([
      "DocumentModel", "Reporting",
    ])
    XCTAssertTrue(modules.isSuperset(of: ["Checking", "PageParsing", "Project"]), "\(modules)")
    for folder in modules.map(tool.appendingPathComponent) {
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      for file in files {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for rule in Self.unused {
          for form in ["rule: .\(rule),", "rule: .\(rule))", "(.\(rule),"] {
            XCTAssertFalse(text.contains(form), "\(file) reports \(rule): give the rule a section")
          }
        }
      }
    }
  }
}
