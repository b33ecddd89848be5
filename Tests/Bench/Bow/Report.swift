import Foundation

/// Measures programs and prints a line for each.
struct Report {
  private let scale: Double
  private let part: String

  /// - Parameters:
  ///   - scale: multiplies the numbers of steps.
  ///   - part: only programs whose name contains this are measured.
  init(scale: Double, only part: String) {
    self.scale = scale
    self.part = part
    print("program                                      ns a step   Bow 0.8   times faster   10 n : n")
  }

  /// - Parameters:
  ///   - upstream: what a step costs in Bow 0.8, in nanoseconds; nil where no figure is known.
  ///   - steps: how many steps the longer run has. Bow 0.8 ends by exhausting the stack above some 30,000 of `State`.
  ///   - run: builds, runs and frees a program of that many steps.
  func measure(_ name: String, upstream: Double?, steps: Int, _ run: (Int) -> Void) {
    guard part.isEmpty || name.contains(part) else { return }
    let few = max(Int(Double(steps) * scale) / 10, 10)
    let (short, long) = (best(few, run), best(few * 10, run))
    let cost = long / Double(few * 10)
    let comparison = upstream.map { String(format: "%9.0f %14.1f", $0, $0 / cost) } ?? "        –              –"
    print(
      name.padding(toLength: 42, withPad: " ", startingAt: 0) + String(format: "%12.1f ", cost) + comparison
        + String(format: " %10.1f", long / short) + (upstream.map { $0 / cost < 10 } ?? false ? "  below 10" : ""))
  }

  /// The quickest of some runs, in nanoseconds of this process's own time: what else the machine does counts little.
  private func best(_ steps: Int, _ run: (Int) -> Void) -> Double {
    (0..<7).map { _ in
      let start = processorTime()
      run(steps)
      return processorTime() - start
    }.min() ?? 0
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Keeps the optimizer from leaving out a computation.
@inline(never)
func keep<Value>(_ value: Value) {}
