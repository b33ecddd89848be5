/// A monad that carries a state along.
public protocol MonadState: Monad {
  /// The state, or the position.
  associatedtype S
  /// The state.
  static func get() -> Kind<Self, S>
  /// Replaces the state.
  static func set(_ s: S) -> Kind<Self, Void>
  /// A step from state to state with a result. By way of `get` and `set`, unless a type knows a shorter way.
  static func state<A>(_ f: @escaping (S) -> (S, A)) -> Kind<Self, A>
}

extension MonadState {
  /// A step from state to state with a result.
  public static func state<A>(_ f: @escaping (S) -> (S, A)) -> Kind<Self, A> {
    flatMap(get()) { s in
      let (next, a) = f(s)
      return map(set(next)) { a }
    }
  }
  /// The whole with the part changed by `f`.
  public static func modify(_ f: @escaping (S) -> S) -> Kind<Self, Void> { state { (f($0), ()) } }
  /// What `f` makes of the state.
  public static func inspect<A>(_ f: @escaping (S) -> A) -> Kind<Self, A> { state { ($0, f($0)) } }
}

extension Kind where F: MonadState {
  /// A step from state to state with a result.
  public static func state(_ f: @escaping (F.S) -> (F.S, A)) -> Kind<F, A> { F.state(f) }
  /// What `f` makes of the state.
  public static func inspect(_ f: @escaping (F.S) -> A) -> Kind<F, A> { F.inspect(f) }
}

extension Kind where F: MonadState, A == F.S {
  /// The state.
  public static func get() -> Kind<F, A> { F.get() }
}

extension Kind where F: MonadState, A == Void {
  /// Replaces the state.
  public static func set(_ s: F.S) -> Kind<F, Void> { F.set(s) }
  /// The whole with the part changed by `f`.
  public static func modify(_ f: @escaping (F.S) -> F.S) -> Kind<F, Void> { F.modify(f) }
}
