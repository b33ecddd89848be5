import Bow

/// A monad whose effects can run side by side.
public protocol Concurrent: Async {
  /// The first to end wins, errors included.
  static func race<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, Either<A, B>>
  /// Waits for both, even when one fails.
  static func parZip<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)>
  /// Carries out all at once and collects the results in order.
  static func parSequence<A>(_ effects: [Kind<Self, A>]) -> Kind<Self, [A]>
}

extension Kind where F: Concurrent {
  public static func race<B, C>(_ fb: Kind<F, B>, _ fc: Kind<F, C>) -> Kind<F, A> where A == Either<B, C> {
    F.race(fb, fc)
  }
}

extension Array {
  public func parTraverse<G: Concurrent, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, [B]> {
    G.parSequence(map(f))
  }
  public func parSequence<G: Concurrent, B>() -> Kind<G, [B]> where Element == Kind<G, B> { G.parSequence(self) }
}
