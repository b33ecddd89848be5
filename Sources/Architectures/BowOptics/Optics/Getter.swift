import Bow

/// A part that can be looked at but not changed.
public final class Getter<S, A> {
  private let getFunction: (S) -> A

  public init(get: @escaping (S) -> A) {
    getFunction = get
  }

  public convenience init(_ get: @escaping (S) -> A) {
    self.init(get: get)
  }

  public func get(_ s: S) -> A { getFunction(s) }
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { Option.some(get(s)).filter(predicate) }
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { predicate(get(s)) }

  public func choice<C>(_ other: Getter<C, A>) -> Getter<Either<S, C>, A> {
    Getter<Either<S, C>, A>(get: { $0.fold(self.get, other.get) })
  }
  public func split<C, D>(_ other: Getter<C, D>) -> Getter<(S, C), (A, D)> {
    Getter<(S, C), (A, D)>(get: { (self.get($0.0), other.get($0.1)) })
  }
  public func zip<C>(_ other: Getter<S, C>) -> Getter<S, (A, C)> {
    Getter<S, (A, C)>(get: { (self.get($0), other.get($0)) })
  }

  public func compose<C>(_ other: Getter<A, C>) -> Getter<S, C> { Getter<S, C>(get: { other.get(self.get($0)) }) }

  public var asFold: Fold<S, A> { Fold(all: { [self.get($0)] }) }
}

extension Getter where S == A {
  public static var identity: Getter<S, S> { Getter(get: id) }
}
