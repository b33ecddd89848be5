import Bow
import Foundation

/// Is told how asynchronous work ended.
public typealias Callback<E, A> = (Either<E, A>) -> Void
/// Starts asynchronous work that tells a callback how it ended.
public typealias Proc<E, A> = (@escaping Callback<E, A>) -> Void
/// The same, as an effect.
public typealias ProcF<F, E, A> = (@escaping Callback<E, A>) -> Kind<F, Void>

/// A monad whose effects can move between queues and wait for callbacks.
public protocol Async: MonadDefer {
  static func asyncF<A>(_ procedure: @escaping ProcF<Self, E, A>) -> Kind<Self, A>
  /// What comes after `fa` runs on `queue`.
  static func continueOn<A>(_ fa: Kind<Self, A>, _ queue: DispatchQueue) -> Kind<Self, A>
}

extension Async {
  /// Waits for the callback of work that `procedure` starts.
  public static func async<A>(_ procedure: @escaping Proc<E, A>) -> Kind<Self, A> {
    asyncF { callback in later { procedure(callback) } }
  }
  /// Work on `queue`, where what comes after it runs as well.
  public static func later<A>(_ queue: DispatchQueue, _ f: @escaping () throws -> A) -> Kind<Self, A> {
    flatMap(continueOn(pure(()), queue)) { later(f) }
  }
  /// An effect that is made on `queue` when it is run, where what comes after it runs as well.
  public static func `defer`<A>(_ queue: DispatchQueue, _ f: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    flatMap(continueOn(pure(()), queue), f)
  }
  /// Work on `queue` that answers with an error or a value.
  public static func laterOrRaise<A>(_ queue: DispatchQueue, _ f: @escaping () -> Either<E, A>) -> Kind<Self, A> {
    `defer`(queue) { fromEither(f()) }
  }
  /// Another name for `laterOrRaise`.
  public static func delayOrRaise<A>(_ queue: DispatchQueue, _ f: @escaping () -> Either<E, A>) -> Kind<Self, A> {
    laterOrRaise(queue, f)
  }
  /// Waits forever; only cancelling ends it.
  public static func never<A>() -> Kind<Self, A> { async { _ in } }
}

extension Kind where F: Async {
  /// Waits for the callback that the effect of `procedure` arranges for.
  public static func asyncF(_ procedure: @escaping ProcF<F, F.E, A>) -> Kind<F, A> {
    F.asyncF(procedure)
  }
  /// Waits for the callback of work that `procedure` starts.
  public static func async(_ procedure: @escaping Proc<F.E, A>) -> Kind<F, A> {
    F.async(procedure)
  }
  /// What comes after runs on `queue`.
  public func continueOn(_ queue: DispatchQueue) -> Kind<F, A> { F.continueOn(self, queue) }
  /// Work on `queue`, where what comes after it runs as well.
  public static func later(_ queue: DispatchQueue, _ f: @escaping () throws -> A) -> Kind<F, A> { F.later(queue, f) }
  /// An effect that is made on `queue` when it is run, where what comes after it runs as well.
  public static func `defer`(_ queue: DispatchQueue, _ f: @escaping () -> Kind<F, A>) -> Kind<F, A> {
    F.defer(queue, f)
  }
  /// Work on `queue` that answers with an error or a value.
  public static func laterOrRaise(_ queue: DispatchQueue, _ f: @escaping () -> Either<F.E, A>) -> Kind<F, A> {
    F.laterOrRaise(queue, f)
  }
  /// Another name for `laterOrRaise`.
  public static func delayOrRaise(_ queue: DispatchQueue, _ f: @escaping () -> Either<F.E, A>) -> Kind<F, A> {
    F.laterOrRaise(queue, f)
  }
  /// Waits forever; only cancelling ends it.
  public static func never() -> Kind<F, A> { F.never() }
}

extension DispatchQueue {
  /// Nothing, on this queue: what comes after it runs here.
  public func shift<F: Async>() -> Kind<F, Void> { F.later(self) {} }
}

/// Lets the lines below run on `queue`.
public func continueOn<F: Async>(_ queue: DispatchQueue) -> BindingExpression<F> {
  |<-F.continueOn(F.pure(()), queue)
}
