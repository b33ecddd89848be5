import DocumentModel
import SwiftSource

/// A line comment of a block.
struct CodeComment {
  /// The page's line.
  var line: Int
  /// The page's bytes, from `//` to the end of the line.
  var range: Range<Int>
  /// Whether something stands before it on its line.
  var isTrailing: Bool

  /// All line comments of a block, in order.
  static func all(in code: [CodeLine], of source: SourceText) -> [CodeComment] {
    // The code alone, as the compiler sees it: what stands before it on its lines (a quote's mark) is none of it.
    var text: [UInt8] = []
    var starts: [Int] = []
    for line in code {
      starts.append(text.count)
      text += source.bytes[line.range]
      text.append(0x0A)
    }
    var comments: [CodeComment] = []
    var index = 0
    for token in SwiftLexer.lex(text) where token.kind == .lineComment {
      let start = token.range.lowerBound
      while index + 1 < starts.count, starts[index + 1] <= start { index += 1 }
      let shift = code[index].range.lowerBound - starts[index]
      let before = text[starts[index]..<start]
      comments.append(
        CodeComment(
          line: code[index].line, range: (start + shift)..<code[index].range.upperBound,
          isTrailing: !before.allSatisfy { $0 == 0x20 || $0 == 0x09 }))
    }
    return comments
  }
}
