import Foundation

/// What one step of a program costs, beside what the library that it is compatible with costs on the same kind of machine.
struct Measurement {
  let name: String
  /// Microseconds of processor time a step.
  let cost: Double
  let upstream: ClosedRange<Double>
  /// The most that a step may cost, where there is such a bar.
  let bar: Double?

  /// How many times less than upstream, at the least.
  var ratio: Double { upstream.lowerBound / cost }

  var isMiss: Bool { ratio < 10 || bar.map { cost > $0 } == true }

  var line: String {
    let theirs =
      upstream.lowerBound == upstream.upperBound
      ? decimal(upstream.lowerBound) : "\(decimal(upstream.lowerBound))-\(decimal(upstream.upperBound))"
    return name.padding(toLength: 52, withPad: " ", startingAt: 0)
      + padded("\(decimal(cost))", 9) + padded(theirs, 12) + padded("\(Int(ratio))x", 7)
      + (bar.map { padded("at most \(decimal($0))", 14) } ?? "")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func decimal(_ value: Double) -> String { String(format: value < 10 ? "%.3g" : "%.0f", value) }
}

/// The processor time that this process has used, on all threads, in microseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// A program to be measured.
struct Program {
  let name: String
  let upstream: ClosedRange<Double>
  /// How many steps `work` carries out.
  let steps: Int
  let bar: Double?
  let work: () -> Void

  init(
    _ name: String, upstream: ClosedRange<Double>, steps: Int, atMost bar: Double? = nil, _ work: @escaping () -> Void
  ) {
    self.name = name
    self.upstream = upstream
    self.steps = steps
    self.bar = bar
    self.work = work
  }

  init(_ name: String, upstream: Double, steps: Int, _ work: @escaping () -> Void) {
    self.init(name, upstream: upstream...upstream, steps: steps, work)
  }

  /// The least cost of a step in many rounds, so that what else the machine does counts little.
  func measured() -> Measurement {
    let end = processorTime() + 600_000
    var cost = Double.infinity
    var rounds = 0
    while rounds < 5 || processorTime() < end {
      let start = processorTime()
      work()
      cost = min(cost, (processorTime() - start) / Double(steps))
      rounds += 1
    }
    return Measurement(name: name, cost: cost, upstream: upstream, bar: bar)
  }
}
