import Bow
import Foundation

/// An effect that needs a `D` and may fail with an `E`.
public typealias EnvIO<D, E: Error, A> = Kleisli<IOPartial<E>, D, A>
/// The witness of effects that need a `D` and may fail with an `E`.
public typealias EnvIOPartial<D, E: Error> = KleisliPartial<IOPartial<E>, D>
/// An effect that needs a `D`, as generic code sees it.
public typealias EnvIOOf<D, E: Error, A> = KleisliOf<IOPartial<E>, D, A>
/// An effect that needs a `D` and may fail in any way.
public typealias RIO<D, A> = EnvIO<D, Error, A>
/// The witness of effects that need a `D` and may fail in any way.
public typealias RIOPartial<D> = EnvIOPartial<D, Error>
/// An effect that needs a `D` and does not fail.
public typealias URIO<D, A> = EnvIO<D, Never, A>
/// The witness of effects that need a `D` and do not fail.
public typealias URIOPartial<D> = EnvIOPartial<D, Never>

extension Kleisli {
  /// Work that uses the environment and may throw an `E`.
  public static func invoke<E: Error>(_ f: @escaping (D) throws -> A) -> EnvIO<D, E, A> where F == IOPartial<E> {
    EnvIO { d in IO.invoke { try f(d) } }
  }
  /// Work that uses the environment and answers with an error or a value; it may also throw an `E`.
  public static func invokeEither<E: Error>(_ f: @escaping (D) throws -> Either<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeEither { try f(d) } }
  }
  /// Work that uses the environment and answers with a result; it may also throw an `E`.
  public static func invokeResult<E: Error>(_ f: @escaping (D) throws -> Result<A, E>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeResult { try f(d) } }
  }
  /// Work that uses the environment and answers with a validation; it may also throw an `E`.
  public static func invokeValidated<E: Error>(_ f: @escaping (D) throws -> Validated<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeValidated { try f(d) } }
  }

  /// Work that uses the environment and answers with a try; it may also throw.
  public static func invokeTry(_ f: @escaping (D) throws -> Try<A>) -> EnvIO<D, Error, A> where F == IOPartial<Error> {
    EnvIO { d in IO.invokeTry { try f(d) } }
  }

  /// The same effect, its error changed.
  public func mapError<E: Error, EE: Error>(_ f: @escaping (E) -> EE) -> EnvIO<D, EE, A> where F == IOPartial<E> {
    EnvIO<D, EE, A> { self.run($0)^.mapError(f) }
  }
  /// The same effect, its error or its value changed.
  public func bimap<E: Error, EE: Error, B>(_ fe: @escaping (E) -> EE, _ fa: @escaping (A) -> B) -> EnvIO<D, EE, B>
  where F == IOPartial<E> {
    EnvIO<D, EE, B> { self.run($0)^.bimap(fe, fa) }
  }
  /// The effect with its environment given.
  public func provide<E: Error>(_ d: D) -> IO<E, A> where F == IOPartial<E> { run(d)^ }

  /// Runs on the calling thread, or starting on `queue`, and waits for the end.
  ///
  /// - Throws: the effect's error.
  public func unsafeRunSync<E: Error>(with d: D, on queue: DispatchQueue? = nil) throws -> A where F == IOPartial<E> {
    try provide(d).unsafeRunSync(on: queue)
  }
  /// Runs on the calling thread, or starting on `queue`, and waits for the end.
  public func unsafeRunSyncEither<E: Error>(with d: D, on queue: DispatchQueue? = nil) -> Either<E, A>
  where F == IOPartial<E> {
    provide(d).unsafeRunSyncEither(on: queue)
  }
  /// Runs on `queue`; the callback is called there.
  public func unsafeRunAsync<E: Error>(
    with d: D, on queue: DispatchQueue = .main, _ callback: @escaping Callback<E, A> = { _ in }
  ) where F == IOPartial<E> {
    provide(d).unsafeRunAsync(on: queue, callback)
  }
}

extension Kleisli where D == Any {
  /// Runs on the calling thread, or starting on `queue`, and waits for the end.
  ///
  /// - Throws: the effect's error.
  public func unsafeRunSync<E: Error>(on queue: DispatchQueue? = nil) throws -> A where F == IOPartial<E> {
    try unsafeRunSync(with: (), on: queue)
  }
  /// Runs on the calling thread, or starting on `queue`, and waits for the end.
  public func unsafeRunSyncEither<E: Error>(on queue: DispatchQueue? = nil) -> Either<E, A> where F == IOPartial<E> {
    unsafeRunSyncEither(with: (), on: queue)
  }
  /// Runs on `queue`; the callback is called there.
  public func unsafeRunAsync<E: Error>(
    on queue: DispatchQueue = .main, _ callback: @escaping Callback<E, A> = { _ in }
  ) where F == IOPartial<E> {
    unsafeRunAsync(with: (), on: queue, callback)
  }
}

extension Kleisli where A == Void {
  /// Waits that long without holding a thread.
  public static func sleep<E: Error>(_ interval: DispatchTimeInterval) -> EnvIO<D, E, Void> where F == IOPartial<E> {
    EnvIO { _ in IO<E, Void>.sleep(interval) }
  }
  /// Waits so many seconds without holding a thread.
  public static func sleep<E: Error>(_ interval: TimeInterval) -> EnvIO<D, E, Void> where F == IOPartial<E> {
    EnvIO { _ in IO<E, Void>.sleep(interval) }
  }
}
