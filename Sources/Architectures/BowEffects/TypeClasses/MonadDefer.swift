import Bow
import Foundation

/// A monad whose effects can be put off until they are run.
public protocol MonadDefer: MonadError {
  static func `defer`<A>(_ fa: @escaping () -> Kind<Self, A>) -> Kind<Self, A>
  /// Work that may throw an error of this kind.
  static func later<A>(_ f: @escaping () throws -> A) -> Kind<Self, A>
}

extension MonadDefer {
  public static func lazy() -> Kind<Self, Void> { later {} }
  public static func laterOrRaise<A>(_ f: @escaping () -> Either<E, A>) -> Kind<Self, A> { `defer` { fromEither(f()) } }
}

extension Kind where F: MonadDefer {
  public static func `defer`(_ fa: @escaping () -> Kind<F, A>) -> Kind<F, A> { F.defer(fa) }
  public static func later(_ f: @escaping () throws -> A) -> Kind<F, A> { F.later(f) }
  public static func laterOrRaise(_ f: @escaping () -> Either<F.E, A>) -> Kind<F, A> { F.laterOrRaise(f) }
}

extension Kind where F: MonadDefer, A == Void {
  public static func lazy() -> Kind<F, Void> { F.lazy() }
}

/// A monad whose effects can move between queues and wait for callbacks.
public protocol Async: MonadDefer {
  static func asyncF<A>(_ procedure: @escaping (@escaping (Either<E, A>) -> Void) -> Kind<Self, Void>) -> Kind<Self, A>
  /// What comes after `fa` runs on `queue`.
  static func continueOn<A>(_ fa: Kind<Self, A>, _ queue: DispatchQueue) -> Kind<Self, A>
}

extension Async {
  public static func async<A>(_ procedure: @escaping (@escaping (Either<E, A>) -> Void) -> Void) -> Kind<Self, A> {
    asyncF { callback in later { procedure(callback) } }
  }
  public static func later<A>(_ queue: DispatchQueue, _ f: @escaping () throws -> A) -> Kind<Self, A> {
    flatMap(continueOn(lazy(), queue)) { later(f) }
  }
  public static func never<A>() -> Kind<Self, A> { async { _ in } }
}

extension Kind where F: Async {
  public static func asyncF(_ procedure: @escaping (@escaping (Either<F.E, A>) -> Void) -> Kind<F, Void>) -> Kind<F, A>
  {
    F.asyncF(procedure)
  }
  public static func async(_ procedure: @escaping (@escaping (Either<F.E, A>) -> Void) -> Void) -> Kind<F, A> {
    F.async(procedure)
  }
  public func continueOn(_ queue: DispatchQueue) -> Kind<F, A> { F.continueOn(self, queue) }
  public static func later(_ queue: DispatchQueue, _ f: @escaping () throws -> A) -> Kind<F, A> { F.later(queue, f) }
  public static func never() -> Kind<F, A> { F.never() }
}

/// Lets the lines below run on `queue`.
public func continueOn<F: Async>(_ queue: DispatchQueue) -> BindingExpression<F> {
  |<-F.continueOn(F.lazy(), queue)
}
