import DocumentModel

/// What of a playground page is nothing but comments.
public enum PageComments {
  /// The lines that comments have to themselves.
  public static func lines(of page: Page) -> Set<Int> {
    var lines: Set<Int> = []
    for comment in OwnLineComment.all(in: page.source) { lines.formUnion(comment.line...comment.endLine) }
    return lines
  }
}

/// The front matter of a playground page, for other readers.
public enum PageHeader {
  /// The author's lines, quoted where YAML would not read them as meant.
  public static func readableLines(of page: Page) -> [String] { HeaderLines.readable(page.frontMatter.lines) }
}
