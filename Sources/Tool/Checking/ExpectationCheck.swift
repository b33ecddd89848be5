import DocumentModel
import Programs

/// Whether one expectation held.
struct ExpectationCheck {
  struct Problem {
    var rule: Diagnostic.Rule
    var message: String
    /// What should have been stated, when that is known.
    var actual: String?
  }

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
    let times = value.times > 1 ? " (\(value.times) times)" : ""
    let whole = reader.wholeText(of: value)
    // Authors align their comments: space before the value is not the value's, unless it begins with some.
    var aligned = expectation
    if let first = aligned.text.first { aligned.text[0] = String(first.drop { $0 == " " || $0 == "\t" }) }
    for stated in [expectation, aligned] {
      for actual in [text, text + times, whole, whole + times] where matches(stated, actual) { return nil }
    }
    return mismatch(.valueMismatch, "the value is not the one stated", expectation, text + times)
  }

  private func output(_ expectation: Expectation) -> Problem? {
    guard reader.hasFinished(block.index) || reader.hasEnded || reader.endsAsStated(block) else {
      return Problem(rule: .noValue, message: "the page ended before this block did, so its output was not verified")
    }
    if reader.isCut(block.index) { return cut }
    let actual = reader.output(of: block.index)
    if matches(expectation, actual) { return nil }
    return mismatch(.outputMismatch, "the block's output is not the one stated", expectation, actual)
  }

  private func prints(_ expectation: Expectation) -> Problem? {
    guard reader.tellsApart(expectation) else {
      return Problem(
        rule: .noValue,
        message: "no statement's output can be told apart here: state it behind a statement that ends its line")
    }
    let outputs = reader.outputs(for: expectation)
    guard let likeliest = outputs.min(by: { distance(expectation, $0) < distance(expectation, $1) }) else {
      let why =
        reader.hasPassedEnd(of: expectation)
        ? "this statement's output cannot be told apart from that of the one before it: put them on lines of their own"
        : reader.hasEnded
          ? "no output: this statement never ran to its end"
          : "the page ended before this statement did, so its output was not verified"
      return Problem(rule: .noValue, message: why)
    }
    if reader.isCut(expectation) { return cut }
    if outputs.contains(where: { matches(expectation, $0) }) { return nil }
    return mismatch(.outputMismatch, "the output is not the one stated", expectation, likeliest)
  }

  /// What is not known is not right, not even to `...`.
  private var cut: Problem {
    let kept = reader.transcript.output.count
    return Problem(
      rule: .outputMismatch,
      message:
        "the program wrote \(reader.transcript.outputLength) bytes, of which the first \(kept) were kept: this output was not verified"
    )
  }

  /// A value or output that itself holds three dots (`[...]`) is stated exactly, too.
  private func matches(_ expectation: Expectation, _ actual: String) -> Bool {
    TextMatcher.trimmedLines(of: actual) == TextMatcher.trimmedLines(of: expectation.text.joined(separator: "\n"))
      || matcher.matches(expected: expectation.text, actual: actual)
  }

  /// The Swift book's form may mean one statement or several: how many lines it states tells which was meant.
  private func distance(_ expectation: Expectation, _ output: String) -> Int {
    abs(TextMatcher.trimmedLines(of: output).count - expectation.text.count)
  }

  private func mismatch(_ rule: Diagnostic.Rule, _ what: String, _ expectation: Expectation, _ actual: String)
    -> Problem
  {
    Problem(
      rule: rule,
      message: ComparedTexts.message(what, expected: expectation.text.joined(separator: "\n"), actual: actual),
      actual: actual)
  }
}
