import Bow

/// A structure all elements of which can be reached.
public protocol Each {
  /// What is found there.
  associatedtype EachFoci
  /// All elements.
  static var each: Traversal<Self, EachFoci> { get }
}

/// A structure the elements of which can be chosen by their indices.
public protocol FilterIndex {
  /// What finds a place.
  associatedtype FilterIndexType
  /// What is found there.
  associatedtype FilterIndexFoci
  /// The elements whose indices satisfy the predicate.
  static func filter(_ predicate: @escaping (FilterIndexType) -> Bool) -> Traversal<Self, FilterIndexFoci>
}

extension FilterIndex {
  /// The chosen elements, read as another type.
  public static func filter<B>(_ predicate: @escaping (FilterIndexType) -> Bool, iso: Iso<FilterIndexFoci, B>)
    -> Traversal<Self, B>
  {
    filter(predicate) + iso
  }
  /// The chosen elements of what another type can be read as.
  public static func filter<B>(_ predicate: @escaping (FilterIndexType) -> Bool, iso: Iso<B, Self>)
    -> Traversal<B, FilterIndexFoci>
  {
    iso + filter(predicate)
  }
}

extension PIso where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Traversal<S, A.EachFoci> { self + A.each }
}
extension PLens where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Traversal<S, A.EachFoci> { self + A.each }
}
extension PPrism where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Traversal<S, A.EachFoci> { self + A.each }
}
extension POptional where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Traversal<S, A.EachFoci> { self + A.each }
}
extension PSetter where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Setter<S, A.EachFoci> { self + A.each }
}
extension PTraversal where S == T, A == B, A: Each {
  /// All elements of the part.
  public var every: Traversal<S, A.EachFoci> { self + A.each }
}
extension Getter where A: Each {
  /// All elements of the part.
  public var every: Fold<S, A.EachFoci> { self + A.each }
}
extension Fold where A: Each {
  /// All elements of the part.
  public var every: Fold<S, A.EachFoci> { self + A.each }
}
