/// What happened when a program was compiled and run. Plain values, kept in the cache as they are.
public struct Transcript: Sendable, Equatable {
  /// What the compiler said.
  public var messages: [CompilerMessage] = []
  public var hasCompiled = false
  /// Logged values, in the order in which their places were first reached.
  public var values: [LoggedValue] = []
  /// Standard output, bounded.
  public var output: [UInt8] = []
  /// How much the program wrote in all, in bytes.
  public var outputLength = 0
  /// For each mark reached, the output offset at its last passing, by mark number.
  public var marks: [Int: Int] = [:]
  /// What the statements wrote whose output is stated, in the order of the program's outputs.
  public var outputs: [StatementOutput] = []
  /// The mark at the program's end was reached.
  public var hasReachedEnd = false
  public var pictures: [Picture] = []
  public var end: ProgramEnd = .notRun
  /// The line of the top-level statement that was running at an untimely end, when known.
  public var endStatementLine: Int?
  /// The innermost line of the page at an `exit` before its end, when known.
  public var endLine: Int?
  /// The column of the place of a crash, an uncaught error or an `exit`, from 1 in bytes, when known.
  public var endByteColumn: Int?
  /// What the program wrote to standard error, bounded, without the part that the message of its end tells.
  public var errorOutput: [UInt8] = []
  /// Whether that is only the last of it.
  public var errorOutputIsCut = false
  /// What could not be done and why, when the tool itself failed.
  public var failure: String?

  public init() {}
}

/// What a statement wrote to standard output: stretches of the program's output, one an evaluation.
public struct StatementOutput: Sendable, Equatable {
  /// How many evaluations came to their end.
  public var times: Int
  /// Those of the first evaluations; all of them when there are as many as `times` says.
  public var pieces: [Range<Int>]
  /// That of the last evaluation.
  public var last: Range<Int>?

  public init(times: Int = 0, pieces: [Range<Int>] = [], last: Range<Int>? = nil) {
    self.times = times
    self.pieces = pieces
    self.last = last
  }
}

/// How a program ended.
public enum ProgramEnd: Sendable, Equatable {
  case notRun
  case exited(Int32)
  /// A trap: its signal, what the runtime said, and the page's line when known.
  case crashed(signal: Int32, message: String, line: Int?)
  /// An error reached the top level.
  case uncaughtError(message: String, line: Int?)
  /// The time-out in seconds, and the page's line that was running when known.
  case timedOut(seconds: Double, line: Int?)
}

/// A message of the compiler, at the page's own place.
public struct CompilerMessage: Sendable, Equatable {
  public enum Severity: String, Sendable { case error, warning, note, remark }

  public var severity: Severity
  /// As the compiler names it: relative to the shadow tree; empty when there is no place.
  public var path: String
  /// From 1; 0 when there is no place.
  public var line: Int
  /// From 1, in bytes, as the compiler counts.
  public var byteColumn: Int
  public var text: String
  /// The compiler's group of warnings that it belongs to (`no-usage`); empty where there is none.
  public var group: String
  /// The notes that belong to it, in the compiler's order; a note has none of its own.
  public var notes: [CompilerMessage]

  public init(
    severity: Severity, path: String, line: Int, byteColumn: Int, text: String, group: String = "",
    notes: [CompilerMessage] = []
  ) {
    self.notes = notes
    self.group = group
    self.severity = severity
    self.path = path
    self.line = line
    self.byteColumn = byteColumn
    self.text = text
  }
}

/// A value that the compiler's playground transform reported.
public struct LoggedValue: Sendable, Equatable {
  /// The variable's name; empty for an expression.
  public var name: String
  /// Places as the compiler counts: lines from 1, columns in bytes from 1, the end exclusive.
  public var startLine: Int
  public var startByteColumn: Int
  public var endLine: Int
  public var endByteColumn: Int
  /// How often the place was reached.
  public var times: Int
  /// The last value's text, bounded.
  public var text: String
  public var isVoid: Bool

  public init(
    name: String, startLine: Int, startByteColumn: Int, endLine: Int, endByteColumn: Int, times: Int, text: String,
    isVoid: Bool
  ) {
    self.name = name
    self.startLine = startLine
    self.startByteColumn = startByteColumn
    self.endLine = endLine
    self.endByteColumn = endByteColumn
    self.times = times
    self.text = text
    self.isVoid = isVoid
  }
}

/// A picture of a user interface that a page showed.
public struct Picture: Sendable, Equatable {
  /// The page's line that asked for it.
  public var line: Int
  public var caption: String
  /// The accessibility outline, for readers who see no picture.
  public var outline: String
  public var svg: String
  /// In points.
  public var width: Double
  public var height: Double

  public init(line: Int, caption: String, outline: String, svg: String, width: Double, height: Double) {
    self.line = line
    self.caption = caption
    self.outline = outline
    self.svg = svg
    self.width = width
    self.height = height
  }
}
