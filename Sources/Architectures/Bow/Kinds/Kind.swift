/// A type constructor `F` applied to `A`: the common ground on which generic code can talk about `Option`, `IO` and all
/// other containers alike.
///
/// Each container `X` has a witness (`ForX`, or `XPartial<…>` over all parameters but the last) and is a subclass of
/// `Kind<witness, A>`.
open class Kind<F, A>: AnyKind {
  /// For subclasses.
  public override init() {}
}

/// Kinds of more parameters nest to the left.
public typealias Kind2<F, A, B> = Kind<Kind<F, A>, B>
/// Kinds of more parameters nest to the left.
public typealias Kind3<F, A, B, C> = Kind<Kind2<F, A, B>, C>
/// Kinds of more parameters nest to the left.
public typealias Kind4<F, A, B, C, D> = Kind<Kind3<F, A, B, C>, D>
/// Kinds of more parameters nest to the left.
public typealias Kind5<F, A, B, C, D, E> = Kind<Kind4<F, A, B, C, D>, E>
/// Kinds of more parameters nest to the left.
public typealias Kind6<F, A, B, C, D, E, G> = Kind<Kind5<F, A, B, C, D, E>, G>

/// Goes from a kind back to the type it stands for.
postfix operator ^

extension Kind: Equatable where F: EquatableK, A: Equatable {
  /// Compares as the witness says.
  public static func == (lhs: Kind<F, A>, rhs: Kind<F, A>) -> Bool {
    F.eq(lhs, rhs)
  }
}

/// A witness whose containers can be compared when their contents can.
public protocol EquatableK {
  /// Whether both hold the same.
  static func eq<A: Equatable>(_ lhs: Kind<Self, A>, _ rhs: Kind<Self, A>) -> Bool
}

/// The downcast behind each `fix`: the class of a witness is its only subclass of `Kind`, so that a check in debug builds
/// is enough.
@inline(__always)
@usableFromInline
package func downcast<F, A, Fixed: Kind<F, A>>(_ value: Kind<F, A>, to _: Fixed.Type = Fixed.self) -> Fixed {
  unsafeDowncast(value, to: Fixed.self)
}
