import Bow

// What comes of composing a `PLens` with each other optic.

extension PLens {
  /// This optic, then an iso.
  public func compose<C, D>(_ other: PIso<A, B, C, D>) -> PLens<S, T, C, D> { compose(other.asLens) }
  /// This optic, then an iso.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: PIso<A, B, C, D>) -> PLens<S, T, C, D> { lhs.compose(rhs) }

  /// This optic, then a lens.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: PLens<A, B, C, D>) -> PLens<S, T, C, D> { lhs.compose(rhs) }

  /// This optic, then a prism.
  public func compose<C, D>(_ other: PPrism<A, B, C, D>) -> POptional<S, T, C, D> {
    asOptional.compose(other.asOptional)
  }
  /// This optic, then a prism.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: PPrism<A, B, C, D>) -> POptional<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then one of a part that may be missing.
  public func compose<C, D>(_ other: POptional<A, B, C, D>) -> POptional<S, T, C, D> { asOptional.compose(other) }
  /// This optic, then one of a part that may be missing.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: POptional<A, B, C, D>) -> POptional<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a traversal.
  public func compose<C, D>(_ other: PTraversal<A, B, C, D>) -> PTraversal<S, T, C, D> { asTraversal.compose(other) }
  /// This optic, then a traversal.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: PTraversal<A, B, C, D>) -> PTraversal<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a setter.
  public func compose<C, D>(_ other: PSetter<A, B, C, D>) -> PSetter<S, T, C, D> { asSetter.compose(other) }
  /// This optic, then a setter.
  public static func + <C, D>(lhs: PLens<S, T, A, B>, rhs: PSetter<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a getter.
  public func compose<C>(_ other: Getter<A, C>) -> Getter<S, C> { asGetter.compose(other) }
  /// This optic, then a getter.
  public static func + <C>(lhs: PLens<S, T, A, B>, rhs: Getter<A, C>) -> Getter<S, C> { lhs.compose(rhs) }

  /// This optic, then a fold.
  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { asFold.compose(other) }
  /// This optic, then a fold.
  public static func + <C>(lhs: PLens<S, T, A, B>, rhs: Fold<A, C>) -> Fold<S, C> { lhs.compose(rhs) }
}
