/// A type whose values can be joined, associatively.
public protocol Semigroup {
  /// Both, joined.
  func combine(_ other: Self) -> Self
}

extension Semigroup {
  /// Both, joined.
  public static func combine(_ a: Self, _ b: Self) -> Self { a.combine(b) }

  /// Joins at least one value.
  public static func combineAll(_ a: Self, _ others: Self...) -> Self {
    others.reduce(a) { $0.combine($1) }
  }
}

/// A semigroup with a neutral element.
public protocol Monoid: Semigroup {
  /// The neutral element.
  static func empty() -> Self
}

extension Monoid {
  /// All of them joined.
  public static func combineAll(_ elements: [Self]) -> Self {
    guard let first = elements.first else { return empty() }
    return elements.dropFirst().reduce(first) { $0.combine($1) }
  }
}

/// A type with a sum and a product.
public protocol Semiring: Monoid {
  /// The product.
  func multiply(_ other: Self) -> Self
  /// The neutral element of the product.
  static func one() -> Self
  /// The neutral element of the sum.
  static func zero() -> Self
}

extension Semiring {
  /// The neutral element of the sum.
  public static func zero() -> Self { empty() }
}

extension Array where Element: Monoid {
  /// All of them joined.
  public func combineAll() -> Element { Element.combineAll(self) }
}

extension Array {
  /// Sends each element to a monoid and joins the results.
  public func foldMap<B: Monoid>(_ f: (Element) -> B) -> B {
    reduce(B.empty()) { $0.combine(f($1)) }
  }
}
