import SwiftSource

/// What the words of a program tell about it.
struct ProgramWords {
  /// The names of the types that it declares.
  private(set) var types: Set<String> = []
  /// Whether it can tell when an object ends.
  private(set) var dependsOnLifetimes = false

  private static let declarations: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let ends: Set<String> = ["deinit", "isKnownUniquelyReferenced"]
  private static let references: Set<String> = ["weak", "unowned"]

  init(_ tokens: [SwiftToken], of text: [UInt8]) {
    var isDeclaration = false
    var isReference = false
    for token in tokens where token.isCode {
      let word = String(decoding: text[token.range], as: UTF8.self)
      if isDeclaration { types.insert(word) }
      isDeclaration = Self.declarations.contains(word)
      guard token.kind == .keyword || token.kind == .identifier else { continue }
      // `[weak self]` alone tells nothing.
      if Self.ends.contains(word) || (isReference && (word == "var" || word == "let")) { dependsOnLifetimes = true }
      isReference = Self.references.contains(word)
    }
  }
}
