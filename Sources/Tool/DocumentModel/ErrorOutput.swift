/// What the programs of a page wrote to standard error: the last lines, each of bounded length.
public struct ErrorOutput: Sendable, Equatable {
  /// How many lines are kept.
  public static let lineLimit = 100
  /// How many Unicode scalars of a line are kept.
  public static let lengthLimit = 1_000

  /// A longer line ends in `…`.
  public private(set) var lines: [String] = []
  /// How many lines came before those that are kept.
  public private(set) var earlierLines = 0
  /// Whether there were more than `earlierLines`, which nobody counted.
  public private(set) var hasUncountedLines = false

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }

  /// Adds lines, without their line ends.
  ///
  /// - Parameter areLast: Whether others came before them that are not known.
  public mutating func append(_ more: some BidirectionalCollection<ArraySlice<UInt8>>, areLast: Bool = false) {
    if areLast {
      earlierLines += lines.count
      lines = []
      hasUncountedLines = true
    }
    let kept = more.suffix(Self.lineLimit)
    let dropped = max(lines.count + kept.count - Self.lineLimit, 0)
    earlierLines += more.count - kept.count + dropped
    lines = lines.dropFirst(dropped) + kept.map(Self.text)
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    let line = line.last == 0x0D ? line.dropLast() : line
    // No scalar takes more than four bytes.
    let scalars = String(decoding: line.prefix(4 * (lengthLimit + 1)), as: UTF8.self).unicodeScalars
    let kept = scalars.prefix(lengthLimit)
    return kept.count < scalars.count ? String(kept) + "…" : String(kept)
  }
}
