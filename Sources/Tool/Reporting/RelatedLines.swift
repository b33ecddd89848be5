import DocumentModel

/// The other lines of its page that a message speaks of, as in `(called from line 6)`.
enum RelatedLines {
  /// - Parameter lineCount: How many lines the page has; nothing beyond is a line of it.
  static func of(_ diagnostic: Diagnostic, lineCount: Int) -> [Int] {
    let head = Comparison(diagnostic.message)?.head ?? diagnostic.message
    let words = head.firstLine.split { !$0.isLetter && !$0.isNumber }
    var lines: [Int] = []
    for (word, number) in zip(words, words.dropFirst()) where word == "line" {
      guard let line = Int(number), (1...max(lineCount, 1)).contains(line), lineCount > 0 else { continue }
      if line != diagnostic.line, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}
