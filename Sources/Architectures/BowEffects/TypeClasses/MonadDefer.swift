import Bow
import Foundation

/// A monad whose effects can be put off until they are run.
public protocol MonadDefer: MonadError {
  static func `defer`<A>(_ fa: @escaping () -> Kind<Self, A>) -> Kind<Self, A>
  /// Work that may throw an error of this kind.
  static func later<A>(_ f: @escaping () throws -> A) -> Kind<Self, A>
}

extension MonadDefer {
  /// Work that may throw an error of this kind.
  public static func later<A>(_ f: @escaping () throws -> A) -> Kind<Self, A> {
    `defer` {
      do {
        return pure(try f())
      } catch {
        guard let known = error as? E else { fatalError("An effect that fails with \(E.self) threw \(error).") }
        return raiseError(known)
      }
    }
  }
  /// The effect, its making put off until it is run.
  public static func later<A>(_ fa: Kind<Self, A>) -> Kind<Self, A> { `defer` { fa } }
  /// Does nothing.
  public static func lazy() -> Kind<Self, Void> { later {} }
  /// Work that answers with an error or a value.
  public static func laterOrRaise<A>(_ f: @escaping () -> Either<E, A>) -> Kind<Self, A> { `defer` { fromEither(f()) } }
}

extension Kind where F: MonadDefer {
  /// An effect that is made when it is run, each time anew.
  public static func `defer`(_ fa: @escaping () -> Kind<F, A>) -> Kind<F, A> { F.defer(fa) }
  /// Work that may throw an error of this kind.
  public static func later(_ f: @escaping () throws -> A) -> Kind<F, A> { F.later(f) }
  /// The effect, put off until it is run.
  public func later() -> Kind<F, A> { F.later(self) }
  /// Work that answers with an error or a value.
  public static func laterOrRaise(_ f: @escaping () -> Either<F.E, A>) -> Kind<F, A> { F.laterOrRaise(f) }
}

extension Kind where F: MonadDefer, A == Void {
  /// Does nothing.
  public static func lazy() -> Kind<F, Void> { F.lazy() }
}
