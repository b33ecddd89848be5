/// A container that can be mapped when there is a way back.
public protocol Invariant {
  static func imap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<Self, B>
}

/// A container whose contents can be mapped.
public protocol Functor: Invariant {
  static func map<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, B>
}

extension Functor {
  public static func imap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<Self, B>
  {
    map(fa, f)
  }

  public static func lift<A, B>(_ f: @escaping (A) -> B) -> (Kind<Self, A>) -> Kind<Self, B> { { map($0, f) } }
  public static func void<A>(_ fa: Kind<Self, A>) -> Kind<Self, Void> { map(fa) { _ in } }
  public static func `as`<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, B> { map(fa) { _ in b } }
  public static func fproduct<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, (A, B)> {
    map(fa) { ($0, f($0)) }
  }
  public static func tupleLeft<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, (B, A)> { map(fa) { (b, $0) } }
  public static func tupleRight<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, (A, B)> { map(fa) { ($0, b) } }
}

extension Kind where F: Invariant {
  public func imap<B>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<F, B> { F.imap(self, f, g) }
}

extension Kind where F: Functor {
  @inlinable
  public func map<B>(_ f: @escaping (A) -> B) -> Kind<F, B> { F.map(self, f) }
  public func void() -> Kind<F, Void> { F.void(self) }
  public func `as`<B>(_ b: B) -> Kind<F, B> { F.as(self, b) }
  /// Pairs each value with what `f` makes of it.
  public func fproduct<B>(_ f: @escaping (A) -> B) -> Kind<F, (A, B)> { F.fproduct(self, f) }
  public func tupleLeft<B>(_ b: B) -> Kind<F, (B, A)> { F.tupleLeft(self, b) }
  public func tupleRight<B>(_ b: B) -> Kind<F, (A, B)> { F.tupleRight(self, b) }
  public static func lift<B>(_ f: @escaping (A) -> B) -> (Kind<F, A>) -> Kind<F, B> { F.lift(f) }
}
