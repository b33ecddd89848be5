import Bow

/// The one-type form: changing the part leaves the whole's type as it is.
public typealias Lens<S, A> = PLens<S, S, A, A>

/// A part that every whole has.
public final class PLens<S, T, A, B>: PLensOf<S, T, A, B> {
  private let getFunction: (S) -> A
  private let setFunction: (S, B) -> T

  /// From how to get the part, and how to put one in its place where that can be done.
  public init(get: @escaping (S) -> A, set: @escaping (S, B) -> T) {
    getFunction = get
    setFunction = set
  }

  /// The part.
  public func get(_ s: S) -> A { getFunction(s) }
  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { setFunction(s, b) }
  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { set(s, f(get(s))) }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  /// The whole with the part changed by an effect.
  public func modifyF<F: Functor>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    F.map(f(get(s))) { self.set(s, $0) }
  }
  /// Lifts an effectful change of the part to one of the whole.
  public func liftF<F: Functor>(_ f: @escaping (A) -> Kind<F, B>) -> (S) -> Kind<F, T> { { self.modifyF($0, f) } }
  /// The first part that satisfies the predicate.
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { Option.some(get(s)).filter(predicate) }
  /// Whether a part satisfies the predicate.
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
  /// The same, on the second of two.
  public func second<C>() -> PLens<(C, S), (C, T), (C, A), (C, B)> {
    PLens<(C, S), (C, T), (C, A), (C, B)>(
      get: { ($0.0, self.get($0.1)) }, set: { ($1.0, self.set($0.1, $1.1)) })
  }

  /// This optic, then a lens.
  public func compose<C, D>(_ other: PLens<A, B, C, D>) -> PLens<S, T, C, D> {
    PLens<S, T, C, D>(
      get: { other.get(self.get($0)) },
      set: { s, d in self.set(s, other.set(self.get(s), d)) })
  }

  /// The same as an optic of a part that may be missing.
  public var asOptional: POptional<S, T, A, B> { POptional(set: set, getOrModify: { .right(self.get($0)) }) }
  /// The same as an optic of a part that may be missing.
  public var asAffineTraversal: POptional<S, T, A, B> { asOptional }
  /// The same as a traversal.
  public var asTraversal: PTraversal<S, T, A, B> {
    PTraversal(contents: { [self.get($0)] }, refill: { self.set($0, $1[0]) })
  }
  /// The same as a setter.
  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  /// The same as a getter.
  public var asGetter: Getter<S, A> { Getter(get: get) }
  /// The same as a fold.
  public var asFold: Fold<S, A> { asGetter.asFold }
}

extension PLens where S == A, S == T, A == B {
  /// The whole as its own part.
  public static var identity: Lens<S, S> { Iso<S, S>.identity.asLens }
}

extension PLens where S == T, A == B {
  /// Two parts of one whole that do not overlap.
  public func merge<A1>(_ other: Lens<S, A1>) -> Lens<S, (A, A1)> {
    Lens<S, (A, A1)>(get: { (self.get($0), other.get($0)) }, set: { other.set(self.set($0, $1.0), $1.1) })
  }

  /// Reads the part of a state.
  public func toState() -> State<S, A> { State { ($0, self.get($0)) } }
  /// Reads the part of a state.
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
  /// Changes the part and answers nothing.
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  /// Replaces the part and answers what it is now.
  public func assign(_ a: A) -> State<S, A> { update { _ in a } }
  /// Replaces the part and answers what it was.
  public func assignOld(_ a: A) -> State<S, A> { updateOld { _ in a } }
  /// Replaces the part and answers nothing.
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
  /// Reads the part of a state and changes what was read.
  public func extractMap<C>(_ f: @escaping (A) -> C) -> State<S, C> { State { ($0, f(self.get($0))) } }

  /// Reads the part of an environment.
  public func ask() -> Reader<S, A> { asks(id) }
  /// Reads the part of an environment.
  public func toReader() -> Reader<S, A> { ask() }
  /// Reads the part of an environment and changes what was read.
  public func asks<C>(_ f: @escaping (A) -> C) -> Reader<S, C> { Reader { Id(f(self.get($0))) } }
}

extension StateT where F: Functor {
  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ lens: Lens<P, S>) -> StateT<F, P, A> { focus(lens.get, lens.set) }
}

extension StateT where F == ForId {
  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ lens: Lens<P, S>) -> State<P, A> { focus(lens.get, lens.set) }
}
