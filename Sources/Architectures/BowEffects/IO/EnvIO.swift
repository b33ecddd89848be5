import Bow
import Foundation

public typealias EnvIO<D, E: Error, A> = Kleisli<IOPartial<E>, D, A>
public typealias EnvIOPartial<D, E: Error> = KleisliPartial<IOPartial<E>, D>
public typealias EnvIOOf<D, E: Error, A> = KleisliOf<IOPartial<E>, D, A>
public typealias RIO<D, A> = EnvIO<D, Error, A>
public typealias RIOPartial<D> = EnvIOPartial<D, Error>
public typealias URIO<D, A> = EnvIO<D, Never, A>
public typealias URIOPartial<D> = EnvIOPartial<D, Never>

extension Kleisli {
  /// Work that uses the environment and may throw an `E`.
  public static func invoke<E: Error>(_ f: @escaping (D) throws -> A) -> EnvIO<D, E, A> where F == IOPartial<E> {
    EnvIO { d in IO.invoke { try f(d) } }
  }
  public static func invokeEither<E: Error>(_ f: @escaping (D) throws -> Either<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeEither { try f(d) } }
  }
  public static func invokeResult<E: Error>(_ f: @escaping (D) throws -> Result<A, E>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeResult { try f(d) } }
  }
  public static func invokeValidated<E: Error>(_ f: @escaping (D) throws -> Validated<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeValidated { try f(d) } }
  }

  public static func invokeTry(_ f: @escaping (D) throws -> Try<A>) -> EnvIO<D, Error, A> where F == IOPartial<Error> {
    EnvIO { d in IO.invokeTry { try f(d) } }
  }

  public func mapError<E: Error, EE: Error>(_ f: @escaping (E) -> EE) -> EnvIO<D, EE, A> where F == IOPartial<E> {
    EnvIO<D, EE, A> { self.run($0)^.mapError(f) }
  }
  public func bimap<E: Error, EE: Error, B>(_ fe: @escaping (E) -> EE, _ fa: @escaping (A) -> B) -> EnvIO<D, EE, B>
  where F == IOPartial<E> {
    EnvIO<D, EE, B> { self.run($0)^.bimap(fe, fa) }
  }
  /// The effect with its environment given.
  public func provide<E: Error>(_ d: D) -> IO<E, A> where F == IOPartial<E> { run(d)^ }

  public func unsafeRunSync<E: Error>(with d: D, on queue: DispatchQueue? = nil) throws -> A where F == IOPartial<E> {
    try provide(d).unsafeRunSync(on: queue)
  }
  public func unsafeRunSyncEither<E: Error>(with d: D, on queue: DispatchQueue? = nil) -> Either<E, A>
  where F == IOPartial<E> {
    provide(d).unsafeRunSyncEither(on: queue)
  }
  public func unsafeRunAsync<E: Error>(
    with d: D, on queue: DispatchQueue = .main, _ callback: @escaping Callback<E, A> = { _ in }
  ) where F == IOPartial<E> {
    provide(d).unsafeRunAsync(on: queue, callback)
  }
}

extension Kleisli where D == Any {
  public func unsafeRunSync<E: Error>(on queue: DispatchQueue? = nil) throws -> A where F == IOPartial<E> {
    try unsafeRunSync(with: (), on: queue)
  }
  public func unsafeRunSyncEither<E: Error>(on queue: DispatchQueue? = nil) -> Either<E, A> where F == IOPartial<E> {
    unsafeRunSyncEither(with: (), on: queue)
  }
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
