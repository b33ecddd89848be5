import Bow

public typealias Prism<S, A> = PPrism<S, S, A, A>

/// One of the forms that a value can have.
public final class PPrism<S, T, A, B>: PPrismOf<S, T, A, B> {
  private let getOrModifyFunction: (S) -> Either<T, A>
  private let extractFunction: ((S) -> A?)?
  private let reverseGetFunction: (B) -> T

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

  public func getOrModify(_ s: S) -> Either<T, A> { getOrModifyFunction(s) }
  public func reverseGet(_ b: B) -> T { reverseGetFunction(b) }
  public func getOptional(_ s: S) -> A? {
    if let extractFunction { return extractFunction(s) }
    return getOrModifyFunction(s).orNil
  }
  public func getOption(_ s: S) -> Option<A> { getOptional(s).toOption() }
  public func isEmpty(_ s: S) -> Bool { getOptional(s) == nil }
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }

  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { getOrModify(s).fold(id, { self.reverseGet(f($0)) }) }
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  public func set(_ s: S, _ b: B) -> T { modify(s) { _ in b } }
  public func modifyOption(_ s: S, _ f: @escaping (A) -> B) -> Option<T> {
    modifyOptional(s, f).toOption()
  }
  public func modifyOptional(_ s: S, _ f: @escaping (A) -> B) -> T? { getOptional(s).map { reverseGet(f($0)) } }
  public func liftOption(_ f: @escaping (A) -> B) -> (S) -> Option<T> { { self.modifyOption($0, f) } }
  public func setOption(_ s: S, _ b: B) -> Option<T> { modifyOption(s) { _ in b } }
  public func setOptional(_ s: S, _ b: B) -> T? { modifyOptional(s) { _ in b } }
  public func modifyF<F: Applicative>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    getOrModify(s).fold({ F.pure($0) }, { F.map(f($0), self.reverseGet) })
  }
  public func liftF<F: Applicative>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { getOption(s).filter(predicate) }
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? false }
  public func all(_ s: S, _ predicate: (A) -> Bool) -> Bool { getOptional(s).map(predicate) ?? true }

  /// Beside something that stays as it is.
  public func first<C>() -> PPrism<(S, C), (T, C), (A, C), (B, C)> {
    PPrism<(S, C), (T, C), (A, C), (B, C)>(
      getOrModify: { whole in self.getOrModify(whole.0).bimap({ ($0, whole.1) }, { ($0, whole.1) }) },
      reverseGet: { (self.reverseGet($0.0), $0.1) })
  }
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

  public func compose<C, D>(_ other: PPrism<A, B, C, D>) -> PPrism<S, T, C, D> {
    PPrism<S, T, C, D>(
      extract: { s in self.getOptional(s).flatMap(other.getOptional) },
      getOrModify: { s in
        self.getOrModify(s).fold({ .left($0) }, { a in other.getOrModify(a).mapLeft { self.set(s, $0) } })
      },
      reverseGet: { self.reverseGet(other.reverseGet($0)) })
  }

  public var asOptional: POptional<S, T, A, B> { POptional(set: set, getOrModify: getOrModify) }
  public var asAffineTraversal: POptional<S, T, A, B> { asOptional }
  public var asTraversal: PTraversal<S, T, A, B> { asOptional.asTraversal }
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  public var asFold: Fold<S, A> { asOptional.asFold }
}

extension PPrism where S == T, A == B {
  public convenience init(extract: @escaping (S) -> A?, embed: @escaping (A) -> S) {
    self.init(
      extract: extract, getOrModify: { s in extract(s).map(Either.right) ?? .left(s) }, reverseGet: embed)
  }
}

extension PPrism where S == A, S == T, A == B {
  public static var identity: Prism<S, S> { Iso<S, S>.identity.asPrism }
}

extension PPrism where S == T, S: Equatable {
  /// Matches exactly the value given.
  public static func only(_ value: S) -> Prism<S, ()> {
    Prism<S, ()>(extract: { $0 == value ? () : nil }, embed: { value })
  }
}
