/// The witness of `StoreT`.
public final class ForStoreT {}
/// `StoreT` with all parameters but the last.
public final class StoreTPartial<S, W>: Kind2<ForStoreT, S, W> {}
/// The kind of `StoreT`.
public typealias StoreTOf<S, W, A> = Kind<StoreTPartial<S, W>, A>

/// The witness of `Store`.
public typealias ForStore = ForStoreT
/// The usual name, or the form over no other context.
public typealias Store<S, A> = StoreT<S, ForId, A>
/// `Store` with all parameters but the last.
public typealias StorePartial<S> = StoreTPartial<S, ForId>
/// The kind of `Store`.
public typealias StoreOf<S, A> = StoreTOf<S, ForId, A>

/// A position and, in the context of another comonad, a way to see any position.
public final class StoreT<S, W, A>: StoreTOf<S, W, A> {
  /// The position.
  public let state: S
  /// The view of every position, in the underlying context.
  public let render: Kind<W, (S) -> A>

  /// From a position and the view of every one.
  public init(_ state: S, _ render: Kind<W, (S) -> A>) {
    self.state = state
    self.render = render
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: StoreTOf<S, W, A>) -> StoreT<S, W, A> { downcast(fa) }
}

/// The type that a kind stands for.
public postfix func ^ <S, W, A>(_ fa: StoreTOf<S, W, A>) -> StoreT<S, W, A> { StoreT.fix(fa) }

extension StoreT where W == ForId {
  /// From a position and the view of every one.
  public convenience init(_ state: S, _ render: @escaping (S) -> A) {
    self.init(state, Id(render))
  }
}

extension StoreT where W: Functor {
  /// The store moved to a new position, with the view of every one kept.
  public func move(_ newState: S) -> StoreT<S, W, A> { StoreT(newState, render) }

  /// The underlying context, looked at from this position.
  public func lower() -> Kind<W, A> { render.map { $0(self.state) } }
}

extension StoreTPartial: Invariant, Functor where W: Functor {
  public static func map<A, B>(_ fa: StoreTOf<S, W, A>, _ f: @escaping (A) -> B) -> StoreTOf<S, W, B> {
    StoreT<S, W, B>(fa^.state, fa^.render.map { view in { f(view($0)) } })
  }
}

extension StoreTPartial: Comonad where W: Comonad {
  public static func extract<A>(_ fa: StoreTOf<S, W, A>) -> A { fa^.render.extract()(fa^.state) }
  public static func coflatMap<A, B>(_ fa: StoreTOf<S, W, A>, _ f: @escaping (StoreTOf<S, W, A>) -> B)
    -> StoreTOf<S, W, B>
  {
    StoreT<S, W, B>(fa^.state, fa^.render.coflatMap { render in { s in f(StoreT(s, render)) } })
  }
}

extension StoreTPartial: ComonadStore where W: Comonad {
  public static func position<A>(_ wa: StoreTOf<S, W, A>) -> S { wa^.state }
  public static func peek<A>(_ wa: StoreTOf<S, W, A>, _ s: S) -> A { wa^.render.extract()(s) }
}
