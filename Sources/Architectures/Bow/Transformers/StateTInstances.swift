extension StateTPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: StateTOf<F, S, A>, _ f: @escaping (A) -> B) -> StateTOf<F, S, B> {
    let state = fa^
    if let steps = state.steps { return StateT<F, S, B>(direct: .map(steps, { Box(f(unbox($0))) })) }
    return StateT { s in state.runM(s).map { ($0.0, f($0.1)) } }
  }
}

extension StateTPartial: Applicative, Selective, Monad where F: Monad {
  public static func pure<A>(_ a: A) -> StateTOf<F, S, A> {
    if F.self == ForId.self { return StateT<F, S, A>(direct: .pure(Box(a))) }
    return StateT { s in F.pure((s, a)) }
  }
  public static func flatMap<A, B>(_ fa: StateTOf<F, S, A>, _ f: @escaping (A) -> StateTOf<F, S, B>)
    -> StateTOf<F, S, B>
  {
    let state = fa^
    if let steps = state.steps {
      return StateT<F, S, B>(
        direct: .flatMap(
          steps,
          { box in
            let next = f(unbox(box))^
            return next.steps ?? next.asSteps()
          }))
    }
    return StateT { s in state.runM(s).flatMap { f($0.1)^.runM($0.0) } }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> StateTOf<F, S, Either<A, B>>) -> StateTOf<F, S, B> {
    if F.self == ForId.self {
      return flatMap(flatMap(pure(a), f)) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
    }
    return StateT { s in
      F.tailRecM((s, a)) { step in
        f(step.1)^.runM(step.0).map { next in
          next.1.fold({ .left((next.0, $0)) }, { .right((next.0, $0)) })
        }
      }
    }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: StateTOf<F, S, A>) -> StateTOf<F, S, A> {
    let state = fa^
    if let steps = state.steps { return StateT<F, S, A>(direct: .within(scope, steps)) }
    return StateT { s in BindingScope.with(scope) { F.within(scope, state.runM(s)) } }
  }
}

extension StateT {
  /// A program of one step, for a value that was made as a plain function.
  func asSteps() -> Steps {
    Steps(.step(Steps.changing { (s: S) in unsafeDowncast(self.runM(s), to: Id<(S, A)>.self).value }))
  }
}

extension StateTPartial: MonadState where F: Monad {
  public static func get() -> StateTOf<F, S, S> { state { ($0, $0) } }
  public static func set(_ s: S) -> StateTOf<F, S, Void> { state { _ in (s, ()) } }
  public static func state<A>(_ f: @escaping (S) -> (S, A)) -> StateTOf<F, S, A> {
    if F.self == ForId.self {
      return StateT<F, S, A>(direct: .step(Steps.changing(f)))
    }
    return StateT { s in F.pure(f(s)) }
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
