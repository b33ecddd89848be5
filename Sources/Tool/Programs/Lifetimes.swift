import SwiftSource

/// Whether a program can tell when an object ends.
enum Lifetimes {
  private static let words: Set<String> = ["deinit", "isKnownUniquelyReferenced"]
  private static let references: Set<String> = ["weak", "unowned"]

  static func matter(in text: [UInt8]) -> Bool {
    var isReference = false
    for token in SwiftLexer.lex(text) where token.kind == .keyword || token.kind == .identifier {
      let word = String(decoding: text[token.range], as: UTF8.self)
      if words.contains(word) { return true }
      // `[weak self]` alone tells nothing.
      if isReference, word == "var" || word == "let" { return true }
      isReference = references.contains(word)
    }
    return false
  }
}
