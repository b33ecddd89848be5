import Bow
import Foundation

extension IO {
  /// Tries again while it fails and the schedule goes on. Fails with the error of the first attempt.
  public func retry<S, B>(_ schedule: Schedule<Any, E, S, B>) -> IO<E, A> {
    retrying(schedule, first: nil, at: schedule.initial()) { first, _, _ in
      IO.fix(IO.raiseError(first))
    } done: {
      $0
    }
  }

  /// Tries again while it fails and the schedule goes on; then does something else with the last error and the output.
  public func retry<S, B, C>(
    _ schedule: Schedule<Any, E, S, B>, orElse: @escaping (E, B) -> IO<E, C>
  ) -> IO<E, Either<C, A>> {
    retrying(schedule, first: nil, at: schedule.initial()) { _, last, output in
      IO<E, Either<C, A>>.fix(orElse(last, output).map { .left($0) })
    } done: {
      .right($0)
    }
  }

  private func retrying<S, B, R>(
    _ schedule: Schedule<Any, E, S, B>, first: E?, at state: S,
    giveUp: @escaping (_ first: E, _ last: E, B) -> IO<E, R>, done: @escaping (A) -> R
  ) -> IO<E, R> {
    foldM(
      { error in
        let first = first ?? error
        guard let step = schedule.update(error, state) else {
          return giveUp(first, error, schedule.extract(error, state))
        }
        return IO<E, R>.pause(step.delay) {
          self.retrying(schedule, first: first, at: step.state, giveUp: giveUp, done: done)
        }
      },
      { IO<E, R>.fix(.pure(done($0))) })
  }

  /// Does it again while it succeeds and the schedule goes on; answers the schedule's last output.
  ///
  /// - Parameter onUpdateError: taken for compatibility: a schedule that is done is no error here.
  public func `repeat`<S, B>(
    _ schedule: Schedule<Any, A, S, B>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") }
  ) -> IO<E, B> {
    repeating(schedule, at: schedule.initial())
  }

  private func repeating<S, B>(_ schedule: Schedule<Any, A, S, B>, at state: S) -> IO<E, B> {
    IO<E, B>.fix(
      flatMap { a in
        guard let step = schedule.update(a, state) else { return IO<E, B>.pure(schedule.extract(a, state)) }
        return IO<E, B>.pause(step.delay) { self.repeating(schedule, at: step.state) }
      })
  }

  private static func pause(_ delay: DispatchTimeInterval?, _ next: @escaping () -> IO<E, A>) -> IO<E, A> {
    guard let delay else { return IO.fix(.defer(next)) }
    return IO.fix(IO<E, Void>.sleep(delay).flatMap { next() })
  }
}

extension Kleisli {
  /// Tries again while it fails and the schedule goes on. Fails with the error of the first attempt.
  public func retry<E: Error, S, B>(_ schedule: Schedule<Any, E, S, B>) -> EnvIO<D, E, A> where F == IOPartial<E> {
    EnvIO { d in self.provide(d).retry(schedule) }
  }

  /// Does it again while it succeeds and the schedule goes on; answers the schedule's last output.
  public func `repeat`<E: Error, S, B>(
    _ schedule: Schedule<Any, A, S, B>, onUpdateError: @escaping () -> E = { fatalError("A schedule was done.") }
  ) -> EnvIO<D, E, B> where F == IOPartial<E> {
    EnvIO<D, E, B> { d in self.provide(d).repeat(schedule, onUpdateError: onUpdateError) }
  }
}
