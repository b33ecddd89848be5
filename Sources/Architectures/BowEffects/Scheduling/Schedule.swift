import Bow
import Foundation

/// When to do something again: a machine that is shown each outcome and either goes on, after a while, or is done.
///
/// `R` is the environment, `A` what it is shown, `S` its state, `B` its output.
public final class Schedule<R, A, S, B> {
  /// How it goes on.
  struct Step {
    let state: S
    let delay: DispatchTimeInterval?
  }

  let initial: () -> S
  let update: (A, S) -> Step?
  let extract: (A, S) -> B

  init(initial: @escaping () -> S, update: @escaping (A, S) -> Step?, extract: @escaping (A, S) -> B) {
    self.initial = initial
    self.update = update
    self.extract = extract
  }

  public func map<C>(_ f: @escaping (B) -> C) -> Schedule<R, A, S, C> {
    Schedule<R, A, S, C>(
      initial: initial, update: { a, s in self.update(a, s).map { .init(state: $0.state, delay: $0.delay) } },
      extract: { f(self.extract($0, $1)) })
  }

  public func contramap<AA>(_ f: @escaping (AA) -> A) -> Schedule<R, AA, S, B> {
    Schedule<R, AA, S, B>(
      initial: initial, update: { a, s in self.update(f(a), s).map { .init(state: $0.state, delay: $0.delay) } },
      extract: { self.extract(f($0), $1) })
  }

  public func `as`<C>(_ c: C) -> Schedule<R, A, S, C> { map { _ in c } }
  public func void() -> Schedule<R, A, S, Void> { map { _ in } }

  /// Goes on only as long as the output satisfies the predicate.
  public func whileOutput(_ predicate: @escaping (B) -> Bool) -> Schedule<R, A, S, B> {
    Schedule(
      initial: initial, update: { a, s in predicate(self.extract(a, s)) ? self.update(a, s) : nil }, extract: extract)
  }
  public func untilOutput(_ predicate: @escaping (B) -> Bool) -> Schedule<R, A, S, B> { whileOutput { !predicate($0) } }

  /// Goes on only as long as what it is shown satisfies the predicate.
  public func whileInput(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, S, B> {
    Schedule(initial: initial, update: { a, s in predicate(a) ? self.update(a, s) : nil }, extract: extract)
  }
  public func untilInput(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, S, B> { whileInput { !predicate($0) } }

  /// Waits between two times, `f` of the state long.
  func delayed(_ f: @escaping (S) -> DispatchTimeInterval) -> Schedule<R, A, S, B> {
    Schedule(
      initial: initial,
      update: { a, s in self.update(a, s).map { .init(state: $0.state, delay: longer($0.delay, f($0.state))) } },
      extract: extract)
  }

  /// Goes on as long as both do, waiting for the longer.
  public func and<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (S, S2), (B, C)> {
    Schedule<R, A, (S, S2), (B, C)>(
      initial: { (self.initial(), other.initial()) },
      update: { a, s in
        guard let left = self.update(a, s.0), let right = other.update(a, s.1) else { return nil }
        return .init(state: (left.state, right.state), delay: longer(left.delay, right.delay))
      },
      extract: { a, s in (self.extract(a, s.0), other.extract(a, s.1)) })
  }

  public func zip<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (S, S2), (B, C)> { and(other) }
  public func zipLeft<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (S, S2), B> { and(other).map { $0.0 } }
  public func zipRight<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (S, S2), C> { and(other).map { $0.1 } }

  /// Goes on as long as either does, waiting for the shorter.
  public func or<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (S, S2), (B, C)> {
    Schedule<R, A, (S, S2), (B, C)>(
      initial: { (self.initial(), other.initial()) },
      update: { a, s in
        let (left, right) = (self.update(a, s.0), other.update(a, s.1))
        guard left != nil || right != nil else { return nil }
        let delay: DispatchTimeInterval?
        switch (left, right) {
        case (let left?, let right?): delay = shorter(left.delay, right.delay)
        default: delay = left?.delay ?? right?.delay
        }
        return .init(state: (left?.state ?? s.0, right?.state ?? s.1), delay: delay)
      },
      extract: { a, s in (self.extract(a, s.0), other.extract(a, s.1)) })
  }

  /// All outputs so far.
  public func collectAll() -> Schedule<R, A, (S, [B]), [B]> {
    Schedule<R, A, (S, [B]), [B]>(
      initial: { (self.initial(), []) },
      update: { a, s in
        self.update(a, s.0).map { .init(state: ($0.state, s.1 + [self.extract(a, s.0)]), delay: $0.delay) }
      },
      extract: { a, s in s.1 + [self.extract(a, s.0)] })
  }
}

private func nanoseconds(_ interval: DispatchTimeInterval?) -> Int {
  switch interval {
  case .seconds(let n): return n * 1_000_000_000
  case .milliseconds(let n): return n * 1_000_000
  case .microseconds(let n): return n * 1_000
  case .nanoseconds(let n): return n
  case .never: return Int.max
  default: return 0
  }
}

private func longer(_ a: DispatchTimeInterval?, _ b: DispatchTimeInterval?) -> DispatchTimeInterval? {
  nanoseconds(a) < nanoseconds(b) ? b : a
}

private func shorter(_ a: DispatchTimeInterval?, _ b: DispatchTimeInterval?) -> DispatchTimeInterval? {
  nanoseconds(a) < nanoseconds(b) ? a : b
}
