/// A value in a context that can be looked at from every position.
public protocol Comonad: Functor {
  /// The value at hand.
  static func extract<A>(_ fa: Kind<Self, A>) -> A
  /// What `f` makes of the context, in every position.
  static func coflatMap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (Kind<Self, A>) -> B) -> Kind<Self, B>
}

extension Comonad {
  /// The context itself, in every position.
  public static func duplicate<A>(_ fa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> { coflatMap(fa, id) }
}

extension Kind where F: Comonad {
  /// The value at hand.
  public func extract() -> A { F.extract(self) }
  /// What `f` makes of the context, in every position.
  public func coflatMap<B>(_ f: @escaping (Kind<F, A>) -> B) -> Kind<F, B> { F.coflatMap(self, f) }
  /// The context itself, in every position.
  public func duplicate() -> Kind<F, Kind<F, A>> { F.duplicate(self) }
}

/// A comonad with a position and a view from every other.
public protocol ComonadStore: Comonad {
  /// The state, or the position.
  associatedtype S
  /// Where the store stands.
  static func position<A>(_ wa: Kind<Self, A>) -> S
  /// The view from another position.
  static func peek<A>(_ wa: Kind<Self, A>, _ s: S) -> A
}

extension ComonadStore {
  /// The view from a position that is computed from this one.
  public static func peeks<A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> S) -> A { peek(wa, f(position(wa))) }
  /// Settles the view on `s`: it is shown from everywhere, while the position stays.
  public static func seek<A>(_ wa: Kind<Self, A>, _ s: S) -> Kind<Self, A> { coflatMap(wa) { _ in peek(wa, s) } }
  /// Settles the view on a position that is computed from this one.
  public static func seeks<A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> S) -> Kind<Self, A> {
    seek(wa, f(position(wa)))
  }
  /// The views from all positions that `f` leads to.
  public static func experiment<G: Functor, A>(_ wa: Kind<Self, A>, _ f: @escaping (S) -> Kind<G, S>) -> Kind<G, A> {
    G.map(f(position(wa))) { peek(wa, $0) }
  }
}

extension Kind where F: ComonadStore {
  /// Where the store stands.
  public var position: F.S { F.position(self) }
  /// The view from another position.
  public func peek(_ s: F.S) -> A { F.peek(self, s) }
  /// The view from a position that is computed from this one.
  public func peeks(_ f: @escaping (F.S) -> F.S) -> A { F.peeks(self, f) }
  /// Settles the view on `s`: it is shown from everywhere, while the position stays.
  public func seek(_ s: F.S) -> Kind<F, A> { F.seek(self, s) }
  /// Settles the view on a position that is computed from this one.
  public func seeks(_ f: @escaping (F.S) -> F.S) -> Kind<F, A> { F.seeks(self, f) }
  /// The views from all positions that `f` leads to.
  public func experiment<G: Functor>(_ f: @escaping (F.S) -> Kind<G, F.S>) -> Kind<G, A> { F.experiment(self, f) }
}
