import Bow
import Foundation

public final class ForIO {}
public final class IOPartial<E: Error>: Kind<ForIO, E> {}
public typealias IOOf<E: Error, A> = Kind<IOPartial<E>, A>

public typealias Task<A> = IO<Error, A>
public typealias ForTask = IOPartial<Error>
public typealias TaskPartial = IOPartial<Error>
public typealias TaskOf<A> = IOOf<Error, A>
public typealias UIO<A> = IO<Never, A>
public typealias ForUIO = IOPartial<Never>
public typealias UIOPartial = IOPartial<Never>
public typealias UIOOf<A> = IOOf<Never, A>

/// A description of work that ends in an `A` or fails with an `E`. Nothing happens until it is run.
public final class IO<E: Error, A>: IOOf<E, A>, @unchecked Sendable {
  let node: IONode

  init(_ node: IONode) {
    self.node = node
  }

  convenience init(_ operation: IONode.Operation) {
    self.init(IONode(operation))
  }

  public static func fix(_ fa: IOOf<E, A>) -> IO<E, A> { downcast(fa) }

  /// Work that may throw. Throwing anything but an `E` ends the program.
  public static func invoke(_ f: @escaping () throws -> A) -> IO<E, A> { IO(.invoke { Box(try f()) }) }
  public static func invokeEither(_ f: @escaping () -> Either<E, A>) -> IO<E, A> {
    IO(.suspend { f().fold({ IONode(.fail($0)) }, { IONode(.pure(Box($0))) }) })
  }
  public static func invokeResult(_ f: @escaping () -> Result<A, E>) -> IO<E, A> { invokeEither { f().toEither() } }
  public static func invokeValidated(_ f: @escaping () -> Validated<E, A>) -> IO<E, A> {
    invokeEither { f().toEither() }
  }

  /// Two pieces of work, one after the other.
  public static func merge<B, C>(_ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C) -> IO<E, (B, C)>
  where A == (B, C) {
    IO<E, (B, C)>.fix(IOPartial<E>.product(IO<E, B>.invoke(fb), IO<E, C>.invoke(fc)))
  }

  public func mapError<EE: Error>(_ f: @escaping (E) -> EE) -> IO<EE, A> {
    IO<EE, A>(.recover(node, { IONode(.fail(f(typed($0)))) }))
  }
  public func mapLeft<EE: Error>(_ f: @escaping (E) -> EE) -> IO<EE, A> { mapError(f) }
  public func bimap<EE: Error, B>(_ fe: @escaping (E) -> EE, _ fa: @escaping (A) -> B) -> IO<EE, B> {
    IO<EE, B>.fix(mapError(fe).map(fa))
  }
  /// The same effect, its error of unspecified type.
  public func anyError() -> IO<Error, A> { IO<Error, A>(node) }

  public func foldM<B>(_ ifError: @escaping (E) -> IO<E, B>, _ ifValue: @escaping (A) -> IO<E, B>) -> IO<E, B> {
    IO<E, B>.fix(attempt().flatMap { $0.fold(ifError, ifValue) })
  }

  /// The same effect where an environment is expected.
  public func env<D>() -> EnvIO<D, E, A> { EnvIO { _ in self } }

  /// Waits that long without holding a thread.
  public static func sleep(_ interval: DispatchTimeInterval) -> IO<E, Void> where A == Void {
    IO(
      .async { callback in
        IONode(
          .invoke {
            DispatchQueue.global().asyncAfter(deadline: .now() + interval) { callback(.success(Box(()))) }
            return Box(())
          })
      })
  }
}

public postfix func ^ <E: Error, A>(_ fa: IOOf<E, A>) -> IO<E, A> { IO.fix(fa) }

/// An error out of an effect that says it fails with an `E`.
func typed<E>(_ error: Error, as _: E.Type = E.self) -> E {
  if let error = error as? E { return error }
  fatalError("An effect that declares \(E.self) as its error threw \(error). Declare that type, or use Task.")
}
