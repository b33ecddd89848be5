import DocumentModel

@testable import SiteGeneration

/// Small projects, made by hand.
enum SiteFixtures {
  /// A Markdown page with blocks at the given fence lines.
  static func markdown(
    _ path: String, _ text: String, title: String = "Page", permalink: String,
    frontMatter: [(String, FrontMatter.Value)] = [],
    blocks: [Block] = []
  ) -> ProjectPage {
    let source = SourceText(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let page = Page(
      path: path, kind: .markdown, source: source,
      frontMatter: FrontMatter(
        isPresent: !frontMatter.isEmpty,
        entries: frontMatter.map { FrontMatter.Entry(key: $0.0, value: $0.1, line: 1) }),
      parts: [.prose(Prose(text: lines.joined(separator: "\n"), lines: Array(1...lines.count)))], blocks: blocks)
    return ProjectPage(page: page, title: title, name: title, permalink: permalink)
  }

  /// The block whose fence is at a line and whose code is on the lines between.
  static func block(
    _ index: Int, of text: String, fence: Int, end: Int, attributes: BlockAttributes = BlockAttributes()
  )
    -> Block
  {
    let source = SourceText(text)
    let code = (fence + 1..<max(end, fence + 1)).map { CodeLine(line: $0, range: source.lineRange($0)) }
    let expectations: [Expectation] = code.compactMap { line in
      let content = source.text(line.range)
      guard let start = content.range(of: "// =>") else { return nil }
      let offset = line.range.lowerBound + content[..<start.lowerBound].utf8.count
      return Expectation(
        kind: .value, line: line.line, endLine: line.line, text: [], ranges: [offset..<line.range.upperBound],
        isTrailing: true)
    }
    return Block(
      index: index, line: fence, endLine: end, attributes: attributes, code: code, expectations: expectations)
  }

  static func project(_ pages: [ProjectPage], results: [PageResult], section: String = "Guide") -> VerifiedProject {
    VerifiedProject(
      project: DocumentationProject(
        root: "/project", sections: [Section(title: section, slug: "guide", pages: pages)]),
      results: results)
  }

  static func passed(_ blocks: BlockResult...) -> PageResult {
    PageResult(status: .passed, blocks: blocks, diagnostics: [])
  }

  static func text(_ files: [SiteFile], _ path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "no file \(path)"
  }
}

extension String {
  func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
