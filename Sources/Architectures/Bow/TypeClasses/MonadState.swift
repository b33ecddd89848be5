/// A monad that carries a state along.
public protocol MonadState: Monad {
  associatedtype S
  static func get() -> Kind<Self, S>
  static func set(_ s: S) -> Kind<Self, Void>
  /// A step from state to state with a result. By way of `get` and `set`, unless a type knows a shorter way.
  static func state<A>(_ f: @escaping (S) -> (S, A)) -> Kind<Self, A>
}

extension MonadState {
  public static func state<A>(_ f: @escaping (S) -> (S, A)) -> Kind<Self, A> {
    flatMap(get()) { s in
      let (next, a) = f(s)
      return map(set(next)) { a }
    }
  }
  public static func modify(_ f: @escaping (S) -> S) -> Kind<Self, Void> { state { (f($0), ()) } }
  public static func inspect<A>(_ f: @escaping (S) -> A) -> Kind<Self, A> { state { ($0, f($0)) } }
}

extension Kind where F: MonadState {
  public static func state(_ f: @escaping (F.S) -> (F.S, A)) -> Kind<F, A> { F.state(f) }
  public static func inspect(_ f: @escaping (F.S) -> A) -> Kind<F, A> { F.inspect(f) }
}

extension Kind where F: MonadState, A == F.S {
  public static func get() -> Kind<F, A> { F.get() }
}

extension Kind where F: MonadState, A == Void {
  public static func set(_ s: F.S) -> Kind<F, Void> { F.set(s) }
  public static func modify(_ f: @escaping (F.S) -> F.S) -> Kind<F, Void> { F.modify(f) }
}
