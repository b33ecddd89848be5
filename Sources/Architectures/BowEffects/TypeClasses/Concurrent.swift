import Bow

/// A monad whose effects can run side by side.
public protocol Concurrent: Async {
  /// The first to end wins, errors included.
  static func race<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, Either<A, B>>
  /// Waits for both, even when one fails. This or the next is to be given.
  static func parZip<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)>
  static func parMap<A, B, Z>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>, _ f: @escaping (A, B) -> Z) -> Kind<Self, Z>
  /// Carries out all at once and collects the results in order.
  static func parSequence<A>(_ effects: [Kind<Self, A>]) -> Kind<Self, [A]>
}

extension Concurrent {
  /// Waits for both, even when one fails.
  public static func parZip<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)> {
    parMap(fa, fb) { ($0, $1) }
  }
  /// Carries out all at once and collects the results in order.
  public static func parSequence<A>(_ effects: [Kind<Self, A>]) -> Kind<Self, [A]> {
    effects.reduce(pure([])) { all, next in parMap(all, next) { $0 + [$1] } }
  }
}

extension Kind where F: Concurrent {
  /// The first to end wins, errors included; the other is cancelled.
  public static func race<B, C>(_ fb: Kind<F, B>, _ fc: Kind<F, C>) -> Kind<F, A> where A == Either<B, C> {
    F.race(fb, fc)
  }
}

extension Array {
  /// Maps the elements with effects that run side by side.
  public func parTraverse<G: Concurrent, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, [B]> {
    G.parSequence(map(f))
  }
  /// Carries out all at once and collects the results in order.
  public func parSequence<G: Concurrent, B>() -> Kind<G, [B]> where Element == Kind<G, B> { G.parSequence(self) }
  /// Maps the elements with effects that run side by side, and joins their results.
  public func parFlatTraverse<G: Concurrent, B>(_ f: @escaping (Element) -> Kind<G, [B]>) -> Kind<G, [B]> {
    parTraverse(f).map { $0.flatMap(id) }
  }
}

extension Traverse {
  /// Maps the contents with effects that run side by side, keeping their places.
  public static func parTraverse<G: Concurrent, A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, Kind<Self, B>>
  {
    G.map(G.parSequence(elements(fa).map(f))) { results in
      traverse(fa) { _ in State<Int, B> { place in (place + 1, results[place]) } }^.runA(0)
    }
  }
  /// Carries out the effects inside at once, keeping their places.
  public static func parSequence<G: Concurrent, A>(_ fga: Kind<Self, Kind<G, A>>) -> Kind<G, Kind<Self, A>> {
    parTraverse(fga, id)
  }
}

extension Kind where F: Traverse {
  /// Maps the contents with effects that run side by side, keeping their places.
  public func parTraverse<G: Concurrent, B>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, Kind<F, B>> {
    F.parTraverse(self, f)
  }
  /// Carries out the effects inside at once, keeping their places.
  public func parSequence<G: Concurrent, B>() -> Kind<G, Kind<F, B>> where A == Kind<G, B> { F.parSequence(self) }
}

extension Traverse where Self: Monad {
  /// Maps the contents with effects that run side by side, and joins their results.
  public static func parFlatTraverse<G: Concurrent, A, B>(
    _ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, Kind<Self, B>>
  ) -> Kind<G, Kind<Self, B>> {
    G.map(parTraverse(fa, f), flatten)
  }
}

extension Kind where F: Traverse & Monad {
  /// Maps the contents with effects that run side by side, and joins their results.
  public func parFlatTraverse<G: Concurrent, B>(_ f: @escaping (A) -> Kind<G, Kind<F, B>>) -> Kind<G, Kind<F, B>> {
    F.parFlatTraverse(self, f)
  }
}
