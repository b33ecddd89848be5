import Foundation
import XCTest

/// A whole nef project, written in nef's form: every byte of the tree.
final class NefProjectTests: XCTestCase {
  func testTheTreeIsNefsToTheByte() throws {
    let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conformance/nef-markup")
    let tool = try ToolRun()
    let project = tool.folder.appendingPathComponent("project")
    try FileManager.default.copyItem(at: cases.appendingPathComponent("project"), to: project)
    let outcome = try tool.run(
      "jekyll", "project", "--output", "site", "--format", "markdown", "--main-page",
      "project/Documentation.app/jekyll/Home.md")
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    let expected = try files(below: cases.appendingPathComponent("project.expected"))
    let written = try files(below: tool.folder.appendingPathComponent("site"))
    XCTAssertEqual(written.keys.sorted(), expected.keys.sorted())
    for (path, data) in expected { XCTAssertEqual(written[path], data, path) }
  }

  private func files(below folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
    }
    return files
  }
}
