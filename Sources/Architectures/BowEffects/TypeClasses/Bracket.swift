import Bow

/// How the use of a resource ended.
public enum ExitCase<E> {
  case completed
  case canceled
  case error(E)
}

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
    _ acquire: Kind<Self, A>, _ release: @escaping (A, ExitCase<E>) -> Kind<Self, Void>,
    _ use: @escaping (A) throws -> Kind<Self, B>
  ) -> Kind<Self, B>
  static func uncancelable<A>(_ fa: Kind<Self, A>) -> Kind<Self, A>
}

extension Bracket {
  public static func uncancelable<A>(_ fa: Kind<Self, A>) -> Kind<Self, A> {
    bracketCase(fa, { _, _ in pure(()) }, { pure($0) })
  }
}

extension Kind where F: Bracket {
  public func bracketCase<B>(
    release: @escaping (A, ExitCase<F.E>) -> Kind<F, Void>, use: @escaping (A) throws -> Kind<F, B>
  ) -> Kind<F, B> {
    F.bracketCase(self, release, use)
  }
  public func bracket<B>(
    release: @escaping (A) -> Kind<F, Void>, use: @escaping (A) throws -> Kind<F, B>
  ) -> Kind<F, B> {
    F.bracketCase(self, { a, _ in release(a) }, use)
  }
  public func guarantee(_ finalizer: Kind<F, Void>) -> Kind<F, A> { guaranteeCase { _ in finalizer } }
  public func guaranteeCase(_ finalizer: @escaping (ExitCase<F.E>) -> Kind<F, Void>) -> Kind<F, A> {
    F.bracketCase(F.pure(()), { _, exit in finalizer(exit) }, { _ in self })
  }
  public func uncancelable() -> Kind<F, A> { F.uncancelable(self) }
}
