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
  public static func invokeEither<E: Error>(_ f: @escaping (D) -> Either<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeEither { f(d) } }
  }
  public static func invokeResult<E: Error>(_ f: @escaping (D) -> Result<A, E>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeResult { f(d) } }
  }
  public static func invokeValidated<E: Error>(_ f: @escaping (D) -> Validated<E, A>) -> EnvIO<D, E, A>
  where F == IOPartial<E> {
    EnvIO { d in IO.invokeValidated { f(d) } }
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
    with d: D, on queue: DispatchQueue = .main, _ callback: @escaping (Either<E, A>) -> Void = { _ in }
  ) where F == IOPartial<E> {
    provide(d).unsafeRunAsync(on: queue, callback)
  }
}

extension KleisliPartial: MonadDefer where F: MonadDefer {
  public static func `defer`<A>(_ fa: @escaping () -> KleisliOf<F, D, A>) -> KleisliOf<F, D, A> {
    Kleisli { d in F.defer { fa()^.run(d) } }
  }
  public static func later<A>(_ f: @escaping () throws -> A) -> KleisliOf<F, D, A> { Kleisli { _ in F.later(f) } }
}

extension KleisliPartial: Async where F: Async {
  public static func asyncF<A>(
    _ procedure: @escaping (@escaping (Either<F.E, A>) -> Void) -> KleisliOf<F, D, Void>
  ) -> KleisliOf<F, D, A> {
    Kleisli { d in F.asyncF { procedure($0)^.run(d) } }
  }
  public static func continueOn<A>(_ fa: KleisliOf<F, D, A>, _ queue: DispatchQueue) -> KleisliOf<F, D, A> {
    Kleisli { d in F.continueOn(fa^.run(d), queue) }
  }
}

extension KleisliPartial: Concurrent where F: Concurrent {
  public static func race<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, Either<A, B>> {
    Kleisli { d in F.race(fa^.run(d), fb^.run(d)) }
  }
  public static func parZip<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, (A, B)> {
    Kleisli { d in F.parZip(fa^.run(d), fb^.run(d)) }
  }
  public static func parSequence<A>(_ effects: [KleisliOf<F, D, A>]) -> KleisliOf<F, D, [A]> {
    Kleisli { d in F.parSequence(effects.map { $0^.run(d) }) }
  }
}

extension KleisliPartial: Bracket where F: Bracket {
  public static func bracketCase<A, B>(
    _ acquire: KleisliOf<F, D, A>, _ release: @escaping (A, ExitCase<F.E>) -> KleisliOf<F, D, Void>,
    _ use: @escaping (A) throws -> KleisliOf<F, D, B>
  ) -> KleisliOf<F, D, B> {
    Kleisli { d in
      F.bracketCase(acquire^.run(d), { release($0, $1)^.run(d) }, { try use($0)^.run(d) })
    }
  }
}
