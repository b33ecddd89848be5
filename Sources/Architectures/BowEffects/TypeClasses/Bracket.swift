import Bow

/// How the use of a resource ended.
public enum ExitCase<E> {
  case completed
  case canceled
  case error(E)
}

extension ExitCase {
  /// What the function for this case answers.
  public func fold<A>(_ ifCompleted: () -> A, _ ifCanceled: () -> A, _ ifError: (E) -> A) -> A {
    switch self {
    case .completed: return ifCompleted()
    case .canceled: return ifCanceled()
    case .error(let error): return ifError(error)
    }
  }
}

extension ExitCase: Equatable where E: Equatable {}
extension ExitCase: Sendable where E: Sendable {}

extension ExitCase: CustomStringConvertible {
  public var description: String {
    switch self {
    case .completed: return "ExitCase.Completed"
    case .canceled: return "ExitCase.Canceled"
    case .error(let error): return "ExitCase.Error(\(error))"
    }
  }
}

/// A monad that gives back what it took, whatever happens in between.
public protocol Bracket: MonadError {
  static func bracketCase<A, B>(
    acquire: Kind<Self, A>, release: @escaping (A, ExitCase<E>) -> Kind<Self, Void>,
    use: @escaping (A) throws -> Kind<Self, B>
  ) -> Kind<Self, B>
  static func uncancelable<A>(_ fa: Kind<Self, A>) -> Kind<Self, A>
}

extension Bracket {
  /// Takes, uses and gives back, telling the release how the use ended.
  public static func bracketCase<A, B>(
    _ acquire: Kind<Self, A>, _ release: @escaping (A, ExitCase<E>) -> Kind<Self, Void>,
    _ use: @escaping (A) throws -> Kind<Self, B>
  ) -> Kind<Self, B> {
    bracketCase(acquire: acquire, release: release, use: use)
  }
  /// Takes, uses and gives back.
  public static func bracket<A, B>(
    acquire: Kind<Self, A>, release: @escaping (A) -> Kind<Self, Void>, use: @escaping (A) throws -> Kind<Self, B>
  ) -> Kind<Self, B> {
    bracketCase(acquire: acquire, release: { a, _ in release(a) }, use: use)
  }
  /// Runs the finalizer after `fa`, however that ends.
  public static func guarantee<A>(_ fa: Kind<Self, A>, finalizer: Kind<Self, Void>) -> Kind<Self, A> {
    guaranteeCase(fa, finalizer: { _ in finalizer })
  }
  /// Runs the finalizer after `fa`, telling it how that ended.
  public static func guaranteeCase<A>(_ fa: Kind<Self, A>, finalizer: @escaping (ExitCase<E>) -> Kind<Self, Void>)
    -> Kind<Self, A>
  {
    bracketCase(pure(()), { _, exit in finalizer(exit) }, { _ in fa })
  }
  /// The effect, finished even when what it belongs to is cancelled.
  public static func uncancelable<A>(_ fa: Kind<Self, A>) -> Kind<Self, A> {
    bracketCase(fa, { _, _ in pure(()) }, { pure($0) })
  }
}

extension Kind where F: Bracket {
  /// Uses the value and gives it back, telling the release how the use ended.
  public func bracketCase<B>(
    release: @escaping (A, ExitCase<F.E>) -> Kind<F, Void>, use: @escaping (A) throws -> Kind<F, B>
  ) -> Kind<F, B> {
    F.bracketCase(self, release, use)
  }
  /// Uses the value and gives it back.
  public func bracket<B>(
    release: @escaping (A) -> Kind<F, Void>, use: @escaping (A) throws -> Kind<F, B>
  ) -> Kind<F, B> {
    F.bracketCase(self, { a, _ in release(a) }, use)
  }
  /// Runs the finalizer afterwards, however this ends.
  public func guarantee(_ finalizer: Kind<F, Void>) -> Kind<F, A> { guaranteeCase { _ in finalizer } }
  /// Runs the finalizer afterwards, telling it how this ended.
  public func guaranteeCase(_ finalizer: @escaping (ExitCase<F.E>) -> Kind<F, Void>) -> Kind<F, A> {
    F.guaranteeCase(self, finalizer: finalizer)
  }
  /// The effect, finished even when what it belongs to is cancelled.
  public func uncancelable() -> Kind<F, A> { F.uncancelable(self) }
}
