import DocumentModel
import SwiftSource

/// A comment that is the first thing on its line and has nothing behind it.
struct OwnLineComment {
  var token: SwiftToken
  var line: Int
  var endLine: Int
  var isBlock: Bool { token.kind == .blockComment }
  /// Whether it begins with `//:` or `/*:`.
  var isProse: Bool

  /// All of a text, in order.
  static func all(in source: SourceText) -> [OwnLineComment] {
    let tokens = SwiftLexer.lex(source.bytes)
    var comments: [OwnLineComment] = []
    var isAtLineStart = true
    for (index, token) in tokens.enumerated() {
      defer { isAtLineStart = token.kind == .newline }
      guard token.isComment, isAtLineStart else { continue }
      guard index + 1 == tokens.count || tokens[index + 1].kind == .newline else { continue }
      let start = token.range.lowerBound
      comments.append(
        OwnLineComment(
          token: token, line: source.lineNumber(at: start),
          endLine: source.lineNumber(at: max(start, token.range.upperBound - 1)),
          isProse: token.range.count > 2 && source.bytes[start + 2] == UInt8(ascii: ":")))
    }
    return comments
  }

  /// Where a block comment begins that nothing closes.
  static func openBlockComment(in source: SourceText) -> Int? {
    SwiftLexer.lex(source.bytes).last { $0.kind == .blockComment && !$0.isTerminated }?.range.lowerBound
  }

  /// The text behind `//`.
  func body(in source: SourceText) -> String {
    source.text((token.range.lowerBound + 2)..<token.range.upperBound)
  }

  /// The bytes behind the command that a `//` comment begins with.
  func range(behind command: String, in source: SourceText) -> Range<Int> {
    let text = source.bytes[(token.range.lowerBound + 2)..<token.range.upperBound].drop { $0 == 0x20 || $0 == 0x09 }
    return text.dropFirst(command.utf8.count).startIndex..<token.range.upperBound
  }

  /// The text of a `//:` line: white space before it is dropped, at its end it stays.
  func runText(in source: SourceText) -> String {
    var text = source.text((token.range.lowerBound + 3)..<token.range.upperBound)[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    return String(text)
  }
}
