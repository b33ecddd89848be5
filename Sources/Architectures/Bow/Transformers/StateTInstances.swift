extension StateTPartial: Invariant, Functor where F: Functor {
  @inlinable
  public static func map<A, B>(_ fa: StateTOf<F, S, A>, _ f: @escaping (A) -> B) -> StateTOf<F, S, B> {
    StateMapped(fa^, f, F.self == ForId.self ? nil : fa^.operations ?? FunctorOperations<F>())
  }
}

extension StateTPartial: Applicative, Selective, Monad where F: Monad {
  public static var isDeferred: Bool { true }
  @inlinable
  public static func pure<A>(_ a: A) -> StateTOf<F, S, A> {
    F.self == ForId.self ? StatePure(a) : StateT { F.pure(($0, a)) }
  }
  @inlinable
  public static func flatMap<A, B>(_ fa: StateTOf<F, S, A>, _ f: @escaping (A) -> StateTOf<F, S, B>)
    -> StateTOf<F, S, B>
  {
    StateContinued(fa^, f, F.self == ForId.self ? nil : MonadOperations<F>())
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> StateTOf<F, S, Either<A, B>>) -> StateTOf<F, S, B> {
    flatMap(flatMap(pure(a), f)) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: StateTOf<F, S, A>) -> StateTOf<F, S, A> {
    let program = fa^
    guard F.isDeferred else {
      return StateScoped(scope, program, F.self == ForId.self ? nil : MonadOperations<F>())
    }
    return StateT { s in BindingScope.with(scope) { F.within(scope, program.runM(s)) } }
  }
}

extension StateTPartial: MonadState where F: Monad {
  @inlinable
  public static func get() -> StateTOf<F, S, S> { state { ($0, $0) } }
  @inlinable
  public static func set(_ s: S) -> StateTOf<F, S, Void> { state { _ in (s, ()) } }
  @inlinable
  public static func state<A>(_ f: @escaping (S) -> (S, A)) -> StateTOf<F, S, A> {
    F.self == ForId.self ? StateT(step: .direct(f)) : StateT { F.pure(f($0)) }
  }
}

extension StateTPartial: ApplicativeError, MonadError where F: MonadError {
  public typealias E = F.E
  public static func raiseError<A>(_ e: F.E) -> StateTOf<F, S, A> { StateT { _ in F.raiseError(e) } }
  public static func handleErrorWith<A>(_ fa: StateTOf<F, S, A>, _ f: @escaping (F.E) -> StateTOf<F, S, A>)
    -> StateTOf<F, S, A>
  {
    StateT { s in F.handleErrorWith(fa^.runM(s)) { f($0)^.runM(s) } }
  }
}
