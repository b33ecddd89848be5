/// Text for XML 1.0 documents.
enum XMLText {
  /// Escapes a text for content and double-quoted attributes.
  ///
  /// Control characters that XML 1.0 has no way to write, the escape of terminal colours among them, become their pictures (`␛`), and
  /// noncharacters U+FFFD. White space that attributes would lose is written by its number.
  static func escaped(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Escapes a text for content, where line ends and tabs stay as they are.
  static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var escaped = ""
    text.write(to: &escaped) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": keepsLines ? nil : "&#9;"
      case "\n": keepsLines ? nil : "&#10;"
      case "\r": "&#13;"
      case "\u{0}"..."\u{1F}": String(picture(of: scalar))
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
    return escaped
  }

  /// Unicode's picture of a control character.
  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
  }
}
