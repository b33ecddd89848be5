/// Something to tell the author, at a place of a page.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable { case error, warning }

  /// The stable names of what can be wrong; reports carry them as `rule`.
  public enum Rule: String, Sendable, CaseIterable {
    case compileError = "compile-error"
    case compileWarning = "compile-warning"
    case crash
    case uncaughtError = "uncaught-error"
    case timeout
    case valueMismatch = "value-mismatch"
    case outputMismatch = "output-mismatch"
    case missingError = "missing-error"
    case missingWarning = "missing-warning"
    case missingCrash = "missing-crash"
    case missingThrow = "missing-throw"
    case noValue = "no-value"
    case unknownAttribute = "unknown-attribute"
    case attributeClash = "attribute-clash"
    case badAttribute = "bad-attribute"
    case markup
    case frontMatter = "front-matter"
    case permalinkClash = "permalink-clash"
    case titleMismatch = "title-mismatch"
    case deadLink = "dead-link"
    case deadAnchor = "dead-anchor"
    case unknownTag = "unknown-tag"
    case staleInclude = "stale-include"
    case noExamples = "no-examples"
    case readError = "read-error"
  }

  /// The page's path relative to the project's root, or the path of another file (a configuration, say).
  public var path: String
  /// From 1; 0 when the whole file is meant.
  public var line: Int
  /// From 1, in Unicode scalars; 0 when the whole line is meant.
  public var column: Int
  public var severity: Severity
  public var rule: Rule
  public var message: String
  /// What explains it, such as the requirement that a type does not meet.
  public var notes: [Note]

  public init(
    path: String, line: Int, column: Int = 1, severity: Severity = .error, rule: Rule, message: String,
    notes: [Note] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.rule = rule
    self.message = message
    self.notes = notes
  }

  /// An explanation, with a place of its own where that is in the same page.
  public struct Note: Sendable, Hashable {
    public var place: SourcePosition?
    public var text: String

    public init(place: SourcePosition? = nil, text: String) {
      self.place = place
      self.text = text
    }
  }
}
