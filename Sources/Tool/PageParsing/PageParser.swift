import DocumentModel

/// Makes pages of files.
public enum PageParser {
  /// Parses a page. Whatever is wrong with it is in the page's diagnostics; parsing itself never fails.
  ///
  /// - Parameters:
  ///   - path: Relative to the project's root. A path that ends in `.md` is a Markdown page, any other a playground page.
  ///   - bytes: The file's contents.
  ///   - scopes: What blocks without `scope=` share when the page's front matter does not say.
  public static func parse(path: String, bytes: [UInt8], scopes: Configuration.ScopeSharing = .page) -> Page {
    let source = SourceText(bytes: bytes)
    let kind: Page.Kind = path.lowercased().hasSuffix(".md") ? .markdown : .playground
    var page = Page(path: path, kind: kind, source: source)
    if let fault = UTF8Check.fault(in: bytes) {
      let place = source.position(at: fault.offset)
      page.diagnostics = [
        Diagnostic(path: path, line: place.line, column: place.column, rule: .readError, message: fault.message)
      ]
      return page
    }
    var modeColumns: [Int: Int] = [:]
    switch kind {
    case .markdown:
      var parser = MarkdownPageParser(page)
      page = parser.parse()
      modeColumns = parser.modeColumns
    case .playground:
      var parser = PlaygroundPageParser(page)
      page = parser.parse()
    }
    for index in page.blocks.indices {
      page.blocks[index].index = index
      page.blocks[index].expectations += ExpectationFinder.expectations(in: page.blocks[index].code, of: source)
      page.blocks[index].expectations.sort { $0.line < $1.line }
    }
    page.diagnostics += FrontMatterWords.problems(in: page)
    page.diagnostics += LanguageModes.clashes(in: page, scopes: scopes, columns: modeColumns)
    page.diagnostics = page.diagnostics.inPlaceOrder
    return page
  }
}
