import Bow

// What comes of composing a `Getter` with each other optic.

extension Getter {
  public func compose<B, C, D>(_ other: PIso<A, B, C, D>) -> Getter<S, C> { compose(other.asGetter) }
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PIso<A, B, C, D>) -> Getter<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PLens<A, B, C, D>) -> Getter<S, C> { compose(other.asGetter) }
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PLens<A, B, C, D>) -> Getter<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PPrism<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PPrism<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: POptional<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: POptional<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PTraversal<A, B, C, D>) -> Fold<S, C> { asFold.compose(other.asFold) }
  public static func + <B, C, D>(lhs: Getter<S, A>, rhs: PTraversal<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public static func + <C>(lhs: Getter<S, A>, rhs: Getter<A, C>) -> Getter<S, C> { lhs.compose(rhs) }

  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { asFold.compose(other) }
  public static func + <C>(lhs: Getter<S, A>, rhs: Fold<A, C>) -> Fold<S, C> { lhs.compose(rhs) }
}
