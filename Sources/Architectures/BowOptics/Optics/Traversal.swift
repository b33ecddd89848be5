import Bow

/// The one-type form: changing the part leaves the whole's type as it is.
public typealias Traversal<S, A> = PTraversal<S, S, A, A>

/// Any number of parts, in order.
///
/// Made from what the parts are and how to put as many new ones in their places, from which walking them with effects
/// follows; or by a subclass that says how to walk them, from which the rest follows.
open class PTraversal<S, T, A, B>: PTraversalOf<S, T, A, B> {
  private let parts: (contents: (S) -> [A], refill: (S, [B]) -> T)?

  /// - Parameters:
  ///   - contents: the parts, in order.
  ///   - refill: the whole with its parts replaced by as many new ones.
  public init(contents: @escaping (S) -> [A], refill: @escaping (S, [B]) -> T) {
    parts = (contents, refill)
  }

  /// For a subclass, which must override `modifyF`.
  public override init() {
    parts = nil
  }

  /// Replaces the parts by what `f` gives for them; the effects are carried out in order.
  open func modifyF<F: Applicative>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    guard let parts else { fatalError("\(Self.self) must override modifyF.") }
    return F.map(parts.contents(s).traverse(f)) { parts.refill(s, $0) }
  }

  final func contents(_ s: S) -> [A] {
    if let parts { return parts.contents(s) }
    let collected: ConstOf<[A], T> = modifyF(s) { Const<[A], B>([$0]) }
    return collected^.value
  }

  final func refill(_ s: S, _ new: [B]) -> T {
    if let parts { return parts.refill(s, new) }
    let filled: StateOf<Int, T> = modifyF(s) { _ in State<Int, B> { ($0 + 1, new[$0]) } }
    return filled^.runA(0)
  }

  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { refill(s, contents(s).map(f)) }
  /// Lifts an effectful change of the part to one of the whole.
  public func liftF<F: Applicative>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { modify(s) { _ in b } }

  /// All parts, in order.
  public func getAll(_ s: S) -> ArrayK<A> { contents(s).k() }
  /// Sends each part to a monoid and joins the results.
  public func foldMap<M: Monoid>(_ s: S, _ f: @escaping (A) -> M) -> M { contents(s).foldMap(f) }
  /// How many parts there are.
  public func size(_ s: S) -> Int { contents(s).count }
  /// Whether the part, or each of them, is missing.
  public func isEmpty(_ s: S) -> Bool { contents(s).isEmpty }
  /// Whether there is a part.
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }
  /// The first part.
  public func headOption(_ s: S) -> Option<A> { contents(s).first.toOption() }
  /// The first part; nil if there is none.
  public func headOptional(_ s: S) -> A? { contents(s).first }
  /// The last part.
  public func lastOption(_ s: S) -> Option<A> { contents(s).last.toOption() }
  /// The last part; nil if there is none.
  public func lastOptional(_ s: S) -> A? { contents(s).last }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { contents(s).first(where: predicate).toOption() }
  /// Whether a part satisfies the predicate.
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { contents(s).contains(where: predicate) }
  /// Joins the predicate's answers as the `Bool` monoid does, by "or": this is what Bow does, and pages rely on it.
  public func forAll(_ s: S, _ predicate: @escaping (A) -> Bool) -> Bool { foldMap(s, predicate) }
  /// The same as `forAll`.
  public func forall(_ s: S, _ predicate: @escaping (A) -> Bool) -> Bool { forAll(s, predicate) }

  /// The same kind of parts in either of two wholes.
  public func choice<S1, T1>(_ other: PTraversal<S1, T1, A, B>) -> PTraversal<Either<S, S1>, Either<T, T1>, A, B> {
    PTraversal<Either<S, S1>, Either<T, T1>, A, B>(
      contents: { $0.fold(self.contents, other.contents) },
      refill: { whole, new in whole.bimap({ self.refill($0, new) }, { other.refill($0, new) }) })
  }

  /// This optic, then a traversal.
  public func compose<C, D>(_ other: PTraversal<A, B, C, D>) -> PTraversal<S, T, C, D> {
    PTraversal<S, T, C, D>(
      contents: { self.contents($0).flatMap(other.contents) },
      refill: { s, parts in
        var rest = parts[...]
        return self.refill(
          s,
          self.contents(s).map { a in
            let count = other.contents(a).count
            defer { rest = rest.dropFirst(count) }
            return other.refill(a, Array(rest.prefix(count)))
          })
      })
  }

  /// The same as a setter.
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  /// The same as a fold.
  public var asFold: Fold<S, A> { Fold(all: contents) }
}

extension PTraversal where A: Monoid {
  /// All parts joined.
  public func fold(_ s: S) -> A { contents(s).combineAll() }
  /// All parts joined.
  public func combineAll(_ s: S) -> A { fold(s) }
}

extension PTraversal where S == A, S == T, A == B {
  /// The whole as its own part.
  public static var identity: Traversal<S, S> { Iso<S, S>.identity.asTraversal }
  /// Whichever of two there is.
  public static var codiagonal: Traversal<Either<S, S>, S> {
    Traversal<Either<S, S>, S>(
      contents: { [$0.merge()] }, refill: { whole, new in whole.bimap({ _ in new[0] }, { _ in new[0] }) })
  }
}

extension PTraversal where S == T, A == B {
  /// No parts.
  public static var void: Traversal<S, A> { Traversal(contents: { _ in [] }, refill: { s, _ in s }) }

  /// Reads the part of a state.
  public func extract() -> State<S, ArrayK<A>> { State { ($0, self.getAll($0)) } }
  /// Changes the part and answers nothing.
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  /// Replaces the part and answers nothing.
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
}
