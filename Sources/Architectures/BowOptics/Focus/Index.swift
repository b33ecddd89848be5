import Bow

/// A structure with elements at indices: setting replaces what is there and adds nothing.
public protocol Index {
  /// What finds a place.
  associatedtype IndexType
  /// What is found there.
  associatedtype IndexFoci
  /// The element at an index, if there is one.
  static func index(_ i: IndexType) -> AffineTraversal<Self, IndexFoci>
}

extension Index {
  /// The element at an index, read as another type.
  public static func index<B>(_ i: IndexType, iso: Iso<IndexFoci, B>) -> AffineTraversal<Self, B> { index(i) + iso }
  /// The element at an index of what another type can be read as.
  public static func index<B>(_ i: IndexType, iso: Iso<B, Self>) -> AffineTraversal<B, IndexFoci> { iso + index(i) }
}

extension PIso where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { index(i) }
}
extension PLens where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { index(i) }
}
extension PPrism where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { index(i) }
}
extension POptional where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> AffineTraversal<S, A.IndexFoci> { index(i) }
}
extension PSetter where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> Setter<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> Setter<S, A.IndexFoci> { index(i) }
}
extension PTraversal where S == T, A == B, A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> Traversal<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> Traversal<S, A.IndexFoci> { index(i) }
}
extension Getter where A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> Fold<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> Fold<S, A.IndexFoci> { index(i) }
}
extension Fold where A: Index {
  /// The element at an index of the part.
  public func index(_ i: A.IndexType) -> Fold<S, A.IndexFoci> { self + A.index(i) }
  /// The element at an index of the part.
  public subscript(_ i: A.IndexType) -> Fold<S, A.IndexFoci> { index(i) }
}
