import Bow

public typealias Lens<S, A> = PLens<S, S, A, A>

/// A part that every whole has.
public final class PLens<S, T, A, B>: PLensOf<S, T, A, B> {
  private let getFunction: (S) -> A
  private let setFunction: (S, B) -> T

  public init(get: @escaping (S) -> A, set: @escaping (S, B) -> T) {
    getFunction = get
    setFunction = set
  }

  public func get(_ s: S) -> A { getFunction(s) }
  public func set(_ s: S, _ b: B) -> T { setFunction(s, b) }
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { set(s, f(get(s))) }
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  public func modifyF<F: Functor>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    F.map(f(get(s))) { self.set(s, $0) }
  }
  public func liftF<F: Functor>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { Option.some(get(s)).filter(predicate) }
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { predicate(get(s)) }

  /// The same kind of part in either of two wholes.
  public func choice<S1, T1>(_ other: PLens<S1, T1, A, B>) -> PLens<Either<S, S1>, Either<T, T1>, A, B> {
    PLens<Either<S, S1>, Either<T, T1>, A, B>(
      get: { $0.fold(self.get, other.get) },
      set: { whole, b in whole.bimap({ self.set($0, b) }, { other.set($0, b) }) })
  }

  /// Two parts of two wholes.
  public func split<S1, T1, A1, B1>(_ other: PLens<S1, T1, A1, B1>) -> PLens<(S, S1), (T, T1), (A, A1), (B, B1)> {
    PLens<(S, S1), (T, T1), (A, A1), (B, B1)>(
      get: { (self.get($0.0), other.get($0.1)) },
      set: { (self.set($0.0, $1.0), other.set($0.1, $1.1)) })
  }

  /// Beside something that stays as it is.
  public func first<C>() -> PLens<(S, C), (T, C), (A, C), (B, C)> {
    PLens<(S, C), (T, C), (A, C), (B, C)>(
      get: { (self.get($0.0), $0.1) }, set: { (self.set($0.0, $1.0), $1.1) })
  }
  public func second<C>() -> PLens<(C, S), (C, T), (C, A), (C, B)> {
    PLens<(C, S), (C, T), (C, A), (C, B)>(
      get: { ($0.0, self.get($0.1)) }, set: { ($1.0, self.set($0.1, $1.1)) })
  }

  public func compose<C, D>(_ other: PLens<A, B, C, D>) -> PLens<S, T, C, D> {
    PLens<S, T, C, D>(
      get: { other.get(self.get($0)) },
      set: { s, d in self.set(s, other.set(self.get(s), d)) })
  }

  public var asOptional: POptional<S, T, A, B> { POptional(set: set, getOrModify: { .right(self.get($0)) }) }
  public var asAffineTraversal: POptional<S, T, A, B> { asOptional }
  public var asTraversal: PTraversal<S, T, A, B> {
    PTraversal(contents: { [self.get($0)] }, refill: { self.set($0, $1[0]) })
  }
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  public var asGetter: Getter<S, A> { Getter(get: get) }
  public var asFold: Fold<S, A> { asGetter.asFold }
}

extension PLens where S == A, S == T, A == B {
  public static var identity: Lens<S, S> { Iso<S, S>.identity.asLens }
}

extension PLens where S == T, A == B {
  /// Two parts of one whole that do not overlap.
  public func merge<A1>(_ other: Lens<S, A1>) -> Lens<S, (A, A1)> {
    Lens<S, (A, A1)>(get: { (self.get($0), other.get($0)) }, set: { other.set(self.set($0, $1.0), $1.1) })
  }

  public func toState() -> State<S, A> { State { ($0, self.get($0)) } }
  public func extract() -> State<S, A> { toState() }
  /// Changes the part and answers what it is now.
  public func update(_ f: @escaping (A) -> A) -> State<S, A> {
    State { s in
      let next = f(self.get(s))
      return (self.set(s, next), next)
    }
  }
  /// Changes the part and answers what it was.
  public func updateOld(_ f: @escaping (A) -> A) -> State<S, A> {
    State { s in
      let old = self.get(s)
      return (self.set(s, f(old)), old)
    }
  }
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  public func assign(_ a: A) -> State<S, A> { update { _ in a } }
  public func assignOld(_ a: A) -> State<S, A> { updateOld { _ in a } }
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
  public func extractMap<C>(_ f: @escaping (A) -> C) -> State<S, C> { State { ($0, f(self.get($0))) } }

  public func ask() -> Reader<S, A> { asks(id) }
  public func toReader() -> Reader<S, A> { ask() }
  public func asks<C>(_ f: @escaping (A) -> C) -> Reader<S, C> { Reader { Id(f(self.get($0))) } }
}

extension StateT where F == ForId {
  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ lens: Lens<P, S>) -> State<P, A> { focus(lens.get, lens.set) }
}
