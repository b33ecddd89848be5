import DocumentModel
import PageProtocol

/// Reads the pictures that a page recorded. The page could write anything there: what is not whole ends the reading.
enum PictureEvents {
  /// No side of a picture is longer, in points.
  private static let largestSide = 100_000.0

  static func read(_ bytes: [UInt8]) -> [Picture] {
    var pictures: [Picture] = []
    var offset = 0
    let headerSize = MemoryLayout<ArchPictureEvent>.size
    while offset + headerSize <= bytes.count {
      let header = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: ArchPictureEvent.self) }
      offset += headerSize
      let lengths = [header.captionLength, header.outlineLength, header.svgLength].map(Int.init)
      guard header.kind == UInt32(ARCH_EVENT_PICTURE), offset + lengths.reduce(0, +) <= bytes.count else { break }
      guard [header.width, header.height].allSatisfy({ $0 >= 0 && $0 <= largestSide }) else { break }
      let texts = lengths.map { length in
        defer { offset += length }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      }
      pictures.append(
        Picture(
          line: Int(header.line), caption: texts[0], outline: texts[1], svg: texts[2], width: header.width,
          height: header.height))
    }
    return pictures
  }
}
