/// The text that a block with `file=` must equal.
public struct IncludedText: Sendable, Equatable {
  /// The file's path relative to the project's root.
  public var path: String
  /// The file's line (from 1) that the first of `lines` is.
  public var firstLine: Int
  /// Without blank lines at either end; those of a region without the indentation that they share.
  public var lines: [String]
  /// The same without the comments that state values and output.
  public var bareLines: [String]

  public init(path: String, firstLine: Int, lines: [String], bareLines: [String]) {
    self.path = path
    self.firstLine = firstLine
    self.lines = lines
    self.bareLines = bareLines
  }
}
