import CMark
import DocumentModel

/// A fenced code block of a Markdown page.
struct Fence {
  /// The fence line.
  var line: Int
  /// The closing fence's line, or the last line of code.
  var endLine: Int
  var isClosed: Bool
  var language: String
  /// What follows the language.
  var attributes: AttributeText
  var code: [CodeLine]

  var isSwift: Bool { language.lowercased() == "swift" }
  var isOutput: Bool {
    if language == "output" { return true }
    return language == "text" && ((try? attributes.words()) ?? []).contains { $0.name == "output" }
  }

  /// The fence of a node; nil for an indented code block and for every other node.
  init?(_ node: OpaquePointer, in source: SourceText, firstLine: Int) {
    guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
      let info = cmark_node_get_fence_info(node).map({ String(cString: $0) }), !info.isEmpty
    else { return nil }
    line = Int(cmark_node_get_start_line(node)) + firstLine - 1
    let bytes = source.bytes
    let start = source.lineRange(line).lowerBound + max(0, Int(cmark_node_get_start_column(node)) - 1)
    guard let opener = Self.opener(in: start..<source.lineRange(line).upperBound, of: source) else { return nil }
    (language, attributes) = (opener.language, opener.attributes)
    code = Self.lines(of: node, from: line + 1, in: source)
    endLine = code.last?.line ?? line
    let closing = source.lineRange(endLine + 1)
    let marks = bytes[closing].reversed().drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 == opener.mark }.count
    isClosed = marks >= opener.length && endLine < source.lineCount
    if isClosed { endLine += 1 }
  }

  private init(
    line: Int, endLine: Int, isClosed: Bool, language: String, attributes: AttributeText, code: [CodeLine]
  ) {
    self.line = line
    self.endLine = endLine
    self.isClosed = isClosed
    self.language = language
    self.attributes = attributes
    self.code = code
  }

  /// The fences in the text of an HTML block.
  static func all(inside node: OpaquePointer, of source: SourceText, firstLine: Int) -> [Fence] {
    let lines = lines(of: node, from: Int(cmark_node_get_start_line(node)) + firstLine - 1, in: source)
    var fences: [Fence] = []
    var index = 0
    while index < lines.count {
      let first = lines[index]
      index += 1
      guard let opener = opener(in: first.range, of: source) else { continue }
      var code: [CodeLine] = []
      var isClosed = false
      while index < lines.count, !isClosed {
        var line = lines[index]
        index += 1
        let text = source.text(line.range).trimmingSpace.utf8
        isClosed = text.count >= opener.length && text.allSatisfy { $0 == opener.mark }
        let indent = source.bytes[line.range].prefix(opener.indent).prefix { $0 == 0x20 }.count
        line.range = (line.range.lowerBound + indent)..<line.range.upperBound
        if !isClosed { code.append(line) }
      }
      // A fence left open ends with the comment.
      if !isClosed, let last = code.last, source.text(last.range).trimmingSpace == "-->" { code.removeLast() }
      let end = (code.last?.line ?? first.line) + (isClosed ? 1 : 0)
      fences.append(
        Fence(
          line: first.line, endLine: end, isClosed: isClosed, language: opener.language, attributes: opener.attributes,
          code: code))
    }
    return fences
  }

  private struct Opener {
    var mark: UInt8
    var length: Int
    var indent: Int
    var language: String
    var attributes: AttributeText
  }

  private static func opener(in range: Range<Int>, of source: SourceText) -> Opener? {
    let text = source.bytes[range]
    let indent = text.prefix { $0 == 0x20 }.count
    guard let mark = text.dropFirst(indent).first, mark == 0x60 || mark == 0x7E else { return nil }
    let length = text.dropFirst(indent).prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    var start = range.lowerBound + indent + length
    while start < range.upperBound, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    let language = source.text(start..<range.upperBound).prefix { $0 != "," && !$0.isWhitespace }
    return Opener(
      mark: mark, length: length, indent: indent, language: String(language),
      attributes: AttributeText([(start + language.utf8.count)..<range.upperBound], of: source))
  }

  /// Where the lines of a node's text lie in the page: what each has in common with the end of the page's line, so that the marks
  /// of lists and quotes before it stay outside.
  static func lines(of node: OpaquePointer, from first: Int, in source: SourceText) -> [CodeLine] {
    guard let literal = cmark_node_get_literal(node) else { return [] }
    let text = SourceText(bytes: Array(String(cString: literal).utf8))
    guard !text.bytes.isEmpty else { return [] }
    return (1...text.lineCount).map { index in
      let line = first + index - 1
      let range = source.lineRange(line)
      let ending = text.bytes[text.lineRange(index)].reversed()
      let common = zip(source.bytes[range].reversed(), ending).prefix { $0 == $1 }.count
      return CodeLine(line: line, range: (range.upperBound - common)..<range.upperBound)
    }
  }
}
