/// Which lines of two texts belong together: the fewest lines are left over on either side.
///
/// Lines are compared as expectations are: trailing white space does not matter, `...` stands for anything in its line, and a line of
/// just `...` for any lines.
struct LineDiff {
  enum Step: Equatable {
    /// A line of the actual text that was expected.
    case both(String)
    case expected(String)
    case actual(String)
  }

  let steps: [Step]

  /// Beyond so many pairs of lines, all that lies between the equal ends is taken as different.
  private static let limit = 250_000

  init(expected: [String], actual: [String]) {
    let table = Table(patterns: expected.map(LinePattern.init), actual: actual)
    var start = 0
    while start < min(expected.count, actual.count), table.belong(start, start) { start += 1 }
    var (wantedEnd, foundEnd) = (expected.count, actual.count)
    while wantedEnd > start, foundEnd > start, table.belong(wantedEnd - 1, foundEnd - 1) {
      wantedEnd -= 1
      foundEnd -= 1
    }
    let middle =
      (wantedEnd - start) * (foundEnd - start) > Self.limit
      ? expected[start..<wantedEnd].map(Step.expected) + actual[start..<foundEnd].map(Step.actual)
      : table.steps(start..<wantedEnd, start..<foundEnd)
    steps = actual[..<start].map(Step.both) + Self.grouped(middle) + actual[foundEnd...].map(Step.both)
  }

  /// Between lines that are on both sides, first what was expected, then what there is.
  private static func grouped(_ steps: [Step]) -> [Step] {
    var grouped: [Step] = []
    var found: [Step] = []
    for step in steps {
      switch step {
      case .expected: grouped.append(step)
      case .actual: found.append(step)
      case .both:
        grouped += found + [step]
        found = []
      }
    }
    return grouped + found
  }
}

/// What can belong together, line by line.
private struct Table {
  var patterns: [LinePattern]
  var actual: [String]

  /// Whether a pattern for one line matches a line.
  func belong(_ row: Int, _ column: Int) -> Bool {
    !patterns[row].isAnyLines && patterns[row].matches(actual[column])
  }

  /// A way of least cost through all pairs of lines.
  func steps(_ wanted: Range<Int>, _ found: Range<Int>) -> [LineDiff.Step] {
    let width = found.count + 1
    let costs = costs(wanted, found)
    func cost(_ row: Int, _ column: Int) -> Int32 {
      costs[(row - wanted.lowerBound) * width + column - found.lowerBound]
    }
    var steps: [LineDiff.Step] = []
    var (row, column) = (wanted.lowerBound, found.lowerBound)
    while row < wanted.upperBound || column < found.upperBound {
      let here = cost(row, column)
      if row < wanted.upperBound, patterns[row].isAnyLines {
        if cost(row + 1, column) == here {
          row += 1
        } else {
          steps.append(.both(actual[column]))
          column += 1
        }
      } else if row < wanted.upperBound, column < found.upperBound, cost(row + 1, column + 1) == here,
        belong(row, column)
      {
        steps.append(.both(actual[column]))
        row += 1
        column += 1
      } else if row < wanted.upperBound, cost(row + 1, column) + 1 == here {
        steps.append(.expected(patterns[row].text))
        row += 1
      } else {
        steps.append(.actual(actual[column]))
        column += 1
      }
    }
    return steps
  }

  /// How many lines are left over at least from each pair on, row by row, with the ends behind the last.
  private func costs(_ wanted: Range<Int>, _ found: Range<Int>) -> [Int32] {
    let width = found.count + 1
    var costs = [Int32](repeating: 0, count: (wanted.count + 1) * width)
    for row in (0...wanted.count).reversed() {
      for column in (0...found.count).reversed() where row < wanted.count || column < found.count {
        let pattern = row < wanted.count ? patterns[wanted.lowerBound + row] : nil
        let price: Int32 = pattern?.isAnyLines == true ? 0 : 1
        var cost = Int32.max
        if row < wanted.count { cost = min(cost, costs[(row + 1) * width + column] + price) }
        if column < found.count { cost = min(cost, costs[row * width + column + 1] + price) }
        if row < wanted.count, column < found.count, belong(wanted.lowerBound + row, found.lowerBound + column) {
          cost = min(cost, costs[(row + 1) * width + column + 1])
        }
        costs[row * width + column] = cost
      }
    }
    return costs
  }
}
