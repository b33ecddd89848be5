import Bow
import Foundation

extension IOPartial: Invariant, Functor, Applicative, Selective, Monad {
  public static var isDeferred: Bool { true }
  public static func map<A, B>(_ fa: IOOf<E, A>, _ f: @escaping (A) -> B) -> IOOf<E, B> {
    IO<E, B>(.map, fa) { Box(f(unbox($0))) }
  }
  public static func pure<A>(_ a: A) -> IOOf<E, A> { IO<E, A>(.pure, Box(a)) }
  public static func flatMap<A, B>(_ fa: IOOf<E, A>, _ f: @escaping (A) -> IOOf<E, B>) -> IOOf<E, B> {
    IO<E, B>(.flatMap, fa) { f(unbox($0)) }
  }
  public static func product<A, B>(_ fa: IOOf<E, A>, _ fb: IOOf<E, B>) -> IOOf<E, (A, B)> {
    IO<E, (A, B)>(.flatMap, fa) { a in
      IONode(.map, fb) { b in Box((unbox(a, as: A.self), unbox(b, as: B.self))) }
    }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> IOOf<E, Either<A, B>>) -> IOOf<E, B> {
    flatMap(`defer` { f(a) }) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: IOOf<E, A>) -> IOOf<E, A> {
    IO<E, A>(steps(of: fa), in: scope)
  }
}

extension IOPartial: ApplicativeError, MonadError {
  public static func raiseError<A>(_ e: E) -> IOOf<E, A> { IO<E, A>(.fail, Box(e)) }
  public static func handleErrorWith<A>(_ fa: IOOf<E, A>, _ f: @escaping (E) -> IOOf<E, A>) -> IOOf<E, A> {
    IO<E, A>(.recover, fa) { f(unbox($0)) }
  }
}

extension IOPartial: MonadDefer, Async {
  public static func `defer`<A>(_ fa: @escaping () -> IOOf<E, A>) -> IOOf<E, A> {
    IO<E, A>(suspending: fa)
  }
  public static func later<A>(_ f: @escaping () throws -> A) -> IOOf<E, A> { IO<E, A>.invoke(f) }
  public static func asyncF<A>(_ procedure: @escaping ProcF<IOPartial<E>, E, A>) -> IOOf<E, A> {
    IO<E, A>(awaiting: { callback in
      procedure { result in callback(result.fold({ .error(Box($0)) }, { .value(Box($0)) })) }
    })
  }
  public static func continueOn<A>(_ fa: IOOf<E, A>, _ queue: DispatchQueue) -> IOOf<E, A> {
    IO<E, A>(steps(of: fa), on: queue)
  }
}

extension IOPartial: Concurrent {
  public static func race<A, B>(_ fa: IOOf<E, A>, _ fb: IOOf<E, B>) -> IOOf<E, Either<A, B>> {
    Parallel.race([steps(of: fa.map(Either<A, B>.left)), steps(of: fb.map(Either<A, B>.right))])
  }
  public static func parZip<A, B>(_ fa: IOOf<E, A>, _ fb: IOOf<E, B>) -> IOOf<E, (A, B)> {
    IO<E, (A, B)>(.map, Parallel.all([steps(of: fa), steps(of: fb)])) { box in
      let values: [AnyObject] = unbox(box)
      return Box((unbox(values[0], as: A.self), unbox(values[1], as: B.self)))
    }
  }
  public static func parSequence<A>(_ effects: [IOOf<E, A>]) -> IOOf<E, [A]> {
    IO<E, [A]>(.map, Parallel.all(effects.map { steps(of: $0) })) { box in
      let values: [AnyObject] = unbox(box)
      return Box(values.map { unbox($0, as: A.self) })
    }
  }
}

extension IOPartial: Bracket {
  public static func bracketCase<A, B>(
    acquire: IOOf<E, A>, release: @escaping (A, ExitCase<E>) -> IOOf<E, Void>,
    use: @escaping (A) throws -> IOOf<E, B>
  ) -> IOOf<E, B> {
    let held = IONode(.flatMap, acquire) { box in
      let resource: A = unbox(box)
      let using = IONode(suspending: {
        do { return try use(resource) } catch { return IONode(.fail, Box(typed(error, as: E.self))) }
      })
      return IONode(
        IONode(.cancelable, using),
        finally: { outcome in
          switch outcome {
          case .value: return release(resource, .completed)
          case .error(let error): return release(resource, .error(unbox(error)))
          case .cancelled: return release(resource, .canceled)
          }
        })
    }
    return IO<E, B>(.uncancelable, held)
  }
  public static func uncancelable<A>(_ fa: IOOf<E, A>) -> IOOf<E, A> { IO<E, A>(.uncancelable, fa) }
}
