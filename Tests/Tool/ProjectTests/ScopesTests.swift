import DocumentModel
import XCTest

@testable import Project

final class ScopesTests: XCTestCase {
  func testPagesAreReadWithTheScopesOfTheConfiguration() throws {
    let project = try TemporaryProject(["arch-docs.yml": "scopes: section\n", "Guide/Page.md": "# T\n"])
    let loader = ProjectLoader(
      paths: ["."], workingDirectory: project.root, parsingConfigurationWith: plainConfiguration)
    var scopes: [Configuration.ScopeSharing] = []
    _ = try loader.load { path, bytes, given in
      scopes.append(given)
      return plainPage(path: path, bytes: bytes, scopes: given)
    }
    XCTAssertEqual(scopes, [.section])
  }
}
