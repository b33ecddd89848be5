/// One page of documentation, parsed.
public struct Page: Sendable {
  public enum Kind: Sendable {
    /// Swift with nef markup: a playground page, or a `.swift` file.
    case playground
    /// CommonMark with swift fences.
    case markdown
  }

  /// Relative to the project's root, `/`-separated.
  public var path: String
  public var kind: Kind
  public var source: SourceText
  public var frontMatter: FrontMatter
  /// The text of the first heading, when there is one.
  public var heading: String?
  /// The lines of second-level headings, in order: what `scopes: section` begins programs at.
  public var sectionLines: [Int]
  /// What the page is made of, in order. A Markdown page is one piece of prose that holds its blocks' fences.
  public var parts: [Part]
  /// The Swift blocks in page order; `Block.index` is the index here.
  public var blocks: [Block]
  /// What parsing found. A page with an error here is not run.
  public var diagnostics: [Diagnostic]

  public init(
    path: String, kind: Kind, source: SourceText, frontMatter: FrontMatter = FrontMatter(), heading: String? = nil,
    sectionLines: [Int] = [], parts: [Part] = [], blocks: [Block] = [], diagnostics: [Diagnostic] = []
  ) {
    self.path = path
    self.kind = kind
    self.source = source
    self.frontMatter = frontMatter
    self.heading = heading
    self.sectionLines = sectionLines
    self.parts = parts
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// Front matter's title, else the first heading, else nil: the file's name then serves.
  public var ownTitle: String? { frontMatter.string("title") ?? heading }

  /// Whether a site shows the page: Jekyll leaves out those whose front matter has `published: false`.
  public var isPublished: Bool { frontMatter["published"] != .bool(false) }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A piece of a page.
public enum Part: Sendable, Equatable {
  case prose(Prose)
  /// An index into `Page.blocks`.
  case block(Int)
}

/// A piece of Markdown.
public struct Prose: Sendable, Equatable {
  /// Lines joined by LF, comment markers removed.
  public var text: String
  /// The page's line of each line of `text`.
  public var lines: [Int]
  /// Follows the part before it without an empty line (nef's way with prose straight below prose).
  public var joinsPrevious: Bool

  public init(text: String, lines: [Int], joinsPrevious: Bool = false) {
    self.text = text
    self.lines = lines
    self.joinsPrevious = joinsPrevious
  }
}

/// The head of a page: what stands between `---` lines, or in a `nef:begin:header` block.
public struct FrontMatter: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([Value])
    case map([Entry])
  }

  public struct Entry: Sendable, Equatable {
    public var key: String
    public var value: Value
    /// The page's line of the key.
    public var line: Int

    public init(key: String, value: Value, line: Int) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// Whether the page has a head at all (which may be empty).
  public var isPresent: Bool
  /// The top-level keys in the author's order.
  public var entries: [Entry]
  /// The author's lines, trimmed at both ends as nef does for playground pages, verbatim for Markdown pages.
  public var lines: [String]

  public init(isPresent: Bool = false, entries: [Entry] = [], lines: [String] = []) {
    self.isPresent = isPresent
    self.entries = entries
    self.lines = lines
  }

  public subscript(key: String) -> Value? { entries.last { $0.key == key }?.value }

  public func line(of key: String) -> Int? { entries.last { $0.key == key }?.line }

  /// The value of a key as text: a string, number or truth value as the author would read it.
  public func string(_ key: String) -> String? {
    switch self[key] {
    case .string(let text): return text
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .null, .list, .map, nil: return nil
    }
  }
}
