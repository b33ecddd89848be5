import TestSupport

/// Texts as no author would write them, the same ones each time.
struct RandomText {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  /// Up to 40 pieces: control characters, quotes and markup of all formats, line ends, marks, emoji, noncharacters.
  mutating func next() -> String {
    var text = ""
    for _ in 0..<number(below: 40) {
      if number(below: 3) == 0 {
        text += Self.pieces[number(below: Self.pieces.count)]
      } else {
        text.unicodeScalars.append(scalar())
      }
    }
    return text
  }

  mutating func number(below limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }

  private mutating func scalar() -> Unicode.Scalar {
    let limits: [UInt32] = [0x20, 0x80, 0x100, 0x3000, 0x10000, 0x110000]
    let value = UInt32(numbers.next() % UInt64(limits[number(below: limits.count)]))
    return Unicode.Scalar(value) ?? "\u{D7FF}"
  }

  private static let pieces = [
    "\n", "\r\n", "\r", "\t", "\"", "\\", "\\u0000", "]]>", "<![CDATA[", "<!--", "-->", "&amp;", "&#0;", "<failure>",
    "'", "%0A",
    "::error::", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFE}",
    "\u{FFFF}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "e\u{301}", "👩‍🚀", "日本", "expected: ", "\nexpected: a\nactual:   b",
    "...",
  ]
}
