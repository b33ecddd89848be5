import DocumentModel

/// The two sides of a message that ends in `expected: …` and `actual: …`, one line or several each.
///
/// Further lines of a side are indented to its first, so a line of page text is never taken for the other side's beginning.
struct Comparison: Equatable {
  /// What the message says before it.
  var head: String
  var expected: [String]
  var actual: [String]

  private static let expectedLabel = "expected:"
  private static let actualLabel = "actual:"
  private static let indentation = 10

  /// Nil when a message compares nothing.
  init?(_ message: String) {
    let lines = TextLines.of(message)
    guard let first = lines.firstIndex(where: { $0.hasPrefix(Self.expectedLabel) }),
      let second = lines[(first + 1)...].firstIndex(where: { $0.hasPrefix(Self.actualLabel) })
    else { return nil }
    head = lines[..<first].joined(separator: "\n")
    expected = Self.side(lines[first..<second], label: Self.expectedLabel)
    actual = Self.side(lines[second...], label: Self.actualLabel)
  }

  private static func side(_ lines: ArraySlice<String>, label: String) -> [String] {
    guard let first = lines.first else { return [] }
    // The labels are padded to one width; some messages put a single space.
    let padding = first.unicodeScalars.dropFirst(label.count)
    let wanted = indentation - label.count
    let spaces = padding.prefix { $0 == " " }.count
    let text = padding.dropFirst(spaces >= wanted ? wanted : min(spaces, 1))
    let rest = lines.dropFirst().map { line in
      let isIndented = line.unicodeScalars.prefix { $0 == " " }.count >= indentation
      return String(isIndented ? line.unicodeScalars.dropFirst(indentation) : line.unicodeScalars[...])
    }
    return [String(text)] + rest
  }
}

/// Text by lines.
enum TextLines {
  /// The lines of a text at LF or CRLF, never fewer than one. Other line ends of Unicode are text.
  static func of(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
  }
}
