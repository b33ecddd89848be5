import DocumentModel
import SwiftSource

/// Values that the compiler's transform does not report, or not as they are: of `x += 1`, `let (a, b) = …` and
/// `let a = 1, b = 2` it reports nothing, of `x = 1` what is assigned, which an observer or setter may change.
///
/// A call behind such a statement reports what the variable holds then.
struct ValueCalls {
  private let tree: StatementTree
  private let reportsExpressions: Bool

  /// - Parameter reportsExpressions: Whether plain expressions are reported as well, which may be read twice: for programs that
  ///   are run without the transform.
  init(tree: StatementTree, reportsExpressions: Bool = false) {
    self.tree = tree
    self.reportsExpressions = reportsExpressions
  }

  /// The expression whose value a statement has, when the transform reports none and a call may stand behind it.
  func expression(of index: Int) -> String? {
    let statement = tree.statements[index]
    let isExpression = statement.form == .expression && reportsExpressions
    guard statement.form == .assignment || statement.form == .variable || isExpression, statement.bodies.isEmpty,
      tree.endsLine(index), tree.mayBeFollowed(index)
    else { return nil }
    let code = Array(tree.bytes[statement.range])
    let tokens = SwiftLexer.lex(code).filter { $0.isCode }
    func text(_ token: SwiftToken) -> String { String(decoding: code[token.range], as: UTF8.self) }
    // What must be awaited or may throw cannot be read again.
    guard !tokens.contains(where: { ["await", "try", "async", "lazy"].contains(text($0)) }) else { return nil }
    let expression =
      isExpression
      ? plain(tokens, code) : statement.form == .assignment ? target(tokens, code) : bindings(tokens, code)
    // One of several lines would move what stands below.
    return expression.flatMap { $0.utf8.contains(0x0A) ? nil : $0 }
  }

  /// An expression of names, members, subscripts, literals and comparisons: reading it again changes nothing.
  private func plain(_ tokens: [SwiftToken], _ code: [UInt8]) -> String? {
    func text(_ token: SwiftToken) -> String { String(decoding: code[token.range], as: UTF8.self) }
    let isPlain = tokens.allSatisfy { token in
      switch token.kind {
      case .identifier, .number: true
      case .keyword: ["nil", "self", "true", "false"].contains(text(token))
      case .operator: [".", "?", "?.", "!", "!.", "==", "!=", "===", "!=="].contains(text(token))
      case .open: text(token) == "["
      case .close: text(token) == "]"
      default: false
      }
    }
    return isPlain ? String(decoding: code, as: UTF8.self) : nil
  }

  /// The left side of an assignment: names, members and subscripts, but no calls.
  private func target(_ tokens: [SwiftToken], _ code: [UInt8]) -> String? {
    func text(_ token: SwiftToken) -> String { String(decoding: code[token.range], as: UTF8.self) }
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .open where text(token) == "[": depth += 1
      case .close where text(token) == "]": depth -= 1
      case .open, .close: return nil
      case .operator where depth == 0 && text(token).hasSuffix("="):
        guard index > 0, text(tokens[0]) != "_", tokens[0].kind == .identifier || text(tokens[0]) == "self"
        else { return nil }
        // `x? += 1` assigns where there is a value; the variable is `x`.
        let last = text(tokens[index - 1]) == "?" ? index - 2 : index - 1
        guard last >= 0 else { return nil }
        return String(decoding: code[..<tokens[last].range.upperBound], as: UTF8.self)
      default: break
      }
    }
    return nil
  }

  /// The variables of a tuple pattern, or the last one of several declared.
  private func bindings(_ tokens: [SwiftToken], _ code: [UInt8]) -> String? {
    func text(_ token: SwiftToken) -> String { String(decoding: code[token.range], as: UTF8.self) }
    guard var start = tokens.firstIndex(where: { ["let", "var"].contains(text($0)) }).map({ $0 + 1 }) else {
      return nil
    }
    var depth = 0
    var isSeveral = false
    for (index, token) in tokens.enumerated() where index >= start {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma where depth == 0:
        start = index + 1
        isSeveral = true
      default: break
      }
    }
    guard start < tokens.count else { return nil }
    let last = tokens[start...]
    guard last.contains(where: { $0.kind == .operator && text($0) == "=" }) else { return nil }
    guard text(last[start]) == "(" else {
      return isSeveral && last[start].kind == .identifier ? text(last[start]) : nil
    }
    var names: [String] = []
    for (index, token) in zip(last.indices, last) {
      if token.kind == .operator, text(token) == "=" { break }
      if token.kind == .colon, index > start, last[index - 1].kind == .close { break }
      // A label is followed by a colon.
      let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
      if token.kind == .identifier, !isLabel, text(token) != "_" { names.append(text(token)) }
    }
    return names.isEmpty ? nil : names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }
}
