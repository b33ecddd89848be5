import Bow

// What comes of composing a `Fold` with each other optic.

extension Fold {
  /// This optic, then an iso.
  public func compose<B, C, D>(_ other: PIso<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then an iso.
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PIso<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a lens.
  public func compose<B, C, D>(_ other: PLens<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then a lens.
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PLens<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a prism.
  public func compose<B, C, D>(_ other: PPrism<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then a prism.
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PPrism<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then one of a part that may be missing.
  public func compose<B, C, D>(_ other: POptional<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then one of a part that may be missing.
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: POptional<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a traversal.
  public func compose<B, C, D>(_ other: PTraversal<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then a traversal.
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PTraversal<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a getter.
  public func compose<C>(_ other: Getter<A, C>) -> Fold<S, C> { compose(other.asFold) }
  /// This optic, then a getter.
  public static func + <C>(lhs: Fold<S, A>, rhs: Getter<A, C>) -> Fold<S, C> { lhs.compose(rhs) }

  /// This optic, then a fold.
  public static func + <C>(lhs: Fold<S, A>, rhs: Fold<A, C>) -> Fold<S, C> { lhs.compose(rhs) }
}
