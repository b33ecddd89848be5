import Bow
import Foundation

/// The witness of effects, without their error type.
public final class ForIO {}
/// The witness of effects that fail with an `E`.
public final class IOPartial<E: Error>: Kind<ForIO, E> {}
/// An effect as generic code sees it.
public typealias IOOf<E: Error, A> = Kind<IOPartial<E>, A>

/// An effect that may fail in any way.
public typealias Task<A> = IO<Error, A>
/// The witness of effects that may fail in any way.
public typealias ForTask = IOPartial<Error>
/// The witness of effects that may fail in any way.
public typealias TaskPartial = IOPartial<Error>
/// An effect that may fail in any way, as generic code sees it.
public typealias TaskOf<A> = IOOf<Error, A>
/// An effect that does not fail.
public typealias UIO<A> = IO<Never, A>
/// The witness of effects that do not fail.
public typealias ForUIO = IOPartial<Never>
/// The witness of effects that do not fail.
public typealias UIOPartial = IOPartial<Never>
/// An effect that does not fail, as generic code sees it.
public typealias UIOOf<A> = IOOf<Never, A>

/// A description of work that ends in an `A` or fails with an `E`. Nothing happens until it is run.
public final class IO<E: Error, A>: IOOf<E, A>, @unchecked Sendable {
  let kind: StepKind
  /// The step's value, its error, or the effect that comes before it.
  @exclusivity(unchecked) private(set) var content: AnyObject
  @exclusivity(unchecked) private(set) var function: (AnyObject) -> AnyObject

  init(_ kind: StepKind, _ content: AnyObject, _ function: @escaping (AnyObject) -> AnyObject = same) {
    self.kind = kind
    self.content = content
    self.function = function
  }

  deinit {
    if kind == .pure || kind == .fail { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((content, function))
    }
  }

  /// Not inlined: what the step held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    content = Nothing.shared
    function = same
  }

  /// Goes from a kind back to the effect that it stands for.
  public static func fix(_ fa: IOOf<E, A>) -> IO<E, A> { fa^ }

  /// Work that may throw. Throwing anything but an `E` ends the program.
  public static func invoke(_ f: @escaping () throws -> A) -> IO<E, A> {
    IO(suspending: {
      do { return IONode(.pure, Box(try f())) } catch { return IONode(.fail, Box(typed(error, as: E.self))) }
    })
  }

  /// Work that answers with an error or a value; it may also throw an `E`.
  public static func invokeEither(_ f: @escaping () throws -> Either<E, A>) -> IO<E, A> {
    IO(suspending: {
      do {
        return try f().fold({ IONode(.fail, Box($0)) }, { IONode(.pure, Box($0)) })
      } catch {
        return IONode(.fail, Box(typed(error, as: E.self)))
      }
    })
  }

  /// Work that answers with a result; it may also throw an `E`.
  public static func invokeResult(_ f: @escaping () throws -> Result<A, E>) -> IO<E, A> {
    invokeEither { try f().toEither() }
  }

  /// Work that answers with a validation; it may also throw an `E`.
  public static func invokeValidated(_ f: @escaping () throws -> Validated<E, A>) -> IO<E, A> {
    invokeEither { try f().toEither() }
  }

  /// Work that answers with a try; it may also throw.
  public static func invokeTry(_ f: @escaping () throws -> Try<A>) -> IO<Error, A> where E == Error {
    invokeEither { try f().toEither() }
  }

  /// The same effect, its error changed.
  public func mapError<EE: Error>(_ f: @escaping (E) -> EE) -> IO<EE, A> {
    IO<EE, A>(.recover, self) { IONode(.fail, Box(f(unbox($0)))) }
  }
  /// The same effect, its error changed.
  public func mapLeft<EE: Error>(_ f: @escaping (E) -> EE) -> IO<EE, A> { mapError(f) }
  /// The same effect, its error or its value changed.
  public func bimap<EE: Error, B>(_ fe: @escaping (E) -> EE, _ fa: @escaping (A) -> B) -> IO<EE, B> {
    IO<EE, B>.fix(mapError(fe).map(fa))
  }
  /// The same effect, its error of unspecified type.
  public var anyError: IO<Error, A> { mapError { $0 as Error } }

  /// Goes on with one effect or the other.
  public func foldM<B>(_ ifError: @escaping (E) -> IO<E, B>, _ ifValue: @escaping (A) -> IO<E, B>) -> IO<E, B> {
    IO<E, B>.fix(attempt().flatMap { $0.fold(ifError, ifValue) })
  }

  /// Runs it now, on `queue` or the calling thread; the effect that has come to what this one came to.
  public func attempt(on queue: DispatchQueue? = nil) -> IO<E, A> {
    IO.fix(unsafeRunSyncEither(on: queue).fold({ .raiseError($0) }, { .pure($0) }))
  }
}

extension Kind {
  /// The same effect where an environment is expected.
  public func env<D, E: Error>() -> EnvIO<D, E, A> where F == IOPartial<E> { EnvIO { _ in self } }

  /// The same effect, its error of unspecified type.
  public func anyError<E: Error>() -> IO<Error, A> where F == IOPartial<E> { self^.anyError }
}

extension IO where A == Void {
  /// Waits that long without holding a thread.
  public static func sleep(_ interval: DispatchTimeInterval) -> IO<E, Void> {
    IO(
      forking: { callback, _ in
        let timer = DispatchWorkItem { callback(.value(Box(()))) }
        DispatchQueue.global().asyncAfter(deadline: .now() + interval, execute: timer)
        return {
          timer.cancel()
          callback(.cancelled)
        }
      })
  }

  /// Waits so many seconds without holding a thread.
  public static func sleep(_ interval: TimeInterval) -> IO<E, Void> {
    sleep(DispatchTimeInterval(seconds: interval))
  }
}

/// Written out, since asking `IO` to fix it would look up the metadata of `IO<E, A>`, which costs more than a step.
public postfix func ^ <E: Error, A>(_ fa: IOOf<E, A>) -> IO<E, A> { unsafeDowncast(fa, to: IO<E, A>.self) }

/// An error out of an effect that says it fails with an `E`.
func typed<E>(_ error: Error, as _: E.Type = E.self) -> E {
  if let error = error as? E { return error }
  fatalError("An effect that declares \(E.self) as its error threw \(error). Declare that type, or use Task.")
}
