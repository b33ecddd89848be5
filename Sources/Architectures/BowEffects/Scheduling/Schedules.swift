import Bow
import Foundation

extension Schedule where S == Int, B == Int {
  /// Again and again; the output is how often.
  public static func forever() -> Schedule<R, A, Int, Int> {
    Schedule(initial: { 0 }, update: { _, n in Step(state: n + 1, delay: nil) }, extract: { _, n in n })
  }
  /// So many times more.
  public static func recurs(_ n: Int) -> Schedule<R, A, Int, Int> { forever().whileOutput { $0 < n } }
  /// Again and again, so far apart.
  public static func spaced(_ interval: DispatchTimeInterval) -> Schedule<R, A, Int, Int> {
    forever().delayed { _ in interval }
  }
  public static func linear(_ interval: TimeInterval) -> Schedule<R, A, Int, Int> {
    forever().delayed { .nanoseconds(Int(interval * Double($0) * 1e9)) }
  }
  /// Again and again, each pause `factor` times the one before; `interval` is in seconds.
  public static func exponential(_ interval: TimeInterval, factor: Double = 2) -> Schedule<R, A, Int, Int> {
    forever().delayed { .nanoseconds(Int(interval * pow(factor, Double($0)) * 1e9)) }
  }
}

extension Schedule where S == Unit, A == B {
  /// Again and again; the output is what it is shown.
  public static func identity() -> Schedule<R, A, Unit, A> {
    Schedule(initial: { () }, update: { _, _ in Step(state: (), delay: nil) }, extract: { a, _ in a })
  }
  public static func doWhile(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, Unit, A> {
    identity().whileInput(predicate)
  }
  public static func doUntil(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, Unit, A> {
    identity().untilInput(predicate)
  }
}

extension Schedule where S == Unit, B == Unit {
  public static func void() -> Schedule<R, A, Unit, Unit> {
    Schedule(initial: { () }, update: { _, _ in Step(state: (), delay: nil) }, extract: { _, _ in () })
  }
}

extension Schedule where S == Unit, B == DispatchTimeInterval {
  /// Once more, after that time.
  public static func duration(_ interval: DispatchTimeInterval) -> Schedule<R, A, (Unit, Int), (Unit, Int)> {
    Schedule<R, A, Unit, Unit>.void().and(Schedule<R, A, Int, Int>.spaced(interval).whileOutput { $0 < 1 })
  }
}

extension Schedule where S == (Unit, [A]), B == [A] {
  public static func collectAll() -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.identity().collectAll()
  }
  /// Collects what it is shown until, and with, the first that does not satisfy the predicate.
  public static func collectWhile(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.doWhile(predicate).collectAll()
  }
  public static func collectUntil(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.doUntil(predicate).collectAll()
  }
}
