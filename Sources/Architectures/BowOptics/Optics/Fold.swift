import Bow

/// Any number of parts that can be looked at but not changed.
///
/// Made from the parts in order, or by a subclass that says how to fold them.
open class Fold<S, A>: FoldOf<S, A> {
  private let contents: ((S) -> [A])?

  /// - Parameter all: the parts, in order.
  public init(all: @escaping (S) -> [A]) {
    contents = all
  }

  /// For a subclass, which must override `foldMap`.
  public override init() {
    contents = nil
  }

  /// No parts.
  public static var void: Fold<S, A> { Fold(all: { _ in [] }) }
  /// The contents of any container that can be folded.
  public static func fromFoldable<F: Foldable>() -> Fold<Kind<F, A>, A> where S: Kind<F, A> {
    Fold<Kind<F, A>, A>(all: { F.elements($0) })
  }

  /// Sends each part to a monoid and joins the results.
  open func foldMap<M: Monoid>(_ s: S, _ f: @escaping (A) -> M) -> M {
    guard let contents else { fatalError("\(Self.self) must override foldMap.") }
    return contents(s).foldMap(f)
  }

  final func all(_ s: S) -> [A] { contents?(s) ?? foldMap(s) { [$0] } }

  public func getAll(_ s: S) -> ArrayK<A> { all(s).k() }
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
  public func forAll(_ s: S, _ predicate: @escaping (A) -> Bool) -> Bool { foldMap(s, predicate) }
  /// The same as `forAll`.
  public func forall(_ s: S, _ predicate: @escaping (A) -> Bool) -> Bool { forAll(s, predicate) }

  /// The same kind of parts in either of two wholes.
  public func choice<C>(_ other: Fold<C, A>) -> Fold<Either<S, C>, A> {
    Fold<Either<S, C>, A>(all: { $0.fold(self.all, other.all) })
  }
  /// One of two, the other one staying as it is.
  public func left<C>() -> Fold<Either<S, C>, Either<A, C>> {
    Fold<Either<S, C>, Either<A, C>>(all: { $0.fold({ self.all($0).map { .left($0) } }, { [.right($0)] }) })
  }
  public func right<C>() -> Fold<Either<C, S>, Either<C, A>> {
    Fold<Either<C, S>, Either<C, A>>(all: { $0.fold({ [.left($0)] }, { self.all($0).map { .right($0) } }) })
  }
  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { Fold<S, C>(all: { self.all($0).flatMap(other.all) }) }

  public var asFold: Fold<S, A> { self }
}

extension Fold where A: Monoid {
  public func fold(_ s: S) -> A { foldMap(s, id) }
  public func combineAll(_ s: S) -> A { fold(s) }
}

extension Fold where S == A {
  public static var identity: Fold<S, S> { Fold(all: { [$0] }) }
  /// Whichever of two there is.
  public static var codiagonal: Fold<Either<S, S>, S> { Fold<Either<S, S>, S>(all: { [$0.merge()] }) }
  /// The value itself where it satisfies the predicate.
  public static func select(_ predicate: @escaping (S) -> Bool) -> Fold<S, S> {
    Fold(all: { predicate($0) ? [$0] : [] })
  }
}
