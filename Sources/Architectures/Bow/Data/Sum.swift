/// The witness of `Sum`.
public final class ForSum {}
/// `Sum` with all parameters but the last.
public final class SumPartial<F, G>: Kind2<ForSum, F, G> {}
/// The kind of `Sum`.
public typealias SumOf<F, G, V> = Kind<SumPartial<F, G>, V>

/// A world that can be shown beside nothing but a value.
public typealias SumOpt<G, V> = Sum<ForId, G, V>
/// `SumOpt` with all parameters but the last.
public typealias SumOptPartial<G> = SumPartial<ForId, G>
/// The kind of `SumOpt`.
public typealias SumOptOf<G, V> = SumOf<ForId, G, V>

/// Which of two worlds is looked at.
public enum Side: Sendable {
  case left
  case right
}

/// Two worlds side by side, one of which is looked at.
public final class Sum<F, G, V>: SumOf<F, G, V> {
  /// What is on the left.
  public let left: Kind<F, V>
  /// What is on the right.
  public let right: Kind<G, V>
  /// Which one is looked at.
  public let side: Side

  /// From both sides.
  public init(left: Kind<F, V>, right: Kind<G, V>, side: Side = .left) {
    self.left = left
    self.right = right
    self.side = side
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: SumOf<F, G, V>) -> Sum<F, G, V> { downcast(fa) }
  /// Only the left one.
  public static func left(_ left: Kind<F, V>, _ right: Kind<G, V>) -> Sum<F, G, V> {
    Sum(left: left, right: right, side: .left)
  }
  /// Only the right one.
  public static func right(_ left: Kind<F, V>, _ right: Kind<G, V>) -> Sum<F, G, V> {
    Sum(left: left, right: right, side: .right)
  }

  /// The same, looking at the other side or this one.
  public func change(side: Side) -> Sum<F, G, V> { Sum(left: left, right: right, side: side) }
  /// The left world.
  public func lowerLeft() -> Kind<F, V> { left }
  /// The right world.
  public func lowerRight() -> Kind<G, V> { right }
}

/// The type that a kind stands for.
public postfix func ^ <F, G, V>(_ fa: SumOf<F, G, V>) -> Sum<F, G, V> { Sum.fix(fa) }

extension Sum where F: Comonad, G: Comonad {
  /// What the world that is not looked at holds.
  public func extractOther() -> V { change(side: side == .left ? .right : .left).extract() }
}

extension SumPartial: EquatableK where F: EquatableK, G: EquatableK {
  public static func eq<A: Equatable>(_ lhs: SumOf<F, G, A>, _ rhs: SumOf<F, G, A>) -> Bool {
    lhs^.side == rhs^.side && lhs^.left == rhs^.left && lhs^.right == rhs^.right
  }
}

extension SumPartial: Invariant, Functor where F: Functor, G: Functor {
  public static func map<A, B>(_ fa: SumOf<F, G, A>, _ f: @escaping (A) -> B) -> SumOf<F, G, B> {
    Sum(left: fa^.left.map(f), right: fa^.right.map(f), side: fa^.side)
  }
}

extension SumPartial: Comonad where F: Comonad, G: Comonad {
  public static func extract<A>(_ fa: SumOf<F, G, A>) -> A {
    switch fa^.side {
    case .left: return fa^.left.extract()
    case .right: return fa^.right.extract()
    }
  }
  /// Each side is looked at from its own positions, the other one staying as it is.
  public static func coflatMap<A, B>(_ fa: SumOf<F, G, A>, _ f: @escaping (SumOf<F, G, A>) -> B) -> SumOf<F, G, B> {
    let sum = fa^
    return Sum(
      left: sum.left.coflatMap { f(Sum(left: $0, right: sum.right, side: .left)) },
      right: sum.right.coflatMap { f(Sum(left: sum.left, right: $0, side: .right)) },
      side: sum.side)
  }
}
