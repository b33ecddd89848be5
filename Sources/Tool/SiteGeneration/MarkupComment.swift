/// An HTML comment that speaks to the tool, not to the reader.
enum MarkupComment: Equatable {
  case beginHidden, endHidden
  /// `docs:` attributes, or a hidden example.
  case note

  /// Nil for the author's other comments and for other HTML.
  init?(_ literal: String) {
    let text = literal.trimmingEnds
    guard text.hasPrefix("<!--") else { return nil }
    let inner = text.dropFirst(4).drop { $0.isWhitespace }
    if inner.hasPrefix("nef:begin") {
      self = .beginHidden
    } else if inner.hasPrefix("nef:end") {
      self = .endHidden
    } else if inner.hasPrefix("docs:") {
      self = .note
    } else {
      return nil
    }
  }
}
