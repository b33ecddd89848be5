import Bow

/// The one-type form: changing the part leaves the whole's type as it is.
public typealias Prism<S, A> = PPrism<S, S, A, A>

/// One of the forms that a value can have.
public final class PPrism<S, T, A, B>: PPrismOf<S, T, A, B> {
  private let getOrModifyFunction: (S) -> Either<T, A>
  private let extractFunction: ((S) -> A?)?
  private let reverseGetFunction: (B) -> T

  /// From how to get the part, and how to put one in its place where that can be done.
  public init(getOrModify: @escaping (S) -> Either<T, A>, reverseGet: @escaping (B) -> T) {
    getOrModifyFunction = getOrModify
    extractFunction = nil
    reverseGetFunction = reverseGet
  }

  init(extract: @escaping (S) -> A?, getOrModify: @escaping (S) -> Either<T, A>, reverseGet: @escaping (B) -> T) {
    getOrModifyFunction = getOrModify
    extractFunction = extract
    reverseGetFunction = reverseGet
  }

  /// The part on the right; the whole on the left where it is missing.
  public func getOrModify(_ s: S) -> Either<T, A> { getOrModifyFunction(s) }
  /// The whole that is made of the part.
  public func reverseGet(_ b: B) -> T { reverseGetFunction(b) }
  /// The part; nil where it is missing.
  public func getOptional(_ s: S) -> A? {
    if let extractFunction { return extractFunction(s) }
    return getOrModifyFunction(s).orNil
  }
  /// The part, if it is there.
  public func getOption(_ s: S) -> Option<A> { getOptional(s).toOption() }
  /// Whether the part, or each of them, is missing.
  public func isEmpty(_ s: S) -> Bool { getOptional(s) == nil }
  /// Whether there is a part.
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }

  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { getOrModify(s).fold(id, { self.reverseGet(f($0)) }) }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { modify(s) { _ in b } }
  /// The whole with the part changed; nothing where it is missing.
  public func modifyOption(_ s: S, _ f: @escaping (A) -> B) -> Option<T> {
    modifyOptional(s, f).toOption()
  }
  /// The whole with the part changed; nil where it is missing.
  public func modifyOptional(_ s: S, _ f: @escaping (A) -> B) -> T? { getOptional(s).map { reverseGet(f($0)) } }
  /// Lifts a change of the part to one of the whole, which may miss it.
  public func liftOption(_ f: @escaping (A) -> B) -> (S) -> Option<T> { { self.modifyOption($0, f) } }
  /// The whole with the part replaced; nothing where it is missing.
  public func setOption(_ s: S, _ b: B) -> Option<T> { modifyOption(s) { _ in b } }
  /// The whole with the part replaced; nil where it is missing.
  public func setOptional(_ s: S, _ b: B) -> T? { modifyOptional(s) { _ in b } }
  /// The whole with the part changed by an effect.
  public func modifyF<F: Applicative>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    getOrModify(s).fold({ F.pure($0) }, { F.map(f($0), self.reverseGet) })
  }
  /// Lifts an effectful change of the part to one of the whole.
  public func liftF<F: Applicative>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { getOption(s).filter(predicate) }
  /// Whether a part satisfies the predicate.
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? false }
  /// Whether the part satisfies the predicate or is missing.
  public func all(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? true }

  /// Beside something that stays as it is.
  public func first<C>() -> PPrism<(S, C), (T, C), (A, C), (B, C)> {
    PPrism<(S, C), (T, C), (A, C), (B, C)>(
      getOrModify: { whole in self.getOrModify(whole.0).bimap({ ($0, whole.1) }, { ($0, whole.1) }) },
      reverseGet: { (self.reverseGet($0.0), $0.1) })
  }
  /// The same, on the second of two.
  public func second<C>() -> PPrism<(C, S), (C, T), (C, A), (C, B)> {
    PPrism<(C, S), (C, T), (C, A), (C, B)>(
      getOrModify: { whole in self.getOrModify(whole.1).bimap({ (whole.0, $0) }, { (whole.0, $0) }) },
      reverseGet: { ($0.0, self.reverseGet($0.1)) })
  }
  /// One of two, the other one staying as it is.
  public func left<C>() -> PPrism<Either<S, C>, Either<T, C>, Either<A, C>, Either<B, C>> {
    PPrism<Either<S, C>, Either<T, C>, Either<A, C>, Either<B, C>>(
      getOrModify: { $0.fold({ self.getOrModify($0).bimap({ .left($0) }, { .left($0) }) }, { .right(.right($0)) }) },
      reverseGet: { $0.mapLeft(self.reverseGet) })
  }
  /// The same, on the right.
  public func right<C>() -> PPrism<Either<C, S>, Either<C, T>, Either<C, A>, Either<C, B>> {
    PPrism<Either<C, S>, Either<C, T>, Either<C, A>, Either<C, B>>(
      getOrModify: { $0.fold({ .right(.left($0)) }, { self.getOrModify($0).bimap({ .right($0) }, { .right($0) }) }) },
      reverseGet: { $0.map(self.reverseGet)^ })
  }
  /// This form, or else the other one.
  public func or<C, D>(_ other: PPrism<S, T, C, D>) -> PPrism<S, T, Either<A, C>, Either<B, D>> {
    PPrism<S, T, Either<A, C>, Either<B, D>>(
      getOrModify: { s in
        self.getOrModify(s).fold({ _ in other.getOrModify(s).map { .right($0) }^ }, { .right(.left($0)) })
      },
      reverseGet: { $0.fold(self.reverseGet, other.reverseGet) })
  }

  /// This optic, then a prism.
  public func compose<C, D>(_ other: PPrism<A, B, C, D>) -> PPrism<S, T, C, D> {
    PPrism<S, T, C, D>(
      extract: { s in self.getOptional(s).flatMap(other.getOptional) },
      getOrModify: { s in
        self.getOrModify(s).fold({ .left($0) }, { a in other.getOrModify(a).mapLeft { self.set(s, $0) } })
      },
      reverseGet: { self.reverseGet(other.reverseGet($0)) })
  }

  /// The same as an optic of a part that may be missing.
  public var asOptional: POptional<S, T, A, B> { POptional(set: set, getOrModify: getOrModify) }
  /// The same as an optic of a part that may be missing.
  public var asAffineTraversal: POptional<S, T, A, B> { asOptional }
  /// The same as a traversal.
  public var asTraversal: PTraversal<S, T, A, B> { asOptional.asTraversal }
  /// The same as a setter.
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  /// The same as a fold.
  public var asFold: Fold<S, A> { asOptional.asFold }
}

extension PPrism where S == T, A == B {
  /// From how to take the part out, nil where it is missing, and how to make a whole of it.
  public convenience init(extract: @escaping (S) -> A?, embed: @escaping (A) -> S) {
    self.init(
      extract: extract, getOrModify: { s in extract(s).map(Either.right) ?? .left(s) }, reverseGet: embed)
  }
}

extension PPrism where S == A, S == T, A == B {
  /// The whole as its own part.
  public static var identity: Prism<S, S> { Iso<S, S>.identity.asPrism }
}

extension PPrism where S == T, S: Equatable {
  /// Matches exactly the value given.
  public static func only(_ value: S) -> Prism<S, ()> {
    Prism<S, ()>(extract: { $0 == value ? () : nil }, embed: { value })
  }
}
