import Bow
import Foundation

// Two schedules made into one.

extension Schedule {
  /// Goes on as long as both do, waiting for the longer.
  public func and<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), (B, C)> {
    split(other).contramap { ($0, $0) }
  }
  /// Another name for `and`.
  public func zip<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), (B, C)> { and(other) }
  /// Another name for `and`.
  public func both<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), (B, C)> { and(other) }
  /// As `and`, with the outputs joined by `f`.
  public func bothWith<S2, C, D>(_ other: Schedule<R, A, S2, C>, _ f: @escaping (B, C) -> D)
    -> Schedule<R, A, (State, S2), D>
  {
    and(other).map { f($0.0, $0.1) }
  }
  /// As `and`, with the output of this schedule.
  public func zipLeft<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), B> {
    and(other).map { $0.0 }
  }
  /// As `and`, with the output of the other schedule.
  public func zipRight<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), C> {
    and(other).map { $0.1 }
  }

  /// As `and`, each shown an input of its own.
  public func split<S2, AA, C>(_ other: Schedule<R, AA, S2, C>) -> Schedule<R, (A, AA), (State, S2), (B, C)> {
    Schedule<R, (A, AA), (State, S2), (B, C)>(
      initial: initial.zip(other.initial),
      update: { a, s in
        self.update(a.0, s.0).flatMap { left in
          other.update(a.1, s.1).map { right in
            .init(state: (left.state, right.state), delay: max(left.delay, right.delay))
          }
        }^
      },
      extract: { a, s in (self.extract(a.0, s.0), other.extract(a.1, s.1)) })
  }

  /// Goes on as long as either does, waiting for the shorter.
  public func or<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), (B, C)> {
    Schedule<R, A, (State, S2), (B, C)>(
      initial: initial.zip(other.initial),
      update: { a, s in
        self.update(a, s.0).attempt().flatMap { left in
          other.update(a, s.1).attempt().flatMap { right in
            let steps = (left.orNil, right.orNil)
            guard let delay = [steps.0?.delay, steps.1?.delay].compactMap({ $0 }).min() else {
              return EnvIO.raiseError(.unit)
            }
            return EnvIO.pure(.init(state: (steps.0?.state ?? s.0, steps.1?.state ?? s.1), delay: delay))
          }
        }^
      },
      extract: { a, s in (self.extract(a, s.0), other.extract(a, s.1)) })
  }
  /// Another name for `or`.
  public func either<S2, C>(_ other: Schedule<R, A, S2, C>) -> Schedule<R, A, (State, S2), (B, C)> { or(other) }
  /// As `or`, with the outputs joined by `f`.
  public func eitherWith<S2, C, D>(_ other: Schedule<R, A, S2, C>, _ f: @escaping (B, C) -> D)
    -> Schedule<R, A, (State, S2), D>
  {
    or(other).map { f($0.0, $0.1) }
  }

  /// Shows each input to the schedule that it is meant for.
  public func choose<S2, AA, C>(_ other: Schedule<R, AA, S2, C>)
    -> Schedule<R, Either<A, AA>, (State, S2), Either<B, C>>
  {
    Schedule<R, Either<A, AA>, (State, S2), Either<B, C>>(
      initial: initial.zip(other.initial),
      update: { a, s in
        a.fold(
          { left in self.update(left, s.0).map { .init(state: ($0.state, s.1), delay: $0.delay) }^ },
          { right in other.update(right, s.1).map { .init(state: (s.0, $0.state), delay: $0.delay) }^ })
      },
      extract: { a, s in a.fold({ .left(self.extract($0, s.0)) }, { .right(other.extract($0, s.1)) }) })
  }

  /// Shows each input to the schedule that it is meant for, where both have outputs of one kind.
  public func choose<S2, AA>(_ other: Schedule<R, AA, S2, B>) -> Schedule<R, Either<A, AA>, (State, S2), B> {
    let both: Schedule<R, Either<A, AA>, (State, S2), Either<B, B>> = choose(other)
    return both.map { $0.merge() }
  }

  /// The same schedule beside another value, which is put out as it is.
  public func first<C>() -> Schedule<R, (A, C), (State, Unit), (B, C)> { split(Schedule<R, C, Unit, C>.identity()) }
  /// The same schedule beside another value, which is put out as it is.
  public func second<C>() -> Schedule<R, (C, A), (Unit, State), (C, B)> {
    Schedule<R, C, Unit, C>.identity().split(self)
  }
  /// The same schedule for left values; right ones are put out as they are.
  public func left<C>() -> Schedule<R, Either<A, C>, (State, Unit), Either<B, C>> {
    choose(Schedule<R, C, Unit, C>.identity())
  }
  /// The same schedule for right values; left ones are put out as they are.
  public func right<C>() -> Schedule<R, Either<C, A>, (Unit, State), Either<C, B>> {
    Schedule<R, C, Unit, C>.identity().choose(self)
  }

  /// Shows the outputs of this schedule to another one.
  public func pipe<S2, C>(_ other: Schedule<R, B, S2, C>) -> Schedule<R, A, (State, S2), C> {
    Schedule<R, A, (State, S2), C>(
      initial: initial.zip(other.initial),
      update: { a, s in
        self.update(a, s.0).flatMap { left in
          other.update(self.extract(a, s.0), s.1).map { right in
            .init(state: (left.state, right.state), delay: left.delay + right.delay)
          }
        }^
      },
      extract: { a, s in other.extract(self.extract(a, s.0), s.1) })
  }
  /// Is shown the outputs of another schedule.
  public func reversePipe<S2, AA>(_ other: Schedule<R, AA, S2, A>) -> Schedule<R, AA, (S2, State), B> {
    other.pipe(self)
  }
  /// Another name for `reversePipe`.
  public func compose<S2, AA>(_ other: Schedule<R, AA, S2, A>) -> Schedule<R, AA, (S2, State), B> { other.pipe(self) }

  /// Follows the other schedule once this one is done.
  public func andThenEither<S2, C>(_ other: Schedule<R, A, S2, C>)
    -> Schedule<R, A, Either<State, S2>, Either<B, C>>
  {
    typealias Both = Schedule<R, A, Either<State, S2>, Either<B, C>>
    func second(_ a: A, _ s: S2) -> EnvIO<R, Unit, Both.Step> {
      other.update(a, s).map { Both.Step(state: .right($0.state), delay: $0.delay) }^
    }
    return Both(
      initial: initial.map { .left($0) }^,
      update: { a, s in
        s.fold(
          { s1 in
            self.update(a, s1).map { Both.Step(state: .left($0.state), delay: $0.delay) }
              .handleErrorWith { _ in other.initial.orUnit().flatMap { second(a, $0) } }^
          },
          { second(a, $0) })
      },
      extract: { a, s in s.fold({ .left(self.extract(a, $0)) }, { .right(other.extract(a, $0)) }) })
  }
  /// Follows the other schedule, of the same outputs, once this one is done.
  public func andThen<S2>(_ other: Schedule<R, A, S2, B>) -> Schedule<R, A, Either<State, S2>, B> {
    andThenEither(other).map { $0.merge() }
  }
}
