import Bow

// What comes of composing a `PSetter` with each other optic.

extension PSetter {
  /// This optic, then an iso.
  public func compose<C, D>(_ other: PIso<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  /// This optic, then an iso.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PIso<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a lens.
  public func compose<C, D>(_ other: PLens<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  /// This optic, then a lens.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PLens<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a prism.
  public func compose<C, D>(_ other: PPrism<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  /// This optic, then a prism.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PPrism<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then one of a part that may be missing.
  public func compose<C, D>(_ other: POptional<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  /// This optic, then one of a part that may be missing.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: POptional<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a traversal.
  public func compose<C, D>(_ other: PTraversal<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  /// This optic, then a traversal.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PTraversal<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  /// This optic, then a setter.
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PSetter<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }
}
