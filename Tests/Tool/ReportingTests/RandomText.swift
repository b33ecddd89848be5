/// Texts as no author would write them, the same ones each time.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

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

  mutating func number(below limit: Int) -> Int { Int(step() % UInt64(limit)) }

  private mutating func scalar() -> Unicode.Scalar {
    let limits: [UInt32] = [0x20, 0x80, 0x100, 0x3000, 0x10000, 0x110000]
    let value = UInt32(step() % UInt64(limits[number(below: limits.count)]))
    return Unicode.Scalar(value) ?? "\u{D7FF}"
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func step() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let pieces = [
    "\n", "\r\n", "\r", "\t", "\"", "\\", "\\u0000", "]]>", "<![CDATA[", "<!--", "-->", "&amp;", "&#0;", "<failure>",
    "'", "%0A",
    "::error::", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFE}",
    "\u{FFFF}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "e\u{301}", "👩‍🚀", "日本", "expected: ", "\nexpected: a\nactual:   b",
    "...",
  ]
}
