import DocumentModel
import SwiftSource

/// Finds what authors state in comments of code.
enum ExpectationFinder {
  /// The expectations of a block's code, in order.
  static func expectations(in code: [CodeLine], of source: SourceText) -> [Expectation] {
    var found: [Expectation] = []
    for comment in CodeComment.all(in: code, of: source) {
      let body = source.text((comment.range.lowerBound + 2)..<comment.range.upperBound)
      var group: Expectation.Kind?
      if !comment.isTrailing, let last = found.last, last.endLine == comment.line - 1 { group = last.kind }
      guard let (kind, text) = statement(body, isTrailing: comment.isTrailing, below: group) else { continue }
      if kind == group {
        found[found.count - 1].endLine = comment.line
        found[found.count - 1].text.append(text)
        found[found.count - 1].ranges.append(comment.range)
      } else {
        found.append(
          Expectation(
            kind: kind, line: comment.line, endLine: comment.line, text: [text], ranges: [comment.range],
            isTrailing: comment.isTrailing))
      }
    }
    return found
  }

  /// What a comment's text (behind `//`) states; straight below others, what goes on with these if it can.
  private static func statement(
    _ body: String, isTrailing: Bool, below group: Expectation.Kind?
  ) -> (Expectation.Kind, String)? {
    let text = body.trimmingSpace
    if text.hasPrefix("=>") { return (.value, withoutOneSpace(text.dropFirst(2))) }
    guard text.prefix(6).lowercased() == "prints" else { return nil }
    var rest = text.dropFirst(6)
    let hasColon = rest.first == ":"
    if hasColon { rest = rest.dropFirst() }
    guard hasColon || rest.first == " " || rest.first == "\t" else { return nil }
    let isPlain = hasColon && text.hasPrefix("prints")
    if isPlain, group == .prints { return (.prints, withoutOneSpace(rest)) }
    let stated = rest.trimmingSpace
    // An editor may have made the quotes typographic; where words without quotes count as well, those are words.
    for (open, close) in [("\"" as Character, "\"" as Character), ("“", "”")] where stated.first == open {
      guard open == "\"" || !(isTrailing || hasColon) else { continue }
      guard let last = stated.lastIndex(of: close), last > stated.startIndex else { continue }
      let tail = stated[stated.index(after: last)...].trimmingSpace
      guard tail.isEmpty || tail == "." else { return nil }
      return (.bookPrints, String(stated[stated.index(after: stated.startIndex)..<last]))
    }
    if isPlain, group != .bookPrints { return (.prints, withoutOneSpace(rest)) }
    return isTrailing || hasColon ? (.bookPrints, stated) : nil
  }

  /// Space beyond the first belongs to the text.
  private static func withoutOneSpace(_ text: Substring) -> String {
    (text.first == " " || text.first == "\t" ? text.dropFirst() : text).trimmingTrailingSpace
  }
}
