import DocumentModel
import Foundation
import Reporting
import XCTest

/// Where GitHub finds the pages of a project that is a part of a repository.
final class RepositoryPathTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "/repository-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/docs/guide", withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func file(_ path: String, root: String) -> String {
    let diagnostic = Diagnostic(path: path, line: 0, rule: .readError, message: "m")
    let verified = VerifiedProject(project: DocumentationProject(root: root), results: [], diagnostics: [diagnostic])
    let text = Report(.github).text(for: verified)
    return String(text.drop { $0 != "=" }.dropFirst().prefix { $0 != "," })
  }

  func testPathsAreThoseOfTheNearestRepository() throws {
    try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
    XCTAssertEqual(file("A.md", root: folder + "/docs/guide"), "docs/guide/A.md")
    XCTAssertEqual(file("A.md", root: folder), "A.md")
    XCTAssertEqual(file("../A.md", root: folder + "/docs/guide"), "docs/A.md")
    XCTAssertEqual(file(".", root: folder + "/docs"), "docs")
  }

  func testAFileNamedGitMarksAWorkTree() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "/docs/.git"))
    XCTAssertEqual(file("A.md", root: folder + "/docs/guide"), "guide/A.md")
  }

  func testWithoutARepositoryPathsAreTheProjects() {
    XCTAssertEqual(file("A.md", root: folder + "/docs"), "A.md")
  }
}
