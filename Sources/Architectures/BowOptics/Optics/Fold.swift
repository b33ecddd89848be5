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

  /// All parts, in order.
  public func getAll(_ s: S) -> ArrayK<A> { all(s).k() }
  /// How many parts there are.
  public func size(_ s: S) -> Int { all(s).count }
  /// Whether the part, or each of them, is missing.
  public func isEmpty(_ s: S) -> Bool { all(s).isEmpty }
  /// Whether there is a part.
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }
  /// The first part.
  public func headOption(_ s: S) -> Option<A> { all(s).first.toOption() }
  /// The first part; nil if there is none.
  public func headOptional(_ s: S) -> A? { all(s).first }
  /// The last part.
  public func lastOption(_ s: S) -> Option<A> { all(s).last.toOption() }
  /// The last part; nil if there is none.
  public func lastOptional(_ s: S) -> A? { all(s).last }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { all(s).first(where: predicate).toOption() }
  /// Whether a part satisfies the predicate.
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
  /// The same, on the right.
  public func right<C>() -> Fold<Either<C, S>, Either<C, A>> {
    Fold<Either<C, S>, Either<C, A>>(all: { $0.fold({ [.left($0)] }, { self.all($0).map { .right($0) } }) })
  }
  /// This optic, then a fold.
  public func compose<C>(_ other: Fold<A, C>) -> Fold<S, C> { Fold<S, C>(all: { self.all($0).flatMap(other.all) }) }

  /// The same as a fold.
  public var asFold: Fold<S, A> { self }
}

extension Fold where A: Monoid {
  /// All parts joined.
  public func fold(_ s: S) -> A { foldMap(s, id) }
  /// All parts joined.
  public func combineAll(_ s: S) -> A { fold(s) }
}

extension Fold where S == A {
  /// The whole as its own part.
  public static var identity: Fold<S, S> { Fold(all: { [$0] }) }
  /// Whichever of two there is.
  public static var codiagonal: Fold<Either<S, S>, S> { Fold<Either<S, S>, S>(all: { [$0.merge()] }) }
  /// The value itself where it satisfies the predicate.
  public static func select(_ predicate: @escaping (S) -> Bool) -> Fold<S, S> {
    Fold(all: { predicate($0) ? [$0] : [] })
  }
}
