import DocumentModel
import Foundation
import XCTest

@testable import Project

/// The tree of a nef playground, and what nef makes of it.
final class NefProjectTests: XCTestCase {
  private let folder = conformance + "/nef-markup"

  private func load(_ path: String) throws -> DocumentationProject {
    try ProjectLoader(paths: [path], workingDirectory: folder, parsingConfigurationWith: plainConfiguration).load(
      readingWith: plainPage)
  }

  func testSectionsAndPagesAreThoseOfTheSidebar() throws {
    let project = try load("project")
    let sidebar = try String(contentsOfFile: folder + "/project.expected/_data/sidebar.yml", encoding: .utf8)
    var lines = ["options:"]
    for section in project.sections {
      lines += ["", "   - title: \(section.title)", "     nested_options:"]
      for (index, page) in section.pages.enumerated() {
        if index > 0 { lines.append("") }
        lines += ["         - title: \(page.name)", "           url: \(page.permalink)"]
      }
    }
    XCTAssertEqual(lines.joined(separator: "\n"), sidebar.trimmingCharacters(in: .whitespacesAndNewlines))
    XCTAssertEqual(project.diagnostics, [])
  }

  func testPermalinksAreTheFoldersThatNefWrites() throws {
    let expected = folder + "/project.expected"
    for page in try load("project").pages {
      XCTAssertTrue(FileManager.default.fileExists(atPath: expected + page.permalink + "README.md"), page.permalink)
    }
  }

  func testApplicationFolderItselfGivesTheSame() throws {
    XCTAssertEqual(try load("project/Documentation.app").permalinks, try load("project").permalinks)
  }

  func testSharedSourcesAreThePlaygroundsOwn() throws {
    let project = try load("project")
    let names = project.pages.map { $0.sharedSources.map { ($0 as NSString).lastPathComponent } }
    XCTAssertEqual(names, [[], [], ["Drawer.swift"], ["Drawer.swift"], ["Drawer.swift"], [], []])
  }
}
