import TestSupport

extension SeededGenerator {
  /// Overwrites some words with values that counts and offsets do badly with, or cuts the end off.
  mutating func scribble(over bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if Int.random(in: 0..<8, using: &self) == 0 {
      return Array(bytes.prefix(.random(in: 0...bytes.count, using: &self)))
    }
    for _ in 0..<Int.random(in: 1...24, using: &self) {
      let wild =
        [0, 1, .max, .max >> 1, 1 << 63, 0xFFFF_FFFF, 0x7FFF_FFFF, 1 << 39, next()].randomElement(using: &self) ?? 0
      let size = [1, 4, 8].randomElement(using: &self) ?? 8
      guard bytes.count >= size else { break }
      // Near the beginning, where the counts are, as often as anywhere.
      let end = Bool.random(using: &self) ? min(256, bytes.count - size) : bytes.count - size
      let offset = Int.random(in: 0...max(0, end), using: &self)
      withUnsafeBytes(of: wild) { for index in 0..<size { bytes[offset + index] = $0[index] } }
    }
    return bytes
  }
}
