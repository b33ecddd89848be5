/// A function from a type to itself; joined, the left one comes first.
public struct Endo<A> {
  /// The function.
  public let f: (A) -> A

  /// From a function.
  public init(_ f: @escaping (A) -> A) {
    self.f = f
  }

  /// The same as calling it by name.
  public func callAsFunction(_ a: A) -> A { f(a) }
  /// Runs it.
  public func run(_ a: A) -> A { f(a) }
}

extension Endo: Monoid {
  public func combine(_ other: Endo<A>) -> Endo<A> {
    Endo { other.f(self.f($0)) }
  }
  public static func empty() -> Endo<A> { Endo(id) }
}
