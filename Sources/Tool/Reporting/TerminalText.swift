/// Text as a terminal may safely show it.
enum TerminalText {
  /// Tabs become spaces; what would control the terminal or reorder the text is written as in Swift source (`\u{1B}`).
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars { escaped += cell(scalar).text }
    return escaped
  }

  /// Lines of which none is a command to the CI service that reads the log: GitHub takes those that begin, behind spaces, with
  /// `::` or `##[`.
  static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0.isWhitespace }
      guard rest.hasPrefix("::") || rest.hasPrefix("##[") else { return String(line) }
      return "\(line.prefix(line.count - rest.count))| \(rest)"
    }.joined(separator: "\n")
  }

  /// How a scalar is shown, and how many columns that takes. A tab is taken as four spaces.
  static func cell(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
    if scalar == "\t" { return ("    ", 4) }
    if scalar.isUnsafe {
      let text = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      return (text, text.count)
    }
    return (String(scalar), scalar.width)
  }
}

extension Unicode.Scalar {
  /// Control characters, line separators, and the marks that turn the writing direction (Unicode TR 36).
  fileprivate var isUnsafe: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The columns that terminals give a scalar: none to marks and joiners, two to East Asian wide characters (Unicode TR 11) and
  /// emoji, else one.
  fileprivate var width: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and finals of Hangul join the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
