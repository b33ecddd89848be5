// Joining two to nine independent containers: `zip` into a tuple, `map` by a function.

extension Applicative {
  /// The values of all, side by side.
  public static func zip<A, B>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>
  ) -> Kind<Self, (A, B)> {
    product(a, b)
  }

  /// The values of all, side by side.
  public static func zip<A, B, C>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>
  ) -> Kind<Self, (A, B, C)> {
    map(product(zip(a, b), c)) { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>
  ) -> Kind<Self, (A, B, C, D)> {
    map(product(zip(a, b, c), d)) { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D, E>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>
  ) -> Kind<Self, (A, B, C, D, E)> {
    map(product(zip(a, b, c, d), e)) { ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D, E, G>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>
  ) -> Kind<Self, (A, B, C, D, E, G)> {
    map(product(zip(a, b, c, d, e), g)) { ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D, E, G, H>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>
  ) -> Kind<Self, (A, B, C, D, E, G, H)> {
    map(product(zip(a, b, c, d, e, g), h)) { ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.0.5, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D, E, G, H, I>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>
  ) -> Kind<Self, (A, B, C, D, E, G, H, I)> {
    map(product(zip(a, b, c, d, e, g, h), i)) { ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.0.5, $0.0.6, $0.1) }
  }

  /// The values of all, side by side.
  public static func zip<A, B, C, D, E, G, H, I, J>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>, _ j: Kind<Self, J>
  ) -> Kind<Self, (A, B, C, D, E, G, H, I, J)> {
    map(product(zip(a, b, c, d, e, g, h, i), j)) {
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.0.4, $0.0.5, $0.0.6, $0.0.7, $0.1)
    }
  }

  public static func map<A, B, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>,
    _ f: @escaping (A, B) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b)) { f($0.0, $0.1) }
  }

  public static func map<A, B, C, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>,
    _ f: @escaping (A, B, C) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c)) { f($0.0, $0.1, $0.2) }
  }

  public static func map<A, B, C, D, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>,
    _ f: @escaping (A, B, C, D) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d)) { f($0.0, $0.1, $0.2, $0.3) }
  }

  public static func map<A, B, C, D, E, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ f: @escaping (A, B, C, D, E) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d, e)) { f($0.0, $0.1, $0.2, $0.3, $0.4) }
  }

  public static func map<A, B, C, D, E, G, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>,
    _ f: @escaping (A, B, C, D, E, G) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d, e, g)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
  }

  public static func map<A, B, C, D, E, G, H, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>,
    _ f: @escaping (A, B, C, D, E, G, H) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d, e, g, h)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }
  }

  public static func map<A, B, C, D, E, G, H, I, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>,
    _ f: @escaping (A, B, C, D, E, G, H, I) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d, e, g, h, i)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) }
  }

  public static func map<A, B, C, D, E, G, H, I, J, Z>(
    _ a: Kind<Self, A>, _ b: Kind<Self, B>, _ c: Kind<Self, C>, _ d: Kind<Self, D>, _ e: Kind<Self, E>,
    _ g: Kind<Self, G>, _ h: Kind<Self, H>, _ i: Kind<Self, I>, _ j: Kind<Self, J>,
    _ f: @escaping (A, B, C, D, E, G, H, I, J) -> Z
  ) -> Kind<Self, Z> {
    map(zip(a, b, c, d, e, g, h, i, j)) { f($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) }
  }
}

extension Kind where F: Applicative {
  /// The values of all, side by side.
  public static func zip<B, C>(
    _ b: Kind<F, B>, _ c: Kind<F, C>
  ) -> Kind<F, A> where A == (B, C) {
    F.zip(b, c)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>
  ) -> Kind<F, A> where A == (B, C, D) {
    F.zip(b, c, d)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>
  ) -> Kind<F, A> where A == (B, C, D, E) {
    F.zip(b, c, d, e)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E, G>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>
  ) -> Kind<F, A> where A == (B, C, D, E, G) {
    F.zip(b, c, d, e, g)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E, G, H>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H) {
    F.zip(b, c, d, e, g, h)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E, G, H, I>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I) {
    F.zip(b, c, d, e, g, h, i)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E, G, H, I, J>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I, J) {
    F.zip(b, c, d, e, g, h, i, j)
  }

  /// The values of all, side by side.
  public static func zip<B, C, D, E, G, H, I, J, K>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>, _ k: Kind<F, K>
  ) -> Kind<F, A> where A == (B, C, D, E, G, H, I, J, K) {
    F.zip(b, c, d, e, g, h, i, j, k)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C>(
    _ b: Kind<F, B>, _ c: Kind<F, C>,
    _ f: @escaping (B, C) -> A
  ) -> Kind<F, A> {
    F.map(b, c, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>,
    _ f: @escaping (B, C, D) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>,
    _ f: @escaping (B, C, D, E) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E, G>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>,
    _ f: @escaping (B, C, D, E, G) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, g, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E, G, H>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ f: @escaping (B, C, D, E, G, H) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, g, h, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E, G, H, I>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>,
    _ f: @escaping (B, C, D, E, G, H, I) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, g, h, i, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E, G, H, I, J>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>,
    _ f: @escaping (B, C, D, E, G, H, I, J) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, g, h, i, j, f)
  }

  /// The values of all, joined by `f`.
  public static func map<B, C, D, E, G, H, I, J, K>(
    _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
    _ i: Kind<F, I>, _ j: Kind<F, J>, _ k: Kind<F, K>,
    _ f: @escaping (B, C, D, E, G, H, I, J, K) -> A
  ) -> Kind<F, A> {
    F.map(b, c, d, e, g, h, i, j, k, f)
  }
}
