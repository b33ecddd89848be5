import Bow

// What comes of composing a `Fold` with each other optic.

extension Fold {
  public func compose<B, C, D>(_ other: PIso<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PIso<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PLens<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PLens<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PPrism<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PPrism<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: POptional<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: POptional<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<B, C, D>(_ other: PTraversal<A, B, C, D>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <B, C, D>(lhs: Fold<S, A>, rhs: PTraversal<A, B, C, D>) -> Fold<S, C> { lhs.compose(rhs) }

  public func compose<C>(_ other: Getter<A, C>) -> Fold<S, C> { compose(other.asFold) }
  public static func + <C>(lhs: Fold<S, A>, rhs: Getter<A, C>) -> Fold<S, C> { lhs.compose(rhs) }

  public static func + <C>(lhs: Fold<S, A>, rhs: Fold<A, C>) -> Fold<S, C> { lhs.compose(rhs) }
}
