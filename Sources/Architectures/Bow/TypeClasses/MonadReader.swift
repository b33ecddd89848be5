/// A monad with an environment to ask.
public protocol MonadReader: Monad {
  /// The environment.
  associatedtype D
  /// The environment.
  static func ask() -> Kind<Self, D>
  /// The same in a changed environment.
  static func local<A>(_ fa: Kind<Self, A>, _ f: @escaping (D) -> D) -> Kind<Self, A>
}

extension MonadReader {
  /// What `f` makes of the environment.
  public static func reader<A>(_ f: @escaping (D) -> A) -> Kind<Self, A> { map(ask(), f) }
}

extension Kind where F: MonadReader {
  /// The same in a changed environment.
  public func local(_ f: @escaping (F.D) -> F.D) -> Kind<F, A> { F.local(self, f) }
  /// What `f` makes of the environment.
  public static func reader(_ f: @escaping (F.D) -> A) -> Kind<F, A> { F.reader(f) }
}

extension Kind where F: MonadReader, A == F.D {
  /// The environment.
  public static func ask() -> Kind<F, A> { F.ask() }
}
