/// A monad with an environment to ask.
public protocol MonadReader: Monad {
  associatedtype D
  static func ask() -> Kind<Self, D>
  static func local<A>(_ fa: Kind<Self, A>, _ f: @escaping (D) -> D) -> Kind<Self, A>
}

extension MonadReader {
  public static func reader<A>(_ f: @escaping (D) -> A) -> Kind<Self, A> { map(ask(), f) }
}

extension Kind where F: MonadReader {
  public func local(_ f: @escaping (F.D) -> F.D) -> Kind<F, A> { F.local(self, f) }
  public static func reader(_ f: @escaping (F.D) -> A) -> Kind<F, A> { F.reader(f) }
}

extension Kind where F: MonadReader, A == F.D {
  public static func ask() -> Kind<F, A> { F.ask() }
}
