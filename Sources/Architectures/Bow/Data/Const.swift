/// The witness of `Const`.
public final class ForConst {}
/// `Const` with all parameters but the last.
public final class ConstPartial<A>: Kind<ForConst, A> {}
/// The kind of `Const`.
public typealias ConstOf<A, T> = Kind<ConstPartial<A>, T>

/// A value that only pretends to hold a `T`: walking a structure with it collects instead of rebuilding.
public final class Const<A, T>: ConstOf<A, T> {
  /// What is inside.
  public let value: A

  /// From what it holds.
  public init(_ value: A) {
    self.value = value
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: ConstOf<A, T>) -> Const<A, T> { downcast(fa) }
  /// The same value, pretending to hold something else.
  public func retag<U>() -> Const<A, U> { Const<A, U>(value) }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Const: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A, T>(_ fa: ConstOf<A, T>) -> Const<A, T> { Const.fix(fa) }

extension Const: CustomStringConvertible {
  public var description: String { "Const(\(value))" }
}

extension Const: Semigroup where A: Semigroup {
  public func combine(_ other: Const<A, T>) -> Const<A, T> { Const(value.combine(other.value)) }
}

extension Const: Monoid where A: Monoid {
  public static func empty() -> Const<A, T> { Const(A.empty()) }
}

extension ConstPartial: EquatableK where A: Equatable {
  public static func eq<T: Equatable>(_ lhs: ConstOf<A, T>, _ rhs: ConstOf<A, T>) -> Bool { lhs^.value == rhs^.value }
}

extension ConstPartial: Invariant, Functor {
  public static func map<T, U>(_ fa: ConstOf<A, T>, _ f: @escaping (T) -> U) -> ConstOf<A, U> { fa^.retag() }
}

extension ConstPartial: Applicative where A: Monoid {
  public static func pure<T>(_ t: T) -> ConstOf<A, T> { Const(A.empty()) }
  public static func ap<T, U>(_ ff: ConstOf<A, (T) -> U>, _ fa: ConstOf<A, T>) -> ConstOf<A, U> {
    Const(ff^.value.combine(fa^.value))
  }
}

extension ConstPartial: Foldable, Traverse {
  public static func foldLeft<T, B>(_ fa: ConstOf<A, T>, _ b: B, _ f: @escaping (B, T) -> B) -> B { b }
  public static func foldRight<T, B>(_ fa: ConstOf<A, T>, _ b: Eval<B>, _ f: @escaping (T, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    b
  }
  public static func traverse<G: Applicative, T, U>(_ fa: ConstOf<A, T>, _ f: @escaping (T) -> Kind<G, U>)
    -> Kind<G, ConstOf<A, U>>
  {
    G.pure(fa^.retag() as Const<A, U>)
  }
}
