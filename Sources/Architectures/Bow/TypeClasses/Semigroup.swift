/// A type whose values can be joined, associatively.
public protocol Semigroup {
  func combine(_ other: Self) -> Self
}

extension Semigroup {
  public static func combine(_ a: Self, _ b: Self) -> Self { a.combine(b) }

  /// Joins at least one value.
  public static func combineAll(_ a: Self, _ others: Self...) -> Self {
    others.reduce(a) { $0.combine($1) }
  }
}

/// A semigroup with a neutral element.
public protocol Monoid: Semigroup {
  static func empty() -> Self
}

extension Monoid {
  public static func combineAll(_ elements: [Self]) -> Self {
    guard let first = elements.first else { return empty() }
    return elements.dropFirst().reduce(first) { $0.combine($1) }
  }
}

/// A type with a sum and a product.
public protocol Semiring: Monoid {
  func multiply(_ other: Self) -> Self
  static func one() -> Self
  static func zero() -> Self
}

extension Semiring {
  public static func zero() -> Self { empty() }
}

extension Array where Element: Monoid {
  public func combineAll() -> Element { Element.combineAll(self) }
}

extension Array {
  /// Sends each element to a monoid and joins the results.
  public func foldMap<B: Monoid>(_ f: (Element) -> B) -> B {
    reduce(B.empty()) { $0.combine(f($1)) }
  }
}
