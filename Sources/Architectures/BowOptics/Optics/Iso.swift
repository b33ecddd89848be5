import Bow

/// The one-type form: changing the part leaves the whole's type as it is.
public typealias Iso<S, A> = PIso<S, S, A, A>

/// Two ways of writing the same thing, and how to go from one to the other.
public final class PIso<S, T, A, B>: PIsoOf<S, T, A, B> {
  private let getFunction: (S) -> A
  private let reverseGetFunction: (B) -> T

  /// From how to get the part, and how to put one in its place where that can be done.
  public init(get: @escaping (S) -> A, reverseGet: @escaping (B) -> T) {
    getFunction = get
    reverseGetFunction = reverseGet
  }

  /// The part.
  public func get(_ s: S) -> A { getFunction(s) }
  /// The whole that is made of the part.
  public func reverseGet(_ b: B) -> T { reverseGetFunction(b) }
  /// The whole that is made of the part.
  public func set(_ b: B) -> T { reverseGet(b) }
  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { reverseGet(b) }
  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { reverseGet(f(get(s))) }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  /// The whole with the part changed by an effect.
  public func modifyF<F: Functor>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    F.map(f(get(s)), reverseGet)
  }
  /// Lifts an effectful change of the part to one of the whole.
  public func liftF<F: Functor>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  /// Whether a part satisfies the predicate.
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { predicate(get(s)) }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { Option.some(get(s)).filter(predicate) }

  /// The other way round.
  public func reverse() -> PIso<B, A, T, S> { PIso<B, A, T, S>(get: reverseGet, reverseGet: get) }

  /// Beside something that stays as it is.
  public func first<C>() -> PIso<(S, C), (T, C), (A, C), (B, C)> {
    PIso<(S, C), (T, C), (A, C), (B, C)>(
      get: { (self.get($0.0), $0.1) }, reverseGet: { (self.reverseGet($0.0), $0.1) })
  }
  /// The same, on the second of two.
  public func second<C>() -> PIso<(C, S), (C, T), (C, A), (C, B)> {
    PIso<(C, S), (C, T), (C, A), (C, B)>(
      get: { ($0.0, self.get($0.1)) }, reverseGet: { ($0.0, self.reverseGet($0.1)) })
  }
  /// One of two, the other one staying as it is.
  public func left<C>() -> PIso<Either<S, C>, Either<T, C>, Either<A, C>, Either<B, C>> {
    PIso<Either<S, C>, Either<T, C>, Either<A, C>, Either<B, C>>(
      get: { $0.mapLeft(self.get) }, reverseGet: { $0.mapLeft(self.reverseGet) })
  }
  /// The same, on the right.
  public func right<C>() -> PIso<Either<C, S>, Either<C, T>, Either<C, A>, Either<C, B>> {
    PIso<Either<C, S>, Either<C, T>, Either<C, A>, Either<C, B>>(
      get: { $0.map(self.get)^ }, reverseGet: { $0.map(self.reverseGet)^ })
  }
  /// Both of two.
  public func split<S1, T1, A1, B1>(_ other: PIso<S1, T1, A1, B1>) -> PIso<(S, S1), (T, T1), (A, A1), (B, B1)> {
    PIso<(S, S1), (T, T1), (A, A1), (B, B1)>(
      get: { (self.get($0.0), other.get($0.1)) },
      reverseGet: { (self.reverseGet($0.0), other.reverseGet($0.1)) })
  }

  /// This optic, then an iso.
  public func compose<C, D>(_ other: PIso<A, B, C, D>) -> PIso<S, T, C, D> {
    PIso<S, T, C, D>(get: { other.get(self.get($0)) }, reverseGet: { self.reverseGet(other.reverseGet($0)) })
  }

  /// The same as a lens.
  public var asLens: PLens<S, T, A, B> { PLens(get: get, set: { _, b in self.reverseGet(b) }) }
  /// The same as a prism.
  public var asPrism: PPrism<S, T, A, B> { PPrism(getOrModify: { .right(self.get($0)) }, reverseGet: reverseGet) }
  /// The same as an optic of a part that may be missing.
  public var asOptional: POptional<S, T, A, B> { asLens.asOptional }
  /// The same as an optic of a part that may be missing.
  public var asAffineTraversal: POptional<S, T, A, B> { asOptional }
  /// The same as a traversal.
  public var asTraversal: PTraversal<S, T, A, B> { asLens.asTraversal }
  /// The same as a setter.
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  /// The same as a getter.
  public var asGetter: Getter<S, A> { Getter(get: get) }
  /// The same as a fold.
  public var asFold: Fold<S, A> { asGetter.asFold }
}

extension PIso where S == A, S == T, A == B {
  /// The whole as its own part.
  public static var identity: Iso<S, S> { Iso(get: id, reverseGet: id) }
}
