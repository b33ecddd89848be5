import Bow
import Foundation

/// When to do something again: a machine that is shown each outcome and either goes on, after a while, or is done.
///
/// `R` is the environment of its effects, `A` what it is shown, `State` what it remembers, `B` its output.
public final class Schedule<R, A, State, B> {
  /// How it goes on: with what state, after how many seconds.
  struct Step {
    let state: State
    var delay: TimeInterval = 0
  }

  let initial: EnvIO<R, Never, State>
  /// Fails when the schedule is done.
  let update: (A, State) -> EnvIO<R, Unit, Step>
  let extract: (A, State) -> B

  init(
    initial: EnvIO<R, Never, State>, update: @escaping (A, State) -> EnvIO<R, Unit, Step>,
    extract: @escaping (A, State) -> B
  ) {
    self.initial = initial
    self.update = update
    self.extract = extract
  }

  /// A schedule without effects.
  convenience init(initial: State, next: @escaping (State) -> State, extract: @escaping (A, State) -> B) {
    self.init(
      initial: EnvIO.pure(initial)^, update: { _, s in EnvIO.pure(Step(state: next(s)))^ }, extract: extract)
  }

  /// The same schedule with another beginning, made of its own.
  public func initialized(_ f: (EnvIO<R, Never, State>) -> EnvIO<R, Never, State>) -> Schedule<R, A, State, B> {
    Schedule(initial: f(initial), update: update, extract: extract)
  }

  // MARK: What it is shown and what it puts out

  /// The same schedule with its output changed.
  public func map<C>(_ f: @escaping (B) -> C) -> Schedule<R, A, State, C> { dimap(id, f) }
  /// The same schedule for other inputs, which `f` translates.
  public func contramap<AA>(_ f: @escaping (AA) -> A) -> Schedule<R, AA, State, B> { dimap(f, id) }
  /// The same schedule with other inputs and its output changed.
  public func dimap<AA, C>(_ f: @escaping (AA) -> A, _ g: @escaping (B) -> C) -> Schedule<R, AA, State, C> {
    Schedule<R, AA, State, C>(
      initial: initial, update: { a, s in self.update(f(a), s).map { .init($0) }^ },
      extract: { g(self.extract(f($0), $1)) })
  }
  /// The same schedule with one output.
  public func `as`<C>(_ c: C) -> Schedule<R, A, State, C> { map { _ in c } }
  /// The same schedule without an output.
  public func void() -> Schedule<R, A, State, Void> { map { _ in } }

  /// Folds the outputs.
  public func fold<Z>(_ z: Z, _ f: @escaping (Z, B) -> Z) -> Schedule<R, A, (State, Z), Z> {
    Schedule<R, A, (State, Z), Z>(
      initial: initial.map { ($0, z) }^,
      update: { a, s in
        self.update(a, s.0).map { .init(state: ($0.state, f(s.1, self.extract(a, s.0))), delay: $0.delay) }^
      },
      extract: { a, s in f(s.1, self.extract(a, s.0)) })
  }

  /// All outputs so far.
  public func collectAll() -> Schedule<R, A, (State, [B]), [B]> { fold([]) { $0 + [$1] } }
  /// How many outputs there were.
  public func repetitions() -> Schedule<R, A, (State, Int), Int> { fold(0) { n, _ in n + 1 } }

  // MARK: How long it goes on

  /// Goes on only as long as the effectful test of input and output holds.
  public func check(_ test: @escaping (A, B) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, State, B> {
    Schedule(
      initial: initial,
      update: { a, s in
        test(a, self.extract(a, s)).orUnit().flatMap { $0 ? self.update(a, s) : EnvIO.raiseError(.unit) }^
      },
      extract: extract)
  }
  /// Goes on only as long as its output satisfies the predicate.
  public func whileOutput(_ predicate: @escaping (B) -> Bool) -> Schedule<R, A, State, B> {
    check { _, b in EnvIO.pure(predicate(b))^ }
  }
  /// Goes on only until its output satisfies the predicate.
  public func untilOutput(_ predicate: @escaping (B) -> Bool) -> Schedule<R, A, State, B> {
    whileOutput { !predicate($0) }
  }
  /// Goes on only as long as what it is shown satisfies the predicate.
  public func whileInput(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, State, B> {
    check { a, _ in EnvIO.pure(predicate(a))^ }
  }
  /// Goes on only until what it is shown satisfies the predicate.
  public func untilInput(_ predicate: @escaping (A) -> Bool) -> Schedule<R, A, State, B> {
    whileInput { !predicate($0) }
  }
  /// Goes on only as long as its output satisfies the effectful predicate.
  public func whileOutputM(_ predicate: @escaping (B) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, State, B> {
    check { _, b in predicate(b) }
  }
  /// Goes on only until its output satisfies the effectful predicate.
  public func untilOutputM(_ predicate: @escaping (B) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, State, B> {
    check { _, b in predicate(b).map { !$0 }^ }
  }
  /// Goes on only as long as what it is shown satisfies the effectful predicate.
  public func whileInputM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, State, B> {
    check { a, _ in predicate(a) }
  }
  /// Goes on only until what it is shown satisfies the effectful predicate.
  public func untilInputM(_ predicate: @escaping (A) -> EnvIO<R, Never, Bool>) -> Schedule<R, A, State, B> {
    check { a, _ in predicate(a).map { !$0 }^ }
  }

  /// Begins anew whenever it is done.
  public func forever() -> Schedule<R, A, State, B> {
    Schedule(
      initial: initial,
      update: { a, s in
        self.update(a, s).handleErrorWith { _ in self.initial.orUnit().flatMap { self.update(a, $0) } }^
      },
      extract: extract)
  }

  // MARK: Pauses

  /// Waits between two times, for a time that depends on the output.
  public func addDelay(_ f: @escaping (B) -> DispatchTimeInterval) -> Schedule<R, A, State, B> {
    addDelay { f($0).seconds }
  }
  /// Waits between two times, for so many seconds, depending on the output.
  public func addDelay(_ f: @escaping (B) -> TimeInterval) -> Schedule<R, A, State, B> {
    addDelayM { b in EnvIO<R, Never, TimeInterval>.pure(f(b))^ }
  }
  /// Waits between two times, for a time that an effect finds out.
  public func addDelayM(_ f: @escaping (B) -> EnvIO<R, Never, DispatchTimeInterval>) -> Schedule<R, A, State, B> {
    addDelayM { f($0).map { $0.seconds }^ }
  }
  /// Waits between two times, for as many seconds as an effect finds out.
  public func addDelayM(_ f: @escaping (B) -> EnvIO<R, Never, TimeInterval>) -> Schedule<R, A, State, B> {
    Schedule(
      initial: initial,
      update: { a, s in
        f(self.extract(a, s)).orUnit().flatMap { pause in
          self.update(a, s).map { Step(state: $0.state, delay: $0.delay + pause) }
        }^
      },
      extract: extract)
  }

  // MARK: Effects beside

  /// Does something with each input.
  public func tapInput(_ f: @escaping (A) -> EnvIO<R, Never, Void>) -> Schedule<R, A, State, B> {
    Schedule(
      initial: initial, update: { a, s in f(a).orUnit().flatMap { self.update(a, s) }^ }, extract: extract)
  }
  /// Does something with each output.
  public func tapOutput(_ f: @escaping (B) -> EnvIO<R, Never, Void>) -> Schedule<R, A, State, B> {
    Schedule(
      initial: initial,
      update: { a, s in self.update(a, s).flatTap { f(self.extract(a, $0.state)).orUnit() }^ }, extract: extract)
  }
}

extension Schedule.Step {
  /// The same step of a schedule with other inputs or outputs.
  init<OtherA, OtherB>(_ other: Schedule<R, OtherA, State, OtherB>.Step) {
    self.init(state: other.state, delay: other.delay)
  }
}

extension Kleisli {
  /// The same effect, with an error type in which schedules end; it does not fail.
  func orUnit() -> EnvIO<D, Unit, A> where F == IOPartial<Never> { EnvIO { d in IO<Unit, A>(.map, self.run(d)) } }
}

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `never`.
  var seconds: TimeInterval {
    switch self {
    case .seconds(let n): return TimeInterval(n)
    case .milliseconds(let n): return TimeInterval(n) / 1e3
    case .microseconds(let n): return TimeInterval(n) / 1e6
    case .nanoseconds(let n): return TimeInterval(n) / 1e9
    default: return .infinity
    }
  }

  /// So many seconds; an interval too long to be counted never ends.
  init(seconds: TimeInterval) {
    let nanoseconds = max(0, seconds) * 1e9
    self = nanoseconds < 9e18 ? .nanoseconds(Int(nanoseconds)) : .never
  }
}
