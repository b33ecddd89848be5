import DocumentModel
import Programs

/// Whether one expectation held.
struct ExpectationCheck {
  struct Problem {
    var rule: Diagnostic.Rule
    var message: String
  }

  let page: Page
  let block: Block
  let reader: TranscriptReader
  let matcher: TextMatcher

  /// What is wrong; nil when it held.
  func problem(with expectation: Expectation) -> Problem? {
    switch expectation.kind {
    case .value: value(expectation)
    case .output: output(expectation)
    case .prints, .bookPrints: prints(expectation)
    }
  }

  private func value(_ expectation: Expectation) -> Problem? {
    guard let value = reader.value(for: expectation, in: block.index) else {
      let why =
        reader.hasEnded
        ? "no value: this line computes none, or it never ran" : "no value: the page ended before this line ran"
      return Problem(rule: .noValue, message: why)
    }
    let text = reader.text(of: value)
    let counted = value.times > 1 ? "\(text) (\(value.times) times)" : text
    // A value that is written `[...]` may itself hold three dots: the exact text counts too.
    if expectation.text.joined(separator: "\n") == text { return nil }
    for actual in [text, counted] where matcher.matches(expected: expectation.text, actual: actual) { return nil }
    return mismatch(.valueMismatch, "the value is not the one stated", expectation, counted)
  }

  private func output(_ expectation: Expectation) -> Problem? {
    guard reader.hasFinished(block.index) || reader.hasEnded else {
      return Problem(rule: .noValue, message: "the page ended before this block did, so its output was not verified")
    }
    let actual = reader.output(of: block.index)
    if matcher.matches(expected: expectation.text, actual: actual) { return nil }
    return mismatch(.outputMismatch, "the block's output is not the one stated", expectation, actual)
  }

  private func prints(_ expectation: Expectation) -> Problem? {
    let statements = reader.program.statements.filter { $0.block == block.index && $0.startLine <= expectation.line }
    guard let owner = statements.max(by: { ($0.endLine, $0.startLine) < ($1.endLine, $1.startLine) }), owner.depth == 0
    else {
      return Problem(
        rule: .noValue, message: "output is told apart only between statements at the top level; state it there")
    }
    var tried: [String] = []
    if let own = reader.output(fromBehind: owner.startLine - 1, toBehind: owner.endLine, in: block.index) {
      tried.append(own)
    }
    if expectation.kind == .bookPrints, !expectation.isTrailing {
      let previous = block.expectations.last { $0.kind == .bookPrints && $0.endLine < expectation.line }
      let start = previous.map(\.line) ?? ((block.code.first?.line ?? block.line) - 1)
      if let all = reader.output(fromBehind: start, toBehind: owner.endLine, in: block.index) { tried.append(all) }
    }
    guard let first = tried.first else {
      return Problem(
        rule: .noValue, message: "the page ended before this statement did, so its output was not verified")
    }
    if tried.contains(where: { matcher.matches(expected: expectation.text, actual: $0) }) { return nil }
    return mismatch(.outputMismatch, "the output is not the one stated", expectation, first)
  }

  private func mismatch(_ rule: Diagnostic.Rule, _ what: String, _ expectation: Expectation, _ actual: String)
    -> Problem
  {
    Problem(
      rule: rule,
      message:
        "\(what)\nexpected: \(expectation.text.joined(separator: "\n          "))\nactual:   \(Self.indented(actual))")
  }

  private static func indented(_ text: String) -> String {
    var text = String(text.prefix(4_000))
    while text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n          ")
  }
}
