import CMark

/// A GitHub table, which libcmark takes for a paragraph: a row, a line of dashes, more rows.
struct MarkdownTable {
  /// By column: `left`, `center`, `right`, or nil.
  let alignments: [String?]
  /// The head first. Each row has as many cells as the head.
  let rows: [[MarkdownTree]]

  init?(paragraph: MarkdownNode, in tree: MarkdownTree) {
    guard paragraph.endLine > paragraph.startLine else { return nil }
    let first = tree.line(paragraph.startLine)
    let second = tree.line(paragraph.startLine + 1)
    guard first.utf8.contains(UInt8(ascii: "|")), let alignments = MarkdownTable.alignments(MarkdownTable.cells(second))
    else { return nil }
    let indent = paragraph.startColumn - 1
    var rows: [[String]] = []
    for number in paragraph.startLine...paragraph.endLine where number != paragraph.startLine + 1 {
      let line = tree.line(number)
      if number == paragraph.endLine, BlockClasses(line: line) != nil { break }
      var cells = MarkdownTable.cells(MarkdownTable.withoutPrefix(line, indent))
      if rows.isEmpty, cells.count != alignments.count { return nil }
      while cells.count < alignments.count { cells.append("") }
      rows.append(Array(cells.prefix(alignments.count)))
    }
    self.alignments = alignments
    self.rows = rows.map { $0.map(MarkdownTree.init) }
  }

  /// Without what a quote or list puts before the paragraph's own lines.
  private static func withoutPrefix(_ line: Substring, _ width: Int) -> Substring {
    var rest = line
    var left = width
    while left > 0, let first = rest.first, first == " " || first == ">" {
      rest = rest.dropFirst()
      left -= 1
    }
    return rest
  }

  /// Splits at bars that are not escaped; those inside code count too, as on GitHub.
  private static func cells(_ line: Substring) -> [String] {
    var text = line.drop { $0 == " " || $0 == ">" }.trimmingEnd
    if text.hasPrefix("|") { text = text.dropFirst() }
    if text.hasSuffix("|"), !text.hasSuffix("\\|") { text = text.dropLast() }
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in text {
      if character == "|", !isEscaped {
        cells.append(String(cell.trimmingEnds))
        cell = ""
      } else {
        if character == "|", isEscaped { cell.removeLast() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells + [String(cell.trimmingEnds)]
  }

  private static func alignments(_ cells: [String]) -> [String?]? {
    var result: [String?] = []
    for cell in cells {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let isLeft = cell.hasPrefix(":")
      let isRight = cell.hasSuffix(":")
      guard !dashes.isEmpty, cell.count == dashes.count + (isLeft ? 1 : 0) + (isRight ? 1 : 0) else { return nil }
      result.append(isLeft && isRight ? "center" : isLeft ? "left" : isRight ? "right" : nil)
    }
    return result
  }
}
