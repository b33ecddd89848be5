import Bow

/// A part that can be looked at but not changed.
public final class Getter<S, A>: GetterOf<S, A> {
  private let getFunction: (S) -> A

  /// From how to get the part, and how to put one in its place where that can be done.
  public init(get: @escaping (S) -> A) {
    getFunction = get
  }

  /// From how to get the part.
  public convenience init(_ get: @escaping (S) -> A) {
    self.init(get: get)
  }

  /// The part.
  public func get(_ s: S) -> A { getFunction(s) }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { Option.some(get(s)).filter(predicate) }
  /// Whether a part satisfies the predicate.
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { predicate(get(s)) }

  /// The same kind of part in either of two wholes.
  public func choice<C>(_ other: Getter<C, A>) -> Getter<Either<S, C>, A> {
    Getter<Either<S, C>, A>(get: { $0.fold(self.get, other.get) })
  }
  /// Parts of two wholes.
  public func split<C, D>(_ other: Getter<C, D>) -> Getter<(S, C), (A, D)> {
    Getter<(S, C), (A, D)>(get: { (self.get($0.0), other.get($0.1)) })
  }
  /// Two parts of one whole.
  public func zip<C>(_ other: Getter<S, C>) -> Getter<S, (A, C)> {
    Getter<S, (A, C)>(get: { (self.get($0), other.get($0)) })
  }

  /// Beside something that stays as it is.
  public func first<C>() -> Getter<(S, C), (A, C)> { Getter<(S, C), (A, C)>(get: { (self.get($0.0), $0.1) }) }
  /// The same, on the second of two.
  public func second<C>() -> Getter<(C, S), (C, A)> { Getter<(C, S), (C, A)>(get: { ($0.0, self.get($0.1)) }) }
  /// One of two, the other one staying as it is.
  public func left<C>() -> Getter<Either<S, C>, Either<A, C>> {
    Getter<Either<S, C>, Either<A, C>>(get: { $0.mapLeft(self.get) })
  }
  /// The same, on the right.
  public func right<C>() -> Getter<Either<C, S>, Either<C, A>> {
    Getter<Either<C, S>, Either<C, A>>(get: { $0.map(self.get)^ })
  }

  /// This optic, then a getter.
  public func compose<C>(_ other: Getter<A, C>) -> Getter<S, C> { Getter<S, C>(get: { other.get(self.get($0)) }) }

  /// The same as a fold.
  public var asFold: Fold<S, A> { Fold(all: { [self.get($0)] }) }
}

extension Getter where S == A {
  /// The whole as its own part.
  public static var identity: Getter<S, S> { Getter(get: id) }
  /// Whichever of two there is.
  public static var codiagonal: Getter<Either<S, S>, S> { Getter<Either<S, S>, S>(get: { $0.merge() }) }
}
