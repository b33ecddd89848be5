/// A replacement of bytes of a page.
public struct Edit: Sendable, Equatable {
  public var range: Range<Int>
  public var replacement: [UInt8]

  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension Sequence<Edit> {
  /// The bytes with all edits done. Of edits that overlap the first one counts.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= done && edit.range.upperBound <= bytes.count {
      result += bytes[done..<edit.range.lowerBound]
      result += edit.replacement
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
