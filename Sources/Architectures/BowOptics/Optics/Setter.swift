import Bow

/// The one-type form: changing the part leaves the whole's type as it is.
public typealias Setter<S, A> = PSetter<S, S, A, A>

/// Parts that can be changed but not looked at.
public final class PSetter<S, T, A, B>: PSetterOf<S, T, A, B> {
  private let modifyFunction: (S, @escaping (A) -> B) -> T
  private let setFunction: ((S, B) -> T)?

  init(_ modify: @escaping (S, @escaping (A) -> B) -> T) {
    modifyFunction = modify
    setFunction = nil
  }

  /// From how to change the parts.
  public init(modify: @escaping (@escaping (A) -> B) -> (S) -> T) {
    modifyFunction = { s, f in modify(f)(s) }
    setFunction = nil
  }

  /// From how to change the parts.
  public init(modify: @escaping (@escaping (A) -> B) -> (S) -> T, set: @escaping (S, B) -> T) {
    modifyFunction = { s, f in modify(f)(s) }
    setFunction = set
  }

  /// From how to change the parts and how to replace them.
  public init(modify: @escaping (S, @escaping (A) -> B) -> T, set: @escaping (S, B) -> T) {
    modifyFunction = modify
    setFunction = set
  }

  /// The whole with the part changed by `f`.
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { modifyFunction(s, f) }
  /// The whole with the part replaced.
  public func set(_ s: S, _ b: B) -> T { setFunction?(s, b) ?? modify(s) { _ in b } }
  /// Lifts a change of the part to one of the whole.
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }

  /// The same kind of parts in either of two wholes.
  public func choice<S1, T1>(_ other: PSetter<S1, T1, A, B>) -> PSetter<Either<S, S1>, Either<T, T1>, A, B> {
    PSetter<Either<S, S1>, Either<T, T1>, A, B> { whole, f in
      whole.bimap({ self.modify($0, f) }, { other.modify($0, f) })
    }
  }

  /// This optic, then a setter.
  public func compose<C, D>(_ other: PSetter<A, B, C, D>) -> PSetter<S, T, C, D> {
    PSetter<S, T, C, D> { s, f in self.modify(s) { other.modify($0, f) } }
  }
}

extension PSetter where S == A, S == T, A == B {
  /// Whichever of two there is.
  public static var codiagonal: Setter<Either<S, S>, S> {
    Setter<Either<S, S>, S> { either, f in either.bimap(f, f) }
  }
  /// The whole as its own part.
  public static var identity: Setter<S, S> { Iso<S, S>.identity.asSetter }
}

extension PSetter where S == T, A == B {
  /// Changes the part and answers nothing.
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  /// Replaces the part and answers nothing.
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
}

/// A setter that has its whole already.
public final class BoundSetter<S, A> {
  private let value: S
  private let setter: Setter<S, A>

  /// From a whole and a setter of its part.
  public init(value: S, setter: Setter<S, A>) {
    self.value = value
    self.setter = setter
  }

  /// The whole with the part replaced.
  public func set(_ a: A) -> S { setter.set(value, a) }
  /// The whole with the part changed by `f`.
  public func modify(_ f: @escaping (A) -> A) -> S { setter.modify(value, f) }
  /// This setter, then another one.
  public func compose<B>(_ other: Setter<A, B>) -> BoundSetter<S, B> {
    BoundSetter<S, B>(value: value, setter: setter.compose(other))
  }
}
