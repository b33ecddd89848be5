import DocumentModel

/// Makes an expectation say what happened: the edits of `--fix`.
///
/// Only the stated text changes: what stands before it on its line, how the author spells the comment, line endings and
/// indentation stay.
struct ExpectationEdit {
  let page: Page
  let block: Block
  private var source: SourceText { page.source }

  init(page: Page, block: Block) {
    self.page = page
    self.block = block
  }

  /// The edits; none when the text uses wildcards, which are the author's to change, or when no comment or fence can hold what
  /// happened.
  func edits(of expectation: Expectation, actual: String) -> [Edit] {
    guard !expectation.text.contains(where: { $0.contains("...") }) else { return [] }
    let lines = TextMatcher.trimmedLines(of: actual)
    // A carriage return would end the line, and no NUL survives Markdown.
    guard !lines.contains(where: { $0.utf8.contains { $0 == 0x0D || $0 == 0 } }) else { return [] }
    return expectation.kind == .output ? fenceEdits(expectation, lines) : commentEdits(expectation, lines)
  }

  // MARK: Comments

  private func commentEdits(_ expectation: Expectation, _ lines: [String]) -> [Edit] {
    let spelling = CommentSpelling(expectation, source.text(expectation.ranges[0]), lines)
    let lines = lines.isEmpty ? [""] : lines
    var edits: [Edit] = []
    for (index, (range, text)) in zip(expectation.ranges, lines).enumerated() {
      edits.append(Edit(range: range, replacement: Array(spelling.comment(text, isFirst: index == 0).utf8)))
    }
    for range in expectation.ranges.dropFirst(lines.count) {
      edits.append(Edit(range: wholeLine(at: range.lowerBound), replacement: []))
    }
    let more = lines.dropFirst(expectation.ranges.count)
    if !more.isEmpty, let last = edits.indices.last {
      let indent = indent(of: expectation)
      let ending = Array(source.lineEnding(of: expectation.line).utf8)
      for text in more {
        edits[last].replacement += ending + indent + Array(spelling.comment(text).utf8)
      }
    }
    return edits
  }

  /// What stands before a comment on a line of its own: that of the expectation's own such lines, else that of the code.
  private func indent(of expectation: Expectation) -> [UInt8] {
    let ownLine = expectation.ranges.dropFirst(expectation.isTrailing ? 1 : 0).first
    if let ownLine { return Array(source.bytes[lineStart(at: ownLine.lowerBound)..<ownLine.lowerBound]) }
    let start = source.lineStarts[expectation.line - 1]
    let code = block.code.first { $0.line == expectation.line }?.range ?? start..<start
    let space = source.bytes[code].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return Array(source.bytes[start..<(max(code.lowerBound, start) + space)])
  }

  private func lineStart(at offset: Int) -> Int { source.lineStarts[source.lineNumber(at: offset) - 1] }

  /// A line with its ending; without one at the end of the text, with the ending before it.
  private func wholeLine(at offset: Int) -> Range<Int> {
    let line = source.lineNumber(at: offset)
    if line < source.lineStarts.count { return source.lineStarts[line - 1]..<source.lineStarts[line] }
    return source.lineRange(line - 1).upperBound..<source.bytes.count
  }

  // MARK: Output fences

  private func fenceEdits(_ expectation: Expectation, _ lines: [String]) -> [Edit] {
    guard let opening = fence(on: expectation.line) else { return [] }
    let body = expectation.ranges[0]
    let isClosed =
      expectation.endLine > expectation.line && body.upperBound == source.lineStarts[expectation.endLine - 1]
    let closing = isClosed ? fence(on: expectation.endLine) : nil
    let ending = Array(source.lineEnding(of: expectation.line).utf8)
    func start(_ fence: Range<Int>) -> ArraySlice<UInt8> {
      source.bytes[lineStart(at: fence.lowerBound)..<fence.lowerBound]
    }
    let prefix = closing.map { Array(start($0)) } ?? ContainedLines.prefix(below: start(opening))

    var text: [UInt8] = []
    for line in lines {
      let bytes = ContainedLines.line(line, behind: prefix)
      // At the end of a text that lacks its last line ending, the ending comes first.
      text += isClosed ? bytes + ending : ending + bytes
    }
    var edits: [Edit] = []
    if isClosed {
      edits.append(Edit(range: body, replacement: text))
    } else {
      edits.append(Edit(range: source.lineRange(expectation.line).upperBound..<body.upperBound, replacement: text))
    }
    let longest = lines.map(ContainedLines.fenceLength).max() ?? 0
    if longest >= opening.count {
      let mark = source.bytes[opening.lowerBound]
      for range in [opening, closing].compactMap({ $0 }) {
        edits.append(Edit(range: range, replacement: Array(repeating: mark, count: longest + 1)))
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The run of backticks or tildes on a line.
  private func fence(on line: Int) -> Range<Int>? {
    let range = source.lineRange(line)
    var start = range.lowerBound
    while start < range.upperBound {
      let mark = source.bytes[start]
      let run = source.bytes[start..<range.upperBound].prefix { $0 == mark }.count
      if run >= 3, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") { return start..<start + run }
      start += run
    }
    return nil
  }
}

/// How an author writes an expectation's comment.
private struct CommentSpelling {
  private var head: String
  private var tail = ""
  private var isQuoted = false

  init(_ expectation: Expectation, _ comment: String, _ lines: [String]) {
    switch expectation.kind {
    case .value, .output:
      head = Self.through("=>", of: comment)
    case .prints, .bookPrints:
      if let first = comment.firstIndex(of: "\""), let last = comment.lastIndex(of: "\""), first < last,
        expectation.kind == .bookPrints, Self.isWord(comment[..<first])
      {
        head = String(comment[...first])
        tail = String(comment[last...])
        isQuoted = true
      } else {
        head = Self.through("rints", of: comment)
        let hasColon = comment.dropFirst(head.count).first == ":"
        if hasColon { head += ":" }
        if Self.needsQuotes(lines, expectation.kind, hasColon: hasColon) {
          head += " \""
          tail = "\""
          isQuoted = true
        }
      }
    }
    guard !isQuoted else { return }
    let space = comment.dropFirst(head.count).prefix { $0 == " " || $0 == "\t" }
    // As the author writes it: a tab, or nothing at all.
    let isTight = space.isEmpty && expectation.text.first?.isEmpty == false
    separator = isTight ? "" : space.first == "\t" ? "\t" : " "
    // Space before a value is no part of it: authors align what they state.
    let isAligned =
      expectation.kind == .value && space.count > 1 && !expectation.text[0].isEmpty
      && lines.first?.first?.isWhitespace != true
    firstSeparator = isAligned ? String(space) : separator
  }

  private var separator = ""
  private var firstSeparator = ""

  func comment(_ text: String, isFirst: Bool = false) -> String {
    if isQuoted { return head + text + tail }
    return text.isEmpty ? head : head + (isFirst ? firstSeparator : separator) + text
  }

  /// Whether text without quotes would be taken for something else: for the quoted form, for prose, or for less than it is.
  private static func needsQuotes(_ lines: [String], _ kind: Expectation.Kind, hasColon: Bool) -> Bool {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    if lines.contains(where: { $0.drop(while: isSpace).hasPrefix("\"") }) { return true }
    guard kind == .bookPrints else { return false }
    return lines.contains { $0.first.map(isSpace) ?? false } || (!hasColon && (lines.count != 1 || lines[0].isEmpty))
  }

  /// Whether nothing but `// Prints` and its colon stand before the quote.
  private static func isWord(_ text: Substring) -> Bool {
    let letters = text.filter { !$0.isWhitespace && $0 != "/" && $0 != ":" }
    return letters.lowercased() == "prints"
  }

  private static func through(_ mark: String, of comment: String) -> String {
    var index = comment.startIndex
    while index < comment.endIndex {
      let rest = comment[index...]
      if rest.prefix(mark.count).lowercased() == mark {
        return String(comment[..<rest.index(index, offsetBy: mark.count)])
      }
      index = comment.index(after: index)
    }
    return comment
  }
}
