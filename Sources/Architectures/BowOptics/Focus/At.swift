import Bow

/// A structure with a place for each index, which may be empty: setting can add and remove.
public protocol At {
  /// What finds a place.
  associatedtype AtIndex
  /// What is found there.
  associatedtype AtFoci
  /// The place at an index.
  static func at(_ i: AtIndex) -> Lens<Self, AtFoci>
}

extension At {
  /// The structure without what is at an index.
  public func remove<A>(_ i: AtIndex) -> Self where AtFoci == Option<A> { Self.at(i).set(self, .none()) }
  /// The structure without what is at an index.
  public func remove<A>(_ i: AtIndex) -> Self where AtFoci == A? { Self.at(i).set(self, nil) }
  /// The place at an index, what is there read as another type.
  public static func at<B>(_ i: AtIndex, iso: Iso<AtFoci, B>) -> Lens<Self, B> { at(i) + iso }
  /// The place at an index of what another type can be read as.
  public static func at<B>(_ i: AtIndex, iso: Iso<B, Self>) -> Lens<B, AtFoci> { iso + at(i) }
}

extension Dictionary: At {
  public static func at(_ i: Key) -> Lens<[Key: Value], Value?> {
    Lens(
      get: { $0[i] },
      set: { dictionary, value in
        var changed = dictionary
        changed[i] = value
        return changed
      })
  }
}

extension Set: At {
  /// Whether an element is there.
  public static func at(_ i: Element) -> Lens<Set<Element>, Bool> {
    Lens(
      get: { $0.contains(i) },
      set: { set, isThere in isThere ? set.union(CollectionOfOne(i)) : set.subtracting(CollectionOfOne(i)) })
  }
}

extension PIso where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Lens<S, A.AtFoci> { self + A.at(i) }
}
extension PLens where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Lens<S, A.AtFoci> { self + A.at(i) }
}
extension PPrism where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> AffineTraversal<S, A.AtFoci> { self + A.at(i) }
}
extension POptional where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> AffineTraversal<S, A.AtFoci> { self + A.at(i) }
}
extension PSetter where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Setter<S, A.AtFoci> { self + A.at(i) }
}
extension PTraversal where S == T, A == B, A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Traversal<S, A.AtFoci> { self + A.at(i) }
}
extension Getter where A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Getter<S, A.AtFoci> { self + A.at(i) }
}
extension Fold where A: At {
  /// The place at an index of the part.
  public func at(_ i: A.AtIndex) -> Fold<S, A.AtFoci> { self + A.at(i) }
}
