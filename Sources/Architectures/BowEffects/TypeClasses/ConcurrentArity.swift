import Bow

// Two to nine effects side by side.

extension Concurrent {
  /// Three effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>
  ) -> Kind<Self, (A, B, C)> {
    map(parZip(parZip(a, b), c)) { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Four effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>
  ) -> Kind<Self, (A, B, C, D)> {
    map(parZip(parZip(a, b), parZip(c, d))) { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
  }

  /// Five effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D, E>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>
  ) -> Kind<Self, (A, B, C, D, E)> {
    map(parZip(parZip(a, b, c), parZip(d, e))) { ($0.0.0, $0.0.1, $0.0.2, $0.1.0, $0.1.1) }
  }

  /// Six effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D, E, G>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>
  ) -> Kind<Self, (A, B, C, D, E, G)> {
    map(parZip(parZip(a, b, c), parZip(d, e, g))) { ($0.0.0, $0.0.1, $0.0.2, $0.1.0, $0.1.1, $0.1.2) }
  }

  /// Seven effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D, E, G, H>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>
  ) -> Kind<Self, (A, B, C, D, E, G, H)> {
    map(parZip(parZip(a, b, c, d), parZip(e, g, h))) { ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1.0, $0.1.1, $0.1.2) }
  }

  /// Eight effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D, E, G, H, I>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>
  ) -> Kind<Self, (A, B, C, D, E, G, H, I)> {
    map(parZip(parZip(a, b, c, d), parZip(e, g, h, i))) {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1.0, $0.1.1, $0.1.2, $0.1.3)
    }
  }

  /// Nine effects side by side. Waits for all, even when one fails.
  public static func parZip<A, B, C, D, E, G, H, I, J>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>, _ j: Kind<Self, J>
  ) -> Kind<Self, (A, B, C, D, E, G, H, I, J)> {
    map(parZip(parZip(a, b, c, d, e), parZip(g, h, i, j))) {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.1.0, $0.1.1, $0.1.2, $0.1.3)
    }
  }

  /// Two effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>,
    _ f: @escaping (A, B) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b)) { f($0.0, $0.1) }
  }

  /// Three effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>,
    _ f: @escaping (A, B, C) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c)) { f($0.0, $0.1, $0.2) }
  }

  /// Four effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>,
    _ f: @escaping (A, B, C, D) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d)) { f($0.0, $0.1, $0.2, $0.3) }
  }

  /// Five effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, E, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ f: @escaping (A, B, C, D, E) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d, e)) { f($0.0, $0.1, $0.2, $0.3, $0.4) }
  }

  /// Six effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, E, G, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>,
    _ f: @escaping (A, B, C, D, E, G) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d, e, g)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
  }

  /// Seven effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, E, G, H, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>,
    _ f: @escaping (A, B, C, D, E, G, H) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d, e, g, h)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }
  }

  /// Eight effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, E, G, H, I, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>,
    _ f: @escaping (A, B, C, D, E, G, H, I) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d, e, g, h, i)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) }
  }

  /// Nine effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<A, B, C, D, E, G, H, I, J, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>, _ j: Kind<Self, J>,
    _ f: @escaping (A, B, C, D, E, G, H, I, J) -> Z
  ) -> Kind<Self, Z> {
    map(parZip(a, b, c, d, e, g, h, i, j)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) }
  }
}

extension Kind where F: Concurrent {
  /// Two effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C>(
    _ b: Kind<F, B>, _ c: Kind<F, C>
  ) -> Kind<F, A> where A == (B, C) {
    F.parZip(b, c)
  }

  /// Two effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C>(
    _ b: Kind<F, B>, _ c: Kind<F, C>,
    _ f: @escaping (B, C) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, f)
  }

  /// Three effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>
  ) -> Kind<F, A> where A == (B, C, D) {
    F.parZip(b, c, d)
  }

  /// Three effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>,
    _ f: @escaping (B, C, D) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, f)
  }

  /// Four effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>
  ) -> Kind<F, A> where A == (B, C, D, E) {
    F.parZip(b, c, d, e)
  }

  /// Four effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>,
    _ f: @escaping (B, C, D, E) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, f)
  }

  /// Five effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E, G>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>
  ) -> Kind<F, A> where A == (B, C, D, E, G) {
    F.parZip(b, c, d, e, g)
  }

  /// Five effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E, G>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>,
    _ f: @escaping (B, C, D, E, G) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, g, f)
  }

  /// Six effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E, G, H>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H) {
    F.parZip(b, c, d, e, g, h)
  }

  /// Six effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E, G, H>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ f: @escaping (B, C, D, E, G, H) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, g, h, f)
  }

  /// Seven effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E, G, H, I>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I) {
    F.parZip(b, c, d, e, g, h, i)
  }

  /// Seven effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E, G, H, I>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>,
    _ f: @escaping (B, C, D, E, G, H, I) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, g, h, i, f)
  }

  /// Eight effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E, G, H, I, J>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I, J) {
    F.parZip(b, c, d, e, g, h, i, j)
  }

  /// Eight effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E, G, H, I, J>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>,
    _ f: @escaping (B, C, D, E, G, H, I, J) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, g, h, i, j, f)
  }

  /// Nine effects side by side. Waits for all, even when one fails.
  public static func parZip<B, C, D, E, G, H, I, J, K>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>, _ k: Kind<F, K>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I, J, K) {
    F.parZip(b, c, d, e, g, h, i, j, k)
  }

  /// Nine effects side by side, their results joined by `f`. Waits for all, even when one fails.
  public static func parMap<B, C, D, E, G, H, I, J, K>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>, _ k: Kind<F, K>,
    _ f: @escaping (B, C, D, E, G, H, I, J, K) -> A
  ) -> Kind<F, A> {
    F.parMap(b, c, d, e, g, h, i, j, k, f)
  }
}
