import Bow

/// A structure that can be taken apart into its first element and the rest.
public protocol Cons {
  /// What is found there.
  associatedtype First
  /// The first element and the rest, where there is a first.
  static var cons: Prism<Self, (First, Self)> { get }
}

extension Cons {
  /// The first element, if there is one.
  public static var firstOption: AffineTraversal<Self, First> { cons + Tuple2._0 }
  /// All elements but the first, if there is a first.
  public static var tailOption: AffineTraversal<Self, Self> { cons + Tuple2._1 }
  /// The same for what another type can be read as.
  public static func cons<B>(_ iso: Iso<B, Self>) -> Prism<B, (First, B)> { iso + cons + iso.reverse().second() }
  /// The same with the element read as another type.
  public static func cons<B>(_ iso: Iso<First, B>) -> Prism<Self, (B, Self)> { cons + iso.first() }

  /// The structure with an element put before it.
  public func prepend(_ first: First) -> Self { Self.cons.reverseGet((first, self)) }
  /// The first element and the rest.
  public var uncons: Option<(First, Self)> { Self.cons.getOption(self) }
}

/// A structure that can be taken apart into its last element and what comes before.
public protocol Snoc {
  /// What is found there.
  associatedtype Last
  /// The last element and what comes before, where there is a last.
  static var snoc: Prism<Self, (Self, Last)> { get }
}

extension Snoc {
  /// All elements but the last, if there is a last.
  public static var initialOption: AffineTraversal<Self, Self> { snoc + Tuple2._0 }
  /// The last element, if there is one.
  public static var lastOption: AffineTraversal<Self, Last> { snoc + Tuple2._1 }
  /// The same for what another type can be read as.
  public static func snoc<B>(_ iso: Iso<B, Self>) -> Prism<B, (B, Last)> { iso + snoc + iso.reverse().first() }
  /// The same with the element read as another type.
  public static func snoc<B>(_ iso: Iso<Last, B>) -> Prism<Self, (Self, B)> { snoc + iso.second() }

  /// All elements but the last.
  public var initial: Option<Self> { Self.initialOption.getOption(self) }
  /// The structure with an element put after it.
  public func append(_ last: Last) -> Self { Self.snoc.reverseGet((self, last)) }
  /// The last element and what comes before.
  public var unsnoc: Option<(Self, Last)> { Self.snoc.getOption(self) }
}
