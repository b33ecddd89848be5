extension CoTPartial: Invariant, Functor, Applicative, Selective, Monad where World: Comonad {
  public static func map<A, B>(_ fa: CoTOf<World, M, A>, _ f: @escaping (A) -> B) -> CoTOf<World, M, B> {
    CoMapped(fa^, f)
  }
  public static var isDeferred: Bool { true }
  public static func pure<A>(_ a: A) -> CoTOf<World, M, A> { CoT<World, M, A> { world in world.extract()(a) } }
  public static func flatMap<A, B>(_ fa: CoTOf<World, M, A>, _ f: @escaping (A) -> CoTOf<World, M, B>) -> CoTOf<
    World, M, B
  > {
    CoContinued(fa^, f)
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> CoTOf<World, M, Either<A, B>>) -> CoTOf<World, M, B> {
    flatMap(f(a)) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
  }
}

extension CoTPartial: MonadState where World: ComonadStore {
  public typealias S = World.S
  public static func get() -> CoTOf<World, M, World.S> { CoT<World, M, World.S> { $0.extract()($0.position) } }
  public static func set(_ s: World.S) -> CoTOf<World, M, Void> { CoT<World, M, Void> { $0.peek(s)(()) } }
}

extension CoTPartial: MonadReader where World: ComonadEnv {
  public typealias D = World.E
  public static func ask() -> CoTOf<World, M, World.E> { CoT<World, M, World.E> { $0.extract()($0.ask()) } }
  public static func local<A>(_ fa: CoTOf<World, M, A>, _ f: @escaping (World.E) -> World.E) -> CoTOf<World, M, A> {
    CoT<World, M, A> { world in fa^.choose(World.local(world, f)) }
  }
}

extension CoTPartial: MonadWriter where World: ComonadTraced {
  public typealias W = World.M
  public static func writer<A>(_ aw: (World.M, A)) -> CoTOf<World, M, A> {
    CoT<World, M, A> { $0.trace(aw.0)(aw.1) }
  }
  public static func listen<A>(_ fa: CoTOf<World, M, A>) -> CoTOf<World, M, (World.M, A)> {
    CoT<World, M, (World.M, A)> { world in fa^.choose(world.listen().map { heard in { heard.1((heard.0, $0)) } }) }
  }
  public static func pass<A>(_ fa: CoTOf<World, M, ((World.M) -> World.M, A)>) -> CoTOf<World, M, A> {
    CoT<World, M, A> { world in fa^.choose(world.pass().map { next in { next($0.0)($0.1) } }) }
  }
}

extension Comonad {
  /// A world and the programs made for it.
  public static func pair() -> Pairing<Self, CoPartial<Self>> { Pairing(strategy: WorldStrategy()) }
}

final class CoStrategy<W: Comonad>: PairingStrategy<CoPartial<W>, W> {
  override func pair<A, B, C>(_ fa: CoOf<W, A>, _ gb: Kind<W, B>, _ f: @escaping (A, B) -> C) -> C {
    fa^.run(gb.map { b in { f($0, b) } })
  }
}

private final class WorldStrategy<W: Comonad>: PairingStrategy<W, CoPartial<W>> {
  override func pair<A, B, C>(_ fa: Kind<W, A>, _ gb: CoOf<W, B>, _ f: @escaping (A, B) -> C) -> C {
    gb^.run(fa.map { a in { f(a, $0) } })
  }
}

extension Kind where F: Comonad {
  /// A world and the programs made for it.
  public static func pair() -> Pairing<F, CoPartial<F>> { F.pair() }
}
