/// The end of a message that sets what was stated against what happened; reports lay it out.
enum ComparedTexts {
  private static let limit = 64 << 10

  static func message(_ what: String, expected: String, actual: String) -> String {
    "\(what)\nexpected: \(indented(expected))\nactual:   \(indented(actual))"
  }

  /// Lines below the first stand under it.
  private static func indented(_ text: String) -> String {
    var shown = text
    if text.utf8.count > limit {
      shown = String(decoding: text.utf8.prefix(limit), as: UTF8.self) + "\n… (\(text.utf8.count - limit) bytes more)"
    }
    return TextMatcher.trimmedLines(of: shown).joined(separator: "\n          ")
  }
}
