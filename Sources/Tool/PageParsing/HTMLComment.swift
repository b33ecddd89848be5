import CMark
import DocumentModel

/// A comment of a Markdown page that stands on lines of its own.
struct HTMLComment {
  enum Meaning {
    /// `docs:hidden`, and fences behind it.
    case hiddenFences
    /// `docs:` and attributes for the fence below.
    case attributes(AttributeText)
    /// `nef:begin:hidden` and its like.
    case command(MarkupCommand)
    /// For other readers.
    case note
  }

  /// The page's line on which it begins.
  var line: Int
  var meaning: Meaning

  /// The comments of an HTML block that begins with one; none for any other block.
  static func all(in node: OpaquePointer, of source: SourceText, firstLine: Int) -> [HTMLComment] {
    let first = Int(cmark_node_get_start_line(node)) + firstLine - 1
    let text = AttributeText(Fence.lines(of: node, from: first, in: source).map(\.range), of: source)
    let bytes = text.bytes
    var comments: [HTMLComment] = []
    var index = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    guard bytes[index...].starts(with: opener) else { return [] }
    while let start = bytes.firstRange(of: opener, from: index) {
      let body = start.upperBound..<(bytes.firstRange(of: closer, from: start.upperBound)?.lowerBound ?? bytes.count)
      index = body.upperBound
      comments.append(
        HTMLComment(
          line: source.lineNumber(at: text.pageOffset(of: start.lowerBound)), meaning: meaning(of: body, in: text)))
    }
    return comments
  }

  private static let opener = Array("<!--".utf8)
  private static let closer = Array("-->".utf8)

  private static func meaning(of body: Range<Int>, in text: AttributeText) -> Meaning {
    let bytes = text.bytes[body].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let word = String(decoding: bytes.prefix { $0 != 0x20 && !(0x09...0x0D).contains($0) }, as: UTF8.self)
    if word == "docs:hidden" { return .hiddenFences }
    if word.hasPrefix("docs:") {
      var attributes = text
      attributes.range = (bytes.startIndex + 5)..<body.upperBound
      return .attributes(attributes)
    }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return MarkupCommand(words).map { .command($0) } ?? .note
  }
}

extension [UInt8] {
  /// Where bytes come next, from an index on.
  func firstRange(of wanted: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var index = start
    while let next = self[index...].firstIndex(of: first) {
      if self[next...].starts(with: wanted) { return next..<(next + wanted.count) }
      index = next + 1
    }
    return nil
  }
}
