/// The bytes of a page with its lines. Lines end at LF, CRLF or a lone CR, as in Swift and CommonMark.
public struct SourceText: Sendable, Equatable {
  /// The file's bytes, a byte-order mark included.
  public let bytes: [UInt8]
  /// Byte offsets at which lines start. The first starts behind byte-order marks.
  public let lineStarts: [Int]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    // One that is put before another is none of the text either.
    var start = 0
    while bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    var starts = [start]
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    lineStarts = starts
  }

  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The number of lines. A final line ending does not begin another line that counts.
  public var lineCount: Int {
    lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The bytes of a line (from 1) without its ending; empty past the end.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[line] - 1
    if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a line (from 1) without its ending.
  public func line(_ line: Int) -> String { text(lineRange(line)) }

  /// The text of a byte range; what is not UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line (from 1) that a byte offset lies in.
  public func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where a byte offset lies: line and column from 1, the column in Unicode scalars.
  public func position(at offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    let start = lineStarts[line - 1]
    guard offset > start else { return SourcePosition(line: line, column: 1) }
    let scalars = bytes[start..<min(offset, bytes.count)].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: line, column: scalars + 1)
  }

  /// The column in Unicode scalars of a column in bytes, as the compiler counts (both from 1).
  public func column(line: Int, byteColumn: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return byteColumn }
    return position(at: min(lineStarts[line - 1] + max(byteColumn, 1) - 1, lineRange(line).upperBound)).column
  }

  /// The ending of a line (from 1); the text's first one where the line has none.
  public func lineEnding(of line: Int) -> String {
    guard line >= 1, line < lineStarts.count else { return lineEnding }
    return String(decoding: bytes[lineRange(line).upperBound..<lineStarts[line]], as: UTF8.self)
  }

  /// The line ending that the text uses first; LF when it has none.
  public var lineEnding: String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[index] == 0x0A { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }
}

/// A place in a page: line and column from 1, the column in Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
