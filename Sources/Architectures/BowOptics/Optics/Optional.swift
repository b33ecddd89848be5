import Bow

/// Both generations of names; there is no two-parameter `Optional`, so that the standard library's stays usable.
public typealias PAffineTraversal<S, T, A, B> = POptional<S, T, A, B>
/// The one-type form: changing the part leaves the whole's type as it is.
public typealias AffineTraversal<S, A> = POptional<S, S, A, A>

/// A part that may be missing.
public final class POptional<S, T, A, B>: POptionalOf<S, T, A, B> {
  private let setFunction: (S, B) -> T
  private let getOrModifyFunction: (S) -> Either<T, A>

  /// From how to set the part, and how to get it where it is there.
  public init(set: @escaping (S, B) -> T, getOrModify: @escaping (S) -> Either<T, A>) {
    setFunction = set
    getOrModifyFunction = getOrModify
  }

  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { setFunction(s, b) }
  /// The part on the right; the whole on the left where it is missing.
  public func getOrModify(_ s: S) -> Either<T, A> { getOrModifyFunction(s) }
  /// The part; nil where it is missing.
  public func getOptional(_ s: S) -> A? { getOrModify(s).orNil }
  /// The part, if it is there.
  public func getOption(_ s: S) -> Option<A> { getOrModify(s).toOption() }
  /// Whether the part, or each of them, is missing.
  public func isEmpty(_ s: S) -> Bool { getOrModify(s).isLeft }
  /// Whether there is a part.
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }

  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { getOrModify(s).fold(id, { self.set(s, f($0)) }) }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  /// The whole with the part changed; nothing where it is missing.
  public func modifyOption(_ s: S, _ f: @escaping (A) -> B) -> Option<T> { modifyOptional(s, f).toOption() }
  /// The whole with the part changed; nil where it is missing.
  public func modifyOptional(_ s: S, _ f: @escaping (A) -> B) -> T? { getOptional(s).map { set(s, f($0)) } }
  /// The whole with the part replaced; nothing where it is missing.
  public func setOption(_ s: S, _ b: B) -> Option<T> { modifyOption(s) { _ in b } }
  /// The whole with the part replaced; nil where it is missing.
  public func setOptional(_ s: S, _ b: B) -> T? { modifyOptional(s) { _ in b } }
  /// The whole with the part changed by an effect.
  public func modifyF<F: Applicative>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    getOrModify(s).fold({ F.pure($0) }, { F.map(f($0)) { self.set(s, $0) } })
  }
  /// Lifts an effectful change of the part to one of the whole.
  public func liftF<F: Applicative>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  /// Lifts a change of the part to one of the whole, which may miss it.
  public func liftOption(_ f: @escaping (A) -> B) -> (S) -> Option<T> { { self.modifyOption($0, f) } }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { getOption(s).filter(predicate) }
  /// Whether a part satisfies the predicate.
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? false }
  /// Whether the part satisfies the predicate or is missing.
  public func all(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? true }

  /// The same kind of part in either of two wholes.
  public func choice<S1, T1>(_ other: POptional<S1, T1, A, B>) -> POptional<Either<S, S1>, Either<T, T1>, A, B> {
    POptional<Either<S, S1>, Either<T, T1>, A, B>(
      set: { whole, b in whole.bimap({ self.set($0, b) }, { other.set($0, b) }) },
      getOrModify: { whole in
        whole.fold({ self.getOrModify($0).mapLeft { .left($0) } }, { other.getOrModify($0).mapLeft { .right($0) } })
      })
  }
  /// Beside something that stays as it is.
  public func first<C>() -> POptional<(S, C), (T, C), (A, C), (B, C)> {
    POptional<(S, C), (T, C), (A, C), (B, C)>(
      set: { (self.set($0.0, $1.0), $1.1) },
      getOrModify: { whole in self.getOrModify(whole.0).bimap({ ($0, whole.1) }, { ($0, whole.1) }) })
  }
  /// The same, on the second of two.
  public func second<C>() -> POptional<(C, S), (C, T), (C, A), (C, B)> {
    POptional<(C, S), (C, T), (C, A), (C, B)>(
      set: { ($1.0, self.set($0.1, $1.1)) },
      getOrModify: { whole in self.getOrModify(whole.1).bimap({ (whole.0, $0) }, { (whole.0, $0) }) })
  }

  /// This optic, then one of a part that may be missing.
  public func compose<C, D>(_ other: POptional<A, B, C, D>) -> POptional<S, T, C, D> {
    POptional<S, T, C, D>(
      set: { s, d in self.modify(s) { other.set($0, d) } },
      getOrModify: { s in
        self.getOrModify(s).fold({ .left($0) }, { a in other.getOrModify(a).mapLeft { self.set(s, $0) } })
      })
  }

  /// The same as a traversal.
  public var asTraversal: PTraversal<S, T, A, B> {
    PTraversal(
      contents: { self.getOptional($0).map { [$0] } ?? [] },
      refill: { s, parts in self.getOrModify(s).fold(id, { _ in self.set(s, parts[0]) }) })
  }
  /// The same as a setter.
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  /// The same as a fold.
  public var asFold: Fold<S, A> { Fold(all: { self.getOptional($0).map { [$0] } ?? [] }) }
}

extension POptional where S == T, A == B {
  /// A part that is never there.
  public static var void: AffineTraversal<S, A> { AffineTraversal(set: { s, _ in s }, getOrModify: { .left($0) }) }

  /// Reads the part of a state.
  public func extract() -> State<S, Option<A>> { State { ($0, self.getOption($0)) } }
  /// Reads the part of a state.
  public func toState() -> State<S, Option<A>> { extract() }
  /// Changes the part, if it is there, and answers what it is now.
  public func update(_ f: @escaping (A) -> A) -> State<S, Option<A>> {
    State { s in
      let next = self.modify(s, f)
      return (next, self.getOption(next))
    }
  }
  /// Changes the part, if it is there, and answers what it was.
  public func updateOld(_ f: @escaping (A) -> A) -> State<S, Option<A>> {
    State { s in (self.modify(s, f), self.getOption(s)) }
  }
  /// Replaces the part and answers what it is now.
  public func assign(_ a: A) -> State<S, Option<A>> { update { _ in a } }
  /// Replaces the part and answers what it was.
  public func assignOld(_ a: A) -> State<S, Option<A>> { updateOld { _ in a } }
  /// Reads the part of a state and changes what was read.
  public func extractMap<C>(_ f: @escaping (A) -> C) -> State<S, Option<C>> {
    State { ($0, self.getOption($0).map(f)^) }
  }
  /// Changes the part and answers nothing.
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  /// Replaces the part and answers nothing.
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
}

extension POptional where S == A, S == T, A == B {
  /// The whole as its own part.
  public static var identity: POptional<S, S, S, S> { Iso<S, S>.identity.asOptional }
}
