import Bow

// What comes of composing a `PSetter` with each other optic.

extension PSetter {
  public func compose<C, D>(_ other: PIso<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PIso<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  public func compose<C, D>(_ other: PLens<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PLens<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  public func compose<C, D>(_ other: PPrism<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PPrism<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  public func compose<C, D>(_ other: POptional<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: POptional<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  public func compose<C, D>(_ other: PTraversal<A, B, C, D>) -> PSetter<S, T, C, D> { compose(other.asSetter) }
  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PTraversal<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }

  public static func + <C, D>(lhs: PSetter<S, T, A, B>, rhs: PSetter<A, B, C, D>) -> PSetter<S, T, C, D> {
    lhs.compose(rhs)
  }
}
