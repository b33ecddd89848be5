import Bow

/// A monad whose effects can be carried out for the sake of a callback, which is an effect as well.
public protocol Effect: Async {
  /// Carries out `fa` and then what `callback` makes of its outcome.
  static func runAsync<A>(_ fa: Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Kind<Self, Void>)
    -> Kind<Self, Void>
}

extension Effect {
  /// Carries out `fa` and then what `callback` makes of its outcome.
  public static func runAsync<A>(_ fa: Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Kind<Self, Void>)
    -> Kind<Self, Void>
  {
    flatMap(attempt(fa), callback)
  }
}

extension Kind where F: Effect {
  /// Carries out this effect and then what `callback` makes of its outcome.
  public func runAsync(_ callback: @escaping (Either<F.E, A>) -> Kind<F, Void>) -> Kind<F, Void> {
    F.runAsync(self, callback)
  }
}

extension IOPartial: Effect {}
extension KleisliPartial: Effect where F: Effect {}
