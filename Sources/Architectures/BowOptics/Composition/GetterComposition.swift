import Bow

// What comes of composing a `Getter` with each other optic.

extension Getter {
  /// This optic, then an iso.
  public func compose<B, C, D>(_ other: PIso<A, B, C, D>) -> Getter<S, C> { compose(other.asGetter) }
  /// This optic, then an iso.
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PIso<A, B, C, D>) -> Getter<S, C> { lhs.compose(rhs) }

  /// This optic, then a lens.
  public func compose<B, C, D>(_ other: PLens<A, B, C, D>) -> Getter<S, C> { compose(other.asGetter) }
  /// This optic, then a lens.
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PLens<A, B, C, D>) -> Getter<S, C> { lhs.compose(rhs) }

  /// This optic, then a prism.
  public func compose<B, C, D>(_ other: PPrism<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  /// This optic, then a prism.
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PPrism<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then one of a part that may be missing.
  public func compose<B, C, D>(_ other: POptional<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  /// This optic, then one of a part that may be missing.
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: POptional<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a traversal.
  public func compose<B, C, D>(_ other: PTraversal<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  /// This optic, then a traversal.
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PTraversal<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a getter.
  public static func + <C>(lhs: Getter<S, A>, rhs: Getter<A, C>) -> Getter<S, C> { lhs.compose(rhs) }

  /// This optic, then a fold.
  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { asFold.compose(other) }
  /// This optic, then a fold.
  public static func + <C>(lhs: Getter<S, A>, rhs: Fold<A, C>) -> Fold<S, C> { lhs.compose(rhs) }
}
