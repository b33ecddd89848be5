import Bow
import Foundation

extension IO {
  /// Tries again while it fails and the schedule goes on. Fails with the error of the first attempt.
  public func retry<S, O>(_ policy: Schedule<Any, E, S, O>) -> IO<E, A> {
    IO.fix(retrying(policy, in: ()) { first, _, _ in IO.fix(.raiseError(first)) }.map { $0.merge() })
  }

  /// Tries again while it fails and the schedule goes on; then does something else with the last error and the output.
  public func retry<S, O, B>(
    _ policy: Schedule<Any, E, S, O>, orElse: @escaping (E, O) -> IO<E, B>
  ) -> IO<E, Either<B, A>> {
    retrying(policy, in: ()) { _, last, output in orElse(last, output) }
  }

  /// Does it again while it succeeds and the schedule goes on; answers the schedule's last output.
  ///
  /// - Parameter onUpdateError: taken for compatibility: a schedule that is done is no error here.
  public func `repeat`<S, O>(
    _ policy: Schedule<Any, A, S, O>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") }
  ) -> IO<E, O> {
    IO<E, O>.fix(repeating(policy, in: ()) { error, _ in IO<E, O>.fix(.raiseError(error)) }.map { $0.merge() })
  }

  /// Does it again while it succeeds and the schedule goes on; when it fails, does something else with the error and
  /// the output before, which is nil at the first time.
  ///
  /// - Parameter onUpdateError: taken for compatibility: a schedule that is done is no error here.
  public func `repeat`<S, O, B>(
    _ policy: Schedule<Any, A, S, O>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") },
    orElse: @escaping (E, O?) -> IO<E, B>
  ) -> IO<E, Either<B, O>> {
    repeating(policy, in: (), orElse: orElse)
  }
}

extension IO {
  func retrying<R, S, O, B>(
    _ policy: Schedule<R, E, S, O>, in environment: R, giveUp: @escaping (_ first: E, _ last: E, O) -> IO<E, B>
  ) -> IO<E, Either<B, A>> {
    func attempt(_ first: E?, _ state: S) -> IO<E, Either<B, A>> {
      foldM(
        { error in
          let first = first ?? error
          return policy.going(on: error, from: state, in: environment, failingWith: E.self) { step in
            guard let step else {
              return .fix(giveUp(first, error, policy.extract(error, state)).map { .left($0) })
            }
            return attempt(first, step.state)
          }
        },
        { a in .fix(.pure(.right(a))) })
    }
    return .fix(policy.starting(in: environment, failingWith: E.self).flatMap { attempt(nil, $0) })
  }

  func repeating<R, S, O, B>(
    _ policy: Schedule<R, A, S, O>, in environment: R, orElse: @escaping (E, O?) -> IO<E, B>
  ) -> IO<E, Either<B, O>> {
    func time(_ last: O?, _ state: S) -> IO<E, Either<B, O>> {
      foldM(
        { error in .fix(orElse(error, last).map { .left($0) }) },
        { a in
          let output = policy.extract(a, state)
          return policy.going(on: a, from: state, in: environment, failingWith: E.self) { step in
            guard let step else { return .fix(.pure(.right(output))) }
            return time(output, step.state)
          }
        })
    }
    return .fix(policy.starting(in: environment, failingWith: E.self).flatMap { time(nil, $0) })
  }
}

extension Schedule {
  fileprivate func starting<E: Error>(in environment: R, failingWith _: E.Type) -> IO<E, State> {
    IO<E, State>(.map, initial.run(environment))
  }

  /// Decides on an outcome, waits, and goes on; with nil when the schedule is done.
  fileprivate func going<E: Error, C>(
    on outcome: A, from state: State, in environment: R, failingWith _: E.Type,
    _ next: @escaping (Step?) -> IO<E, C>
  ) -> IO<E, C> {
    let decision = update(outcome, state).run(environment).map { Optional($0) }.handleError { _ in nil }^
    return .fix(
      IO<E, Step?>(.map, decision).flatMap { step in
        guard let step, step.delay > 0 else { return next(step) }
        return IO<E, Void>.sleep(DispatchTimeInterval(seconds: step.delay)).flatMap { next(step) }
      })
  }
}

extension Kleisli {
  /// Tries again while it fails and the schedule goes on. Fails with the error of the first attempt.
  public func retry<E: Error, S, O>(_ policy: Schedule<D, E, S, O>) -> EnvIO<D, E, A> where F == IOPartial<E> {
    EnvIO { d in
      self.provide(d).retrying(policy, in: d) { first, _, _ in IO.fix(.raiseError(first)) }.map { $0.merge() }
    }
  }

  /// Tries again while it fails and the schedule goes on; then does something else with the last error and the output.
  public func retry<E: Error, S, O, B>(
    _ policy: Schedule<D, E, S, O>, orElse: @escaping (E, O) -> EnvIO<D, E, B>
  ) -> EnvIO<D, E, Either<B, A>> where F == IOPartial<E> {
    EnvIO<D, E, Either<B, A>> { d in
      self.provide(d).retrying(policy, in: d) { _, last, output in orElse(last, output).provide(d) }
    }
  }

  /// Does it again while it succeeds and the schedule goes on; answers the schedule's last output.
  ///
  /// - Parameter onUpdateError: taken for compatibility: a schedule that is done is no error here.
  public func `repeat`<E: Error, S, O>(
    _ policy: Schedule<D, A, S, O>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") }
  ) -> EnvIO<D, E, O> where F == IOPartial<E> {
    EnvIO<D, E, O> { d in
      self.provide(d).repeating(policy, in: d) { error, _ in IO<E, O>.fix(.raiseError(error)) }.map { $0.merge() }
    }
  }

  /// Does it again while it succeeds and the schedule goes on; when it fails, does something else with the error and
  /// the output before, which is nil at the first time.
  ///
  /// - Parameter onUpdateError: taken for compatibility: a schedule that is done is no error here.
  public func `repeat`<E: Error, S, O, B>(
    _ policy: Schedule<D, A, S, O>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") },
    orElse: @escaping (E, O?) -> EnvIO<D, E, B>
  ) -> EnvIO<D, E, Either<B, O>> where F == IOPartial<E> {
    EnvIO<D, E, Either<B, O>> { d in
      self.provide(d).repeating(policy, in: d) { orElse($0, $1).provide(d) }
    }
  }
}
