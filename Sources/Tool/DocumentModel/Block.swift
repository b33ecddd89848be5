/// A Swift example of a page: a fence of a Markdown page, or a run of code between two pieces of prose.
public struct Block: Sendable {
  public enum Kind: String, Sendable {
    case run
    case noRun = "no-run"
    case error, warning, crash, `throws`, skip
  }

  /// The place in `Page.blocks`.
  public var index: Int
  /// The fence line, or the first line of code in a playground page.
  public var line: Int
  /// The closing fence line (the last line of the page if it is left open), or the last line of code.
  public var endLine: Int
  public var attributes: BlockAttributes
  /// The code with its places, hidden lines included.
  public var code: [CodeLine]
  /// Lines that are run but not shown, while others of the block are.
  public var hiddenLines: Set<Int>
  /// In the order of their places.
  public var expectations: [Expectation]

  public init(
    index: Int, line: Int, endLine: Int, attributes: BlockAttributes = BlockAttributes(), code: [CodeLine] = [],
    hiddenLines: Set<Int> = [], expectations: [Expectation] = []
  ) {
    self.index = index
    self.line = line
    self.endLine = endLine
    self.attributes = attributes
    self.code = code
    self.hiddenLines = hiddenLines
    self.expectations = expectations
  }

  public var kind: Kind { attributes.kind }
  public var isShown: Bool { !attributes.isHidden }
}

/// One line of code: where it lies in the page.
public struct CodeLine: Sendable, Equatable {
  /// The page's line, from 1.
  public var line: Int
  /// The bytes of the page that are code: without a list's or quote's prefix, without the line ending.
  public var range: Range<Int>

  public init(line: Int, range: Range<Int>) {
    self.line = line
    self.range = range
  }
}

/// What an author asks of a block (fence attributes, `docs:` comments).
public struct BlockAttributes: Sendable, Equatable {
  public enum Scope: Sendable, Hashable {
    /// The program that blocks without `scope=` share.
    case page
    /// A named program of the page.
    case named(String)
    /// A program of its own.
    case new
  }

  /// A condition of `if=`.
  public enum Gate: Sendable, Equatable {
    case platform(String)
    /// `swift>=6.0`: the comparison and the version's numbers.
    case swift(comparison: String, version: [Int])
    case environment(String)
  }

  public var kind: Block.Kind = .run
  /// The text that an error, warning, trap or thrown error must contain.
  public var expectedText: String?
  public var skipReason: String?
  public var isHidden = false
  public var isSilent = false
  public var scope: Scope = .page
  /// 4, 5 or 6.
  public var languageMode: Int?
  /// In seconds.
  public var timeout: Double?
  public var gates: [Gate] = []
  public var file: String?
  public var region: String?

  public init() {}
}

/// Something that an author says a block does, to be checked.
public struct Expectation: Sendable, Equatable {
  public enum Kind: String, Sendable {
    /// `// => text`
    case value
    /// `// prints: text`
    case prints
    /// `// Prints "text"`, the Swift book's form.
    case bookPrints
    /// An output fence after the block.
    case output
  }

  public var kind: Kind
  /// Of its first line: the page's line of the comment, or of the output fence.
  public var line: Int
  /// Its last line.
  public var endLine: Int
  /// The expected text, one element a line, without comment markers.
  public var text: [String]
  /// The bytes of each line's comment, from its `//` to the end of the line; for an output fence the bytes of the lines between
  /// the fences.
  public var ranges: [Range<Int>]
  /// Whether it stands behind code on its own line.
  public var isTrailing: Bool

  public init(
    kind: Kind, line: Int, endLine: Int, text: [String], ranges: [Range<Int>], isTrailing: Bool
  ) {
    self.kind = kind
    self.line = line
    self.endLine = endLine
    self.text = text
    self.ranges = ranges
    self.isTrailing = isTrailing
  }
}
