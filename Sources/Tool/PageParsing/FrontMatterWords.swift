import DocumentModel

/// The keys of a page's front matter that take one of a few words.
enum FrontMatterWords {
  /// What is none of these words.
  static func problems(in page: Page) -> [Diagnostic] {
    page.frontMatter.entries.flatMap { entry -> [Diagnostic] in
      switch entry.key {
      case "scopes": problems(with: entry, among: Configuration.ScopeSharing.self, in: page)
      case "values": problems(with: entry, among: Configuration.ValuesShown.self, in: page)
      default: []
      }
    }
  }

  private static func problems<Words: CaseIterable & RawRepresentable<String>>(
    with entry: FrontMatter.Entry, among words: Words.Type, in page: Page
  ) -> [Diagnostic] {
    // A key without a value is as good as none.
    if entry.value == .null { return [] }
    let written = FrontMatter(entries: [entry]).string(entry.key)
    if let written, Words(rawValue: written) != nil { return [] }
    let names = words.allCases.map(\.rawValue)
    let near = written.flatMap { NearestName.of($0, among: names) }.map { ": “\($0)” is meant, perhaps" } ?? ""
    let all = names.map { "“\($0)”" }.joined(separator: ", ")
    return [
      Diagnostic(
        path: page.path, line: entry.line, column: column(of: entry, in: page.source), rule: .frontMatter,
        message: "“\(entry.key)” is one of \(all)\(written.map { ", not “\($0)”" } ?? "")\(near)")
    ]
  }

  /// Where the key stands on its line.
  private static func column(of entry: FrontMatter.Entry, in source: SourceText) -> Int {
    let line = source.line(entry.line)
    return line.range(ofFirst: entry.key).map { line.unicodeScalars[..<$0.lowerBound].count + 1 } ?? 1
  }
}
