import DocumentModel
import Foundation
import PageParsing
import SiteGeneration
import XCTest

final class NefMarkupCasesTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Conformance/nef-markup").standardizedFileURL

  func testEveryCaseGivesItsFiles() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    XCTAssertEqual(pages.count, 78)
    for name in pages {
      let base = folder.appendingPathComponent(String(name.dropLast(6)))
      let page = PageParser.parse(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
      if let line = try? String(contentsOf: base.appendingPathExtension("error"), encoding: .utf8) {
        XCTAssertEqual(
          page.diagnostics.map { "\($0.line) \($0.rule.rawValue)" }.first,
          line.trimmingCharacters(in: .whitespacesAndNewlines) + " markup", name)
        continue
      }
      XCTAssertEqual(page.diagnostics, [], name)
      try check(NefMarkdown.markdown(page), base.appendingPathExtension("markdown"))
      try check(NefMarkdown.jekyll(page, permalink: "/docs/section/page/"), base.appendingPathExtension("jekyll"))
      try check(NefMarkdown.code(page), base.appendingPathExtension("code"))
    }
  }

  private func check(_ text: String, _ golden: URL) throws {
    let right = try Data(contentsOf: golden)
    if Data(text.utf8) != right {
      XCTFail(
        "\(golden.lastPathComponent):\n\(text.prefix(400).debugDescription)\nis not\n\(String(decoding: right, as: UTF8.self).prefix(400).debugDescription)"
      )
    }
  }
}
