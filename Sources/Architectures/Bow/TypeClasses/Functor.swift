/// A container that can be mapped when there is a way back.
public protocol Invariant {
  /// The contents changed, given a way back.
  static func imap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<Self, B>
}

/// A container whose contents can be mapped.
public protocol Functor: Invariant {
  static func map<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, B>
}

extension Functor {
  /// The contents changed, given a way back.
  public static func imap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<Self, B>
  {
    map(fa, f)
  }

  /// Lifts a function to one of containers.
  public static func lift<A, B>(_ f: @escaping (A) -> B) -> (Kind<Self, A>) -> Kind<Self, B> { { map($0, f) } }
  /// The same without its value.
  public static func void<A>(_ fa: Kind<Self, A>) -> Kind<Self, Void> { map(fa) { _ in } }
  /// The same with the value replaced.
  public static func `as`<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, B> { map(fa) { _ in b } }
  /// Pairs each value with what `f` makes of it.
  public static func fproduct<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, (A, B)> {
    map(fa) { ($0, f($0)) }
  }
  /// Puts `b` before each value.
  public static func tupleLeft<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, (B, A)> { map(fa) { (b, $0) } }
  /// Puts `b` after each value.
  public static func tupleRight<A, B>(_ fa: Kind<Self, A>, _ b: B) -> Kind<Self, (A, B)> { map(fa) { ($0, b) } }
}

extension Kind where F: Invariant {
  /// The contents changed, given a way back.
  public func imap<B>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> A) -> Kind<F, B> { F.imap(self, f, g) }
}

extension Kind where F: Functor {
  /// The value changed by `f`.
  @inlinable
  public func map<B>(_ f: @escaping (A) -> B) -> Kind<F, B> { F.map(self, f) }
  /// The same without its value.
  public func void() -> Kind<F, Void> { F.void(self) }
  /// The same with the value replaced.
  public func `as`<B>(_ b: B) -> Kind<F, B> { F.as(self, b) }
  /// Pairs each value with what `f` makes of it.
  public func fproduct<B>(_ f: @escaping (A) -> B) -> Kind<F, (A, B)> { F.fproduct(self, f) }
  /// Puts `b` before each value.
  public func tupleLeft<B>(_ b: B) -> Kind<F, (B, A)> { F.tupleLeft(self, b) }
  /// Puts `b` after each value.
  public func tupleRight<B>(_ b: B) -> Kind<F, (A, B)> { F.tupleRight(self, b) }
  /// Lifts a function to one of containers.
  public static func lift<B>(_ f: @escaping (A) -> B) -> (Kind<F, A>) -> Kind<F, B> { F.lift(f) }
}
