import Bow
import Foundation

extension Schedule {
  /// Again and again; the outputs are a value, what `f` makes of it, and so on.
  public static func unfold(_ b: B, _ f: @escaping (B) -> B) -> Schedule<R, A, B, B> {
    Schedule<R, A, B, B>(initial: b, next: f, extract: { _, s in s })
  }
  /// Again and again; each output is what the effect `f` makes of the one before.
  public static func unfoldM(_ b: EnvIO<R, Never, B>, _ f: @escaping (B) -> EnvIO<R, Never, B>)
    -> Schedule<R, A, B, B>
  {
    Schedule<R, A, B, B>(
      initial: b, update: { _, s in f(s).orUnit().map { .init(state: $0) }^ }, extract: { _, s in s })
  }
}

extension Schedule where A == Any, State == Never, B == Never {
  /// Waits forever, and never goes on.
  public static func never() -> Schedule<R, Any, Never, Never> {
    Schedule<R, Any, Never, Never>.waiting()
  }
}

extension Schedule {
  /// Never comes to its beginning.
  fileprivate static func waiting() -> Schedule<R, A, B, B> { unfoldM(EnvIO.never()^) { EnvIO.pure($0)^ } }
}

extension Schedule where State == Int, B == Int {
  /// Again and again; the output is how often.
  public static func forever() -> Schedule<R, A, Int, Int> { unfold(0) { $0 + 1 } }
  /// So many times more.
  public static func recurs(_ n: Int) -> Schedule<R, A, Int, Int> { forever().whileOutput { $0 < n } }
  /// Again and again, so far apart.
  public static func spaced(_ interval: DispatchTimeInterval) -> Schedule<R, A, Int, Int> {
    spaced(interval.seconds)
  }
  /// Again and again, so many seconds apart.
  public static func spaced(_ interval: TimeInterval) -> Schedule<R, A, Int, Int> {
    forever().addDelay { _ in interval }
  }
  /// Once more.
  public static func once() -> Schedule<R, A, Int, Void> { recurs(1).void() }
  /// Never again.
  public static func stop() -> Schedule<R, A, Int, Void> { recurs(0).void() }
}

extension Schedule where B == TimeInterval {
  /// Waits for as many seconds as the schedule puts out.
  public static func delayed(_ schedule: Schedule<R, A, State, TimeInterval>) -> Schedule<R, A, State, TimeInterval> {
    schedule.addDelay(id)
  }
}

extension Schedule where B == DispatchTimeInterval {
  /// Waits for as long as the schedule puts out.
  public static func delayed(_ schedule: Schedule<R, A, State, DispatchTimeInterval>)
    -> Schedule<R, A, State, DispatchTimeInterval>
  {
    schedule.addDelay(id)
  }
}

extension Schedule where State == Int, B == TimeInterval {
  /// Again and again, the n-th pause n times the interval; the output is the pause in seconds.
  public static func linear(_ interval: TimeInterval) -> Schedule<R, A, Int, TimeInterval> {
    delayed(Schedule<R, A, Int, Int>.forever().map { interval * Double($0 + 1) })
  }
  /// Again and again, the n-th pause n times the interval; the output is the pause in seconds.
  public static func linear(_ interval: DispatchTimeInterval) -> Schedule<R, A, Int, TimeInterval> {
    linear(interval.seconds)
  }
  /// Again and again, the n-th pause the interval times `factor` to the n; the output is the pause in seconds.
  public static func exponential(_ interval: TimeInterval, factor: Double = 2) -> Schedule<R, A, Int, TimeInterval> {
    delayed(Schedule<R, A, Int, Int>.forever().map { interval * pow(factor, Double($0 + 1)) })
  }
  /// Again and again, the n-th pause the interval times `factor` to the n; the output is the pause in seconds.
  public static func exponential(_ interval: DispatchTimeInterval, factor: Double = 2)
    -> Schedule<R, A, Int, TimeInterval>
  {
    exponential(interval.seconds, factor: factor)
  }
}

extension Schedule where State == (TimeInterval, TimeInterval), B == TimeInterval {
  /// Again and again, each pause the sum of the two before it; the output is the pause in seconds.
  public static func fibonacci(_ one: TimeInterval) -> Schedule<R, A, (TimeInterval, TimeInterval), TimeInterval> {
    typealias Pair = (TimeInterval, TimeInterval)
    return delayed(Schedule<R, A, Pair, Pair>.unfold((one, one)) { ($0.1, $0.0 + $0.1) }.map { $0.0 })
  }
  /// Again and again, each pause the sum of the two before it; the output is the pause in seconds.
  public static func fibonacci(_ one: DispatchTimeInterval)
    -> Schedule<R, A, (TimeInterval, TimeInterval), TimeInterval>
  {
    fibonacci(one.seconds)
  }
}

extension Schedule where State == (DispatchTime, DispatchTimeInterval), B == DispatchTimeInterval {
  /// Again and again; the output is how long it has been going on.
  public static func elapsed() -> Schedule<R, A, (DispatchTime, DispatchTimeInterval), DispatchTimeInterval> {
    Schedule(
      initial: EnvIO.invoke { _ in (DispatchTime.now(), .nanoseconds(0)) },
      update: { _, s in
        EnvIO.invoke { _ in
          let nanoseconds = DispatchTime.now().uptimeNanoseconds - s.0.uptimeNanoseconds
          return .init(state: (s.0, .nanoseconds(Int(nanoseconds))))
        }
      },
      extract: { _, s in s.1 })
  }
  /// Again and again for so long; the output is how long it has been going on.
  public static func duration(_ interval: DispatchTimeInterval)
    -> Schedule<R, A, (DispatchTime, DispatchTimeInterval), DispatchTimeInterval>
  {
    elapsed().whileOutput { $0.seconds < interval.seconds }
  }
}

extension Schedule where State == Unit {
  /// Again and again; the output is what `f` makes of what it is shown.
  public static func from(function f: @escaping (A) -> B) -> Schedule<R, A, Unit, B> {
    Schedule<R, A, Unit, B>(initial: .unit, next: id, extract: { a, _ in f(a) })
  }
}

extension Schedule where State == Unit, B == Void {
  /// Again and again, with nothing to put out.
  public static func void() -> Schedule<R, A, Unit, Void> { from { _ in } }
}

extension Schedule where State == Unit, A == B {
  /// Again and again; the output is what it is shown.
  public static func identity() -> Schedule<R, A, Unit, A> { from(function: id) }
  /// Goes on as long as what it is shown satisfies the predicate.
  public static func doWhile(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, Unit, A> {
    identity().whileInput(predicate)
  }
  /// Goes on until what it is shown satisfies the predicate.
  public static func doUntil(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, Unit, A> {
    identity().untilInput(predicate)
  }
  /// Goes on as long as what it is shown satisfies the effectful predicate.
  public static func doWhileM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, Unit, A> {
    identity().whileInputM(predicate)
  }
  /// Goes on until what it is shown satisfies the effectful predicate.
  public static func doUntilM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, Unit, A> {
    identity().untilInputM(predicate)
  }
  /// Does something with everything that it is shown.
  public static func tapInput(_ f: @escaping (A) -> EnvIO<R, Never, Void>) -> Schedule<R, A, Unit, A> {
    identity().tapInput(f)
  }
  /// Does something with everything that it puts out.
  public static func tapOutput(_ f: @escaping (A) -> EnvIO<R, Never, Void>) -> Schedule<R, A, Unit, A> {
    identity().tapOutput(f)
  }
}

extension Schedule where State == Unit, A == B, A: Equatable {
  /// Goes on as long as it is shown this value.
  public static func doWhileEquals(_ a: A) -> Schedule<R, A, Unit, A> { doWhile { $0 == a } }
  /// Goes on until it is shown this value.
  public static func doUntilEquals(_ a: A) -> Schedule<R, A, Unit, A> { doUntil { $0 == a } }
}

extension Schedule where State == (Unit, [A]), B == [A] {
  /// Collects everything that it is shown.
  public static func collectAll() -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.identity().collectAll()
  }
  /// Collects what it is shown until, and with, the first that does not satisfy the predicate.
  public static func collectWhile(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.doWhile(predicate).collectAll()
  }
  /// Collects what it is shown until, and with, the first that satisfies the predicate.
  public static func collectUntil(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, (Unit, [A]), [A]> {
    Schedule<R, A, Unit, A>.doUntil(predicate).collectAll()
  }
  /// Collects what it is shown until, and with, the first that does not satisfy the effectful predicate.
  public static func collectWhileM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>)
    -> Schedule<R, A, (Unit, [A]), [A]>
  {
    Schedule<R, A, Unit, A>.doWhileM(predicate).collectAll()
  }
  /// Collects what it is shown until, and with, the first that satisfies the effectful predicate.
  public static func collectUntilM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>)
    -> Schedule<R, A, (Unit, [A]), [A]>
  {
    Schedule<R, A, Unit, A>.doUntilM(predicate).collectAll()
  }
}
