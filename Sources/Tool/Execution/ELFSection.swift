import FoundationEssentials

/// A section of a 64-bit little-endian ELF object.
struct ELFSection {
  let bytes: [UInt8]

  /// Nil when the file is no such object or has no section of this name.
  init?(named name: String, in path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    func word<Integer: FixedWidthInteger>(_ offset: Int, as type: Integer.Type) -> Int? {
      guard offset >= 0, offset + type.bitWidth / 8 <= data.count else { return nil }
      let value = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
      return Int(exactly: Integer(littleEndian: value))
    }
    func range(ofHeader header: Int) -> Range<Int>? {
      guard let start = word(header + 24, as: UInt64.self), let size = word(header + 32, as: UInt64.self),
        start <= data.count, size <= data.count - start
      else { return nil }
      return start..<start + size
    }
    guard let table = word(40, as: UInt64.self), let entry = word(58, as: UInt16.self),
      let count = word(60, as: UInt16.self), let names = word(62, as: UInt16.self), table <= data.count,
      let strings = range(ofHeader: table + names * entry)
    else { return nil }
    let wanted = Array(name.utf8) + [0]
    for index in 0..<count {
      let header = table + index * entry
      guard let offset = word(header, as: UInt32.self), offset <= strings.count else { continue }
      guard data[(strings.lowerBound + offset)..<strings.upperBound].starts(with: wanted) else { continue }
      guard let range = range(ofHeader: header) else { return nil }
      bytes = [UInt8](data[range])
      return
    }
    return nil
  }
}
