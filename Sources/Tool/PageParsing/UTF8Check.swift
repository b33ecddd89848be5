/// Finds what is no UTF-8 text.
enum UTF8Check {
  /// The first byte that no text in UTF-8 has at its place, and what is to be said of it; nil for text.
  static func fault(in bytes: [UInt8]) -> (offset: Int, message: String)? {
    if let offset = firstFault(in: bytes) { return (offset, "the file is not UTF-8: save it in that encoding") }
    // UTF-16 holds them; of what is behind one, neither compiler nor CommonMark make what the author sees.
    return bytes.firstIndex(of: 0).map { ($0, "the file holds a zero byte, which no text has: save it as UTF-8") }
  }

  /// The offset of the first byte that begins no well-formed sequence; nil for UTF-8.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the sequence at an offset, 0 for a malformed one (Unicode 15, table 3-7).
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    return bytes[(index + 2)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}
