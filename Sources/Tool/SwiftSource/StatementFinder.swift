/// Walks the tokens once and cuts them into statements.
struct StatementFinder {
  let bytes: [UInt8]
  let tokens: [SwiftToken]

  /// A statement that is being read, or the inside of a bracket.
  private struct Open {
    var start: Int
    var form: SwiftStatement.Form
    var end: Int
    var depth: Int
    var bodies: [Range<Int>] = []
    var isDirective: Bool
    var first: String
    var last: SwiftToken
    var lastText: String
    var hasTopAssignment = false

    var isOneWord: Bool { last.range.lowerBound == start }
  }

  /// What encloses: its opening bracket, and the statement read inside it (braces only).
  private struct Level {
    var bracket: UInt8
    var start: Int
    var statement: Open?
    /// The nearest level outwards with a statement, which the bracket belongs to.
    var owner: Int?
  }

  private var levels: [Level] = [Level(bracket: UInt8(ascii: "{"), start: 0, statement: nil)]
  private var found: [SwiftStatement] = []

  init(bytes: [UInt8], tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private var isInBraces: Bool { levels[levels.count - 1].bracket == UInt8(ascii: "{") }

  mutating func find() -> [SwiftStatement] {
    var hasNewline = false
    for token in tokens {
      switch token.kind {
      case .lineComment, .blockComment: continue
      case .newline: hasNewline = true
      case .semicolon:
        if isInBraces { close() }
        hasNewline = false
      default:
        if isInBraces, hasNewline, !continues(with: token) { close() }
        if isInBraces, !hasNewline, beginsCaseBody(token) { close() }
        read(token)
        hasNewline = false
      }
    }
    while levels.count > 1 { leave(at: bytes.count) }
    close()
    return found.sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
  }

  /// `case x: statement` and `{ x in statement }`: what follows the colon or `in` is a statement of its own.
  private func beginsCaseBody(_ token: SwiftToken) -> Bool {
    guard let statement = levels[levels.count - 1].statement else { return false }
    if statement.last.kind == .colon, statement.first == "case" || statement.first == "default" { return true }
    return statement.lastText == "in" && statement.first != "for" && levels.count > 1
  }

  /// Whether a token on a new line goes on with the statement before it.
  private func continues(with token: SwiftToken) -> Bool {
    guard let statement = levels[levels.count - 1].statement else { return true }
    if beginsCaseBody(token) { return false }
    if statement.isDirective { return false }
    switch statement.last.kind {
    case .comma: return true
    case .operator:
      // `infix operator **` is whole.
      if statement.first == "operator" { return false }
      // At the end of a line an operator with white space before it is binary and awaits its right side; one without is
      // postfix: `value^`, `x!`.
      let start = statement.last.range.lowerBound
      if start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { return true }
    case .colon where statement.form != .control: return true
    case .attribute: return true
    case .keyword where statement.isOneWord && Self.names.contains(statement.lastText):
      // A variable may be named so. A modifier stands before what it modifies; `some` and `any` stand before a type, on its line.
      guard Self.modifiers.contains(statement.lastText) else { return false }
      return token.kind == .attribute || token.kind == .keyword && Self.form(of: text(token), .keyword) != .expression
    case .keyword:
      if [
        "let", "var", "func", "class", "struct", "enum", "try", "await", "as", "is", "in", "where", "else", "throw",
        "static",
        "private", "public", "internal", "fileprivate", "open", "final", "mutating", "override", "lazy", "weak", "case",
        "import", "extension", "protocol", "typealias", "inout", "some", "any", "nonisolated", "if", "guard", "while",
        "for",
        "switch", "do", "repeat", "defer", "catch", "indirect", "convenience", "required", "dynamic",
      ].contains(statement.lastText) {
        return true
      }
    default: break
    }
    let text = text(token)
    switch token.kind {
    case .operator:
      if text.hasPrefix(".") { return true }
      // A prefix operator begins an operand; a binary one has white space behind it.
      let next = token.range.upperBound
      return next < bytes.count
        && (bytes[next] == 0x20 || bytes[next] == 0x09 || bytes[next] == 0x0A || bytes[next] == 0x0D)
    case .keyword:
      if ["else", "catch", "as", "is", "in", "where", "throws", "rethrows", "async"].contains(text) {
        return text != "async" || statement.form == .declaration
      }
      return text == "while" && statement.first == "repeat"
    case .open:
      return text == "{" && statement.form != .expression && statement.form != .assignment && statement.bodies.isEmpty
    case .comma, .colon: return true
    default: return false
    }
  }

  private mutating func read(_ token: SwiftToken) {
    let text = text(token)
    if token.kind == .close {
      leave(at: token.range.upperBound)
      extend(with: token, text)
      return
    }
    if isInBraces, levels[levels.count - 1].statement == nil {
      begin(with: token, text)
    } else {
      extend(with: token, text)
    }
    if token.kind == .open {
      let owner = isInBraces ? levels.count - 1 : levels[levels.count - 1].owner
      levels.append(
        Level(bracket: bytes[token.range.lowerBound], start: token.range.lowerBound, statement: nil, owner: owner))
    }
  }

  private mutating func begin(with token: SwiftToken, _ text: String) {
    levels[levels.count - 1].statement = Open(
      start: token.range.lowerBound, form: Self.form(of: text, token.kind), end: token.range.upperBound,
      depth: levels.count - 1, isDirective: token.kind == .directive && Self.directives.contains(text), first: text,
      last: token, lastText: text)
  }

  private mutating func extend(with token: SwiftToken, _ text: String) {
    guard isInBraces, var statement = levels[levels.count - 1].statement else { return }
    // A variable may have a modifier's name: `async.run()`, `open = 1`.
    if statement.form == .declaration, statement.isOneWord, token.kind == .operator,
      Self.modifiers.contains(statement.first)
    {
      statement.form = .expression
    }
    // Attributes and modifiers before the word that says what it is.
    if statement.form == .declaration, Self.modifiers.contains(statement.first) || statement.first.hasPrefix("@") {
      let form = Self.form(of: text, token.kind)
      if form == .variable || form == .declaration { statement.form = form }
      statement.first = text
    }
    if token.kind == .operator, statement.form == .expression {
      let isAssignment = text == "=" || (text.count > 1 && text.hasSuffix("=") && !Self.comparisons.contains(text))
      if isAssignment { statement.form = .assignment }
    }
    statement.end = max(statement.end, token.range.upperBound)
    statement.last = token
    statement.lastText = text
    levels[levels.count - 1].statement = statement
  }

  /// Ends the innermost bracket.
  private mutating func leave(at end: Int) {
    guard levels.count > 1 else { return }
    if isInBraces { close() }
    let level = levels.removeLast()
    guard level.bracket == UInt8(ascii: "{"), let owner = level.owner else { return }
    levels[owner].statement?.bodies.append(level.start..<end)
  }

  private mutating func close() {
    guard var statement = levels[levels.count - 1].statement else { return }
    levels[levels.count - 1].statement = nil
    // A word alone declares nothing: it is a variable's name.
    if statement.form == .declaration, statement.isOneWord, Self.names.contains(statement.lastText) {
      statement.form = .expression
    }
    found.append(
      SwiftStatement(
        form: statement.form, range: statement.start..<statement.end, depth: statement.depth, bodies: statement.bodies,
        isDirective: statement.isDirective))
  }

  private static let directives: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#error", "#warning",
  ]
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
  private static let modifiers: Set<String> = [
    "private", "public", "internal", "fileprivate", "open", "final", "static", "mutating", "nonmutating", "override",
    "lazy",
    "weak", "unowned", "convenience", "required", "dynamic", "indirect", "nonisolated", "consuming", "borrowing",
    "package",
    "async", "prefix", "postfix", "infix",
  ]

  /// Words that are keywords in some places only, and names elsewhere.
  private static let names: Set<String> = modifiers.subtracting([
    "private", "public", "internal", "fileprivate", "static",
  ]).union(["some", "any", "actor", "macro"])

  private static func form(of word: String, _ kind: SwiftToken.Kind) -> SwiftStatement.Form {
    if kind == .attribute { return .declaration }
    if kind == .directive { return directives.contains(word) ? .declaration : .expression }
    guard kind == .keyword || modifiers.contains(word) else { return .expression }
    switch word {
    case "let", "var": return .variable
    case "return", "throw": return .transfer
    case "if", "for", "guard", "switch", "do", "while", "repeat", "defer", "case", "default", "break", "continue",
      "fallthrough":
      return .control
    case "try", "await", "self", "Self", "super", "true", "false", "nil", "Any", "is", "as", "any", "some", "init":
      return .expression
    default: return .declaration
    }
  }
}
