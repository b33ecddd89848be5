import Bow

/// Any number of parts that can be looked at but not changed.
public final class Fold<S, A> {
  private let all: (S) -> [A]

  public init(all: @escaping (S) -> [A]) {
    self.all = all
  }

  /// The value itself where it satisfies the predicate.
  public static func select(_ predicate: @escaping (S) -> Bool) -> Fold<S, S> {
    Fold<S, S>(all: { predicate($0) ? [$0] : [] })
  }

  public static func void() -> Fold<S, A> { Fold(all: { _ in [] }) }

  public func getAll(_ s: S) -> ArrayK<A> { all(s).k() }
  public func foldMap<M: Monoid>(_ s: S, _ f: (A) -> M) -> M { all(s).foldMap(f) }
  public func size(_ s: S) -> Int { all(s).count }
  public func isEmpty(_ s: S) -> Bool { all(s).isEmpty }
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }
  public func headOption(_ s: S) -> Option<A> { all(s).first.toOption() }
  public func headOptional(_ s: S) -> A? { all(s).first }
  public func lastOption(_ s: S) -> Option<A> { all(s).last.toOption() }
  public func lastOptional(_ s: S) -> A? { all(s).last }
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { all(s).first(where: predicate).toOption() }
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { all(s).contains(where: predicate) }
  /// Joins the predicate's answers as the `Bool` monoid does, by "or": this is what Bow does, and pages rely on it.
  public func forAll(_ s: S, _ predicate: (A) -> Bool) -> Bool { foldMap(s, predicate) }
  /// The same as `forAll`.
  public func forall(_ s: S, _ predicate: (A) -> Bool) -> Bool { forAll(s, predicate) }

  public func choice<C>(_ other: Fold<C, A>) -> Fold<Either<S, C>, A> {
    Fold<Either<S, C>, A>(all: { $0.fold(self.all, other.all) })
  }
  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { Fold<S, C>(all: { self.all($0).flatMap(other.all) }) }

  public var asFold: Fold<S, A> { self }
}

extension Fold where A: Monoid {
  public func fold(_ s: S) -> A { all(s).combineAll() }
  public func combineAll(_ s: S) -> A { fold(s) }
}

extension Fold where S == A {
  public static var identity: Fold<S, S> { Fold(all: { [$0] }) }
}
