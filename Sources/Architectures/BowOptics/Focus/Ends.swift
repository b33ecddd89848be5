import Bow

/// A structure that can be taken apart into its first element and the rest.
public protocol Cons {
  associatedtype First
  static var cons: Prism<Self, (First, Self)> { get }
}

extension Cons {
  public static var firstOption: AffineTraversal<Self, First> { cons + Tuple2._0 }
  public static var tailOption: AffineTraversal<Self, Self> { cons + Tuple2._1 }
  /// The same for what another type can be read as.
  public static func cons<B>(_ iso: Iso<B, Self>) -> Prism<B, (First, B)> { iso + cons + iso.reverse().second() }
  /// The same with the element read as another type.
  public static func cons<B>(_ iso: Iso<First, B>) -> Prism<Self, (B, Self)> { cons + iso.first() }

  public func prepend(_ first: First) -> Self { Self.cons.reverseGet((first, self)) }
  public var uncons: Option<(First, Self)> { Self.cons.getOption(self) }
}

/// A structure that can be taken apart into its last element and what comes before.
public protocol Snoc {
  associatedtype Last
  static var snoc: Prism<Self, (Self, Last)> { get }
}

extension Snoc {
  public static var initialOption: AffineTraversal<Self, Self> { snoc + Tuple2._0 }
  public static var lastOption: AffineTraversal<Self, Last> { snoc + Tuple2._1 }
  /// The same for what another type can be read as.
  public static func snoc<B>(_ iso: Iso<B, Self>) -> Prism<B, (B, Last)> { iso + snoc + iso.reverse().first() }
  /// The same with the element read as another type.
  public static func snoc<B>(_ iso: Iso<Last, B>) -> Prism<Self, (Self, B)> { snoc + iso.second() }

  public var initial: Option<Self> { Self.initialOption.getOption(self) }
  public func append(_ last: Last) -> Self { Self.snoc.reverseGet((self, last)) }
  public var unsnoc: Option<(Self, Last)> { Self.snoc.getOption(self) }
}
