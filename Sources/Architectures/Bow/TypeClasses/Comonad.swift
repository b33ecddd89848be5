/// A value in a context that can be looked at from every position.
public protocol Comonad: Functor {
  static func extract<A>(_ fa: Kind<Self, A>) -> A
  static func coflatMap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (Kind<Self, A>) -> B) -> Kind<Self, B>
}

extension Comonad {
  public static func duplicate<A>(_ fa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> { coflatMap(fa, id) }
}

extension Kind where F: Comonad {
  public func extract() -> A { F.extract(self) }
  public func coflatMap<B>(_ f: @escaping (Kind<F, A>) -> B) -> Kind<F, B> { F.coflatMap(self, f) }
  public func duplicate() -> Kind<F, Kind<F, A>> { F.duplicate(self) }
}

/// A comonad with a position and a view from every other.
public protocol ComonadStore: Comonad {
  associatedtype S
  static func position<A>(_ wa: Kind<Self, A>) -> S
  static func peek<A>(_ wa: Kind<Self, A>, _ s: S) -> A
}

extension ComonadStore {
  public static func peeks<A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> S) -> A { peek(wa, f(position(wa))) }
  /// Settles the view on `s`: it is shown from everywhere, while the position stays.
  public static func seek<A>(_ wa: Kind<Self, A>, _ s: S) -> Kind<Self, A> { coflatMap(wa) { _ in peek(wa, s) } }
  public static func seeks<A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> S) -> Kind<Self, A> {
    seek(wa, f(position(wa)))
  }
  /// The views from all positions that `f` leads to.
  public static func experiment<G: Functor, A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> Kind<G, S>) -> Kind<G, A> {
    G.map(f(position(wa))) { peek(wa, $0) }
  }
}

extension Kind where F: ComonadStore {
  public var position: F.S { F.position(self) }
  public func peek(_ s: F.S) -> A { F.peek(self, s) }
  public func peeks(_ f: @escaping (F.S) -> F.S) -> A { F.peeks(self, f) }
  public func seek(_ s: F.S) -> Kind<F, A> { F.seek(self, s) }
  public func seeks(_ f: @escaping (F.S) -> F.S) -> Kind<F, A> { F.seeks(self, f) }
  public func experiment<G: Functor>(_ f: @escaping (F.S) -> Kind<G, F.S>) -> Kind<G, A> { F.experiment(self, f) }
}
