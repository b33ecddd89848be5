/// Builds HTML as bytes.
struct HTMLText {
  private(set) var bytes: [UInt8] = []

  /// Markup as it is.
  mutating func markup(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func markup(_ other: HTMLText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Text, with what means something in HTML escaped. Right for an attribute's value in double quotes too.
  mutating func text(_ text: String) {
    self.text(bytes: text.utf8)
  }

  mutating func text(bytes text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }

  /// ` name="value"`
  mutating func attribute(_ name: String, _ value: String) {
    markup(" \(name)=\"")
    text(value)
    markup("\"")
  }

  /// An address as an attribute's value: what may not stand in one is percent-encoded, what is already encoded stays. The rules
  /// are those of CommonMark's reference renderer.
  mutating func address(_ address: String) {
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#x27;".utf8)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case _ where HTMLText.addressMarks.contains(byte): bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(PercentEncoding.hexDigit(byte >> 4))
        bytes.append(PercentEncoding.hexDigit(byte & 15))
      }
    }
  }

  /// Begins a new line, unless at the beginning of one.
  mutating func newLine() {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
  }

  /// The text without its openers of Liquid tags.
  func liquidProof() -> [UInt8] { LiquidProof.escape(bytes) }

  private static let addressMarks = Array("-_.+!*(),%#@?=;:/$~".utf8)
}
