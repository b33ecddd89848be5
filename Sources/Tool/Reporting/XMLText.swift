/// Text for XML 1.0 documents.
enum XMLText {
  /// Escapes a text for content and double-quoted attributes.
  ///
  /// Control characters that XML 1.0 has no way to write, the escape of terminal colours among them, become their pictures (`␛`), and
  /// noncharacters U+FFFD. White space that attributes would lose is written by its number.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped += "&#9;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\u{0}"..."\u{1F}": escaped.unicodeScalars.append(Self.picture(of: scalar))
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Escapes a text for content, where line ends and tabs stay as they are.
  static func content(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// Unicode's picture of a control character.
  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
  }
}
