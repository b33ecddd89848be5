import DocumentModel

/// What was expected and what there is, for a terminal.
///
/// Single lines stand under each other with a mark under their first difference; several lines as one list in which `-` marks what
/// was expected only and `+` what there is only. Each line begins with a mark or a label, so that none is taken for a command
/// by a CI service that reads the log.
struct ComparisonView {
  let comparison: Comparison
  /// Whether the actual text was to contain the expected one, and not to equal it.
  let isContained: Bool
  let style: Style
  let width: Int

  private static let labels = ["expected: ", "actual:   "]
  private static let margin = "  "
  /// How many equal lines are shown around a difference, and how many lines at most.
  private static let context = 3
  private static let limit = 100

  /// The lines, each with its line end.
  var text: String {
    let (expected, actual) = (comparison.expected, comparison.actual)
    if expected.count == 1, actual.count == 1, !isContained { return pair(expected[0], actual[0]) }
    return isContained ? list(expected, 0) + list(actual, 1) : diff
  }

  // MARK: One line each

  private func pair(_ expected: String, _ actual: String) -> String {
    let place = FirstDifference(expected: expected, actual: actual)
    let gap = Self.margin + String(repeating: " ", count: Self.labels[0].count)
    let shown = AlignedLines([expected, actual], place: place?.offset, width: width - gap.count)
    var text = ""
    for (index, line) in shown.lines.enumerated() {
      text += Self.margin + side(Self.labels[index] + (line.isEmpty ? "(nothing)" : line), index) + "\n"
    }
    if let place, let offset = shown.offset {
      text += gap + mark(place, at: offset) + "\n"
    }
    return text
  }

  private func list(_ lines: [String], _ index: Int) -> String {
    let gap = String(repeating: " ", count: Self.labels[index].count)
    return lines.enumerated().map { number, line in
      let shown = AlignedLines([line], place: nil, width: width - Self.margin.count - gap.count).lines[0]
      return Self.margin + side((number == 0 ? Self.labels[index] : gap) + shown, index) + "\n"
    }.joined()
  }

  private func side(_ text: String, _ index: Int) -> String {
    index == 0 ? style.expected(text) : style.actual(text)
  }

  private func mark(_ place: FirstDifference, at offset: Int) -> String {
    String(repeating: " ", count: offset) + style.bold("^") + (place.note.map { " " + $0 } ?? "")
  }

  // MARK: Several lines

  private var diff: String {
    let expected = comparison.expected == [""] ? [] : comparison.expected
    let actual = comparison.actual == [""] ? [] : comparison.actual
    let steps = LineDiff(expected: expected, actual: actual).steps
    var lines = [side("- expected", 0) + "  " + side("+ actual", 1)]
    var index = 0
    while index < steps.count {
      if case .both = steps[index] {
        let count = steps[index...].prefix { if case .both = $0 { true } else { false } }.count
        lines += equal(steps[index..<(index + count)], isFirst: index == 0, isLast: index + count == steps.count)
        index += count
      } else if let pair = onePair(in: steps, at: index) {
        lines += changed(pair.expected, pair.actual)
        index += 2
      } else {
        lines.append(line(steps[index]))
        index += 1
      }
    }
    if lines.count > Self.limit {
      let rest = lines.count - Self.limit
      lines = lines.prefix(Self.limit) + [style.dim("… \(Count.of(rest, "more line"))")]
    }
    return lines.map { Self.margin + $0 + "\n" }.joined()
  }

  /// Lines that are alike: of many only those next to a difference.
  private func equal(_ steps: ArraySlice<LineDiff.Step>, isFirst: Bool, isLast: Bool) -> [String] {
    let before = isFirst ? 0 : Self.context
    let after = isLast ? 0 : Self.context
    let hidden = steps.count - before - after
    guard hidden > 1 else { return steps.map(line) }
    let middle = style.dim("  … \(Count.of(hidden, "equal line"))")
    return steps.prefix(before).map(line) + [middle] + steps.suffix(after).map(line)
  }

  /// A line that stands in place of one other line.
  private func onePair(in steps: [LineDiff.Step], at index: Int) -> (expected: String, actual: String)? {
    guard index + 1 < steps.count, case .expected(let expected) = steps[index],
      case .actual(let actual) = steps[index + 1]
    else { return nil }
    if index > 0, case .expected = steps[index - 1] { return nil }
    if index + 2 < steps.count, case .actual = steps[index + 2] { return nil }
    return (expected, actual)
  }

  private func changed(_ expected: String, _ actual: String) -> [String] {
    let place = FirstDifference(expected: expected, actual: actual)
    let shown = AlignedLines([expected, actual], place: place?.offset, width: width - Self.margin.count - 2)
    var lines = [side("- " + shown.lines[0], 0), side("+ " + shown.lines[1], 1)]
    if let place, let offset = shown.offset {
      lines.append("  " + mark(place, at: offset))
    }
    return lines
  }

  private func line(_ step: LineDiff.Step) -> String {
    func shown(_ text: String) -> String {
      AlignedLines([text], place: nil, width: width - Self.margin.count - 2).lines[0]
    }
    switch step {
    case .both(let text): return "  " + shown(text)
    case .expected(let text): return side("- " + shown(text), 0)
    case .actual(let text): return side("+ " + shown(text), 1)
    }
  }
}
