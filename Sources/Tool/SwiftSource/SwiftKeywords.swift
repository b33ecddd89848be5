/// Swift's reserved words, and the contextual ones that begin a statement.
enum SwiftKeywords {
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal",
    "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "actor", "async", "some", "any",
    "mutating", "nonmutating", "override", "lazy", "weak", "unowned", "final", "convenience", "required", "dynamic",
    "indirect", "nonisolated", "consuming", "borrowing", "package", "macro",
  ]
  private static let operands: Set<String> = ["self", "Self", "super", "true", "false", "nil", "Any"]

  static func contains(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.count < 16 && reserved.contains(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the word ends an operand, so that a `/` behind it divides.
  static func isOperand(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    operands.contains(String(decoding: bytes, as: UTF8.self))
  }
}
