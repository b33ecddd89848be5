/// A piece of Swift source. White space is no token.
public struct SwiftToken: Sendable, Equatable {
  public enum Kind: Sendable {
    case lineComment, blockComment
    /// A whole literal, delimiters and interpolations included.
    case string
    case regex
    case number, identifier, keyword
    /// `@name`
    case attribute
    /// `#if`, `#available`, `#line` …
    case directive
    case `operator`
    /// `(`, `[`, `{`
    case open
    case close
    case comma, semicolon, colon
    /// A line ending.
    case newline
  }

  public var kind: Kind
  /// Byte offsets.
  public var range: Range<Int>
  /// False for a comment or literal that is left open at the end of the text.
  public var isTerminated: Bool

  public init(kind: Kind, range: Range<Int>, isTerminated: Bool = true) {
    self.kind = kind
    self.range = range
    self.isTerminated = isTerminated
  }

  public var isComment: Bool { kind == .lineComment || kind == .blockComment }
  /// Whether it is code: neither a comment nor a line ending.
  public var isCode: Bool { !isComment && kind != .newline }
}
