/// The witness of `Id`.
public final class ForId {}
/// The witness again, as types of more parameters spell it.
public typealias IdPartial = ForId
/// The kind of `Id`.
public typealias IdOf<A> = Kind<ForId, A>

/// Just a value: the container that adds nothing.
public final class Id<A>: IdOf<A> {
  /// What is inside.
  public let value: A

  /// From what it holds.
  public init(_ value: A) {
    self.value = value
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: IdOf<A>) -> Id<A> { downcast(fa) }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Id: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: IdOf<A>) -> Id<A> { Id.fix(fa) }

extension Id: CustomStringConvertible {
  public var description: String { "Id(\(value))" }
}

extension Id: Semigroup where A: Semigroup {
  public func combine(_ other: Id<A>) -> Id<A> { Id(value.combine(other.value)) }
}

extension Id: Monoid where A: Monoid {
  public static func empty() -> Id<A> { Id(A.empty()) }
}

extension ForId: EquatableK {
  public static func eq<A: Equatable>(_ lhs: IdOf<A>, _ rhs: IdOf<A>) -> Bool { lhs^.value == rhs^.value }
}

extension ForId: Monad, Comonad {
  public static func map<A, B>(_ fa: IdOf<A>, _ f: @escaping (A) -> B) -> IdOf<B> { Id(f(fa^.value)) }
  public static func pure<A>(_ a: A) -> IdOf<A> { Id(a) }
  public static func flatMap<A, B>(_ fa: IdOf<A>, _ f: @escaping (A) -> IdOf<B>) -> IdOf<B> { f(fa^.value) }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> IdOf<Either<A, B>>) -> IdOf<B> {
    var seed = a
    while true {
      switch f(seed)^.value.cases {
      case .left(let next): seed = next
      case .right(let b): return Id(b)
      }
    }
  }
  public static func extract<A>(_ fa: IdOf<A>) -> A { fa^.value }
  public static func coflatMap<A, B>(_ fa: IdOf<A>, _ f: @escaping (IdOf<A>) -> B) -> IdOf<B> { Id(f(fa)) }
}
