// What transformers can do because the context underneath can.

// MARK: Monads

extension StateT where F: Functor {
  /// Changes the state with an effect.
  public func modifyF(_ f: @escaping (S) -> Kind<F, S>) -> StateT<F, S, Void> {
    StateT<F, S, Void> { s in f(s).map { ($0, ()) } }
  }
  /// Replaces the state by what an effect gives.
  public func setF(_ fs: Kind<F, S>) -> StateT<F, S, Void> { modifyF { _ in fs } }
}

extension StateTPartial: MonadReader where F: MonadReader {
  public typealias D = F.D
  public static func ask() -> StateTOf<F, S, F.D> { StateT.liftF(F.ask()) }
  public static func local<A>(_ fa: StateTOf<F, S, A>, _ f: @escaping (F.D) -> F.D) -> StateTOf<F, S, A> {
    fa^.transformT { F.local($0, f) }
  }
}

extension StateTPartial: MonadWriter where F: MonadWriter {
  public typealias W = F.W
  public static func writer<A>(_ aw: (F.W, A)) -> StateTOf<F, S, A> { StateT.liftF(F.writer(aw)) }
  public static func listen<A>(_ fa: StateTOf<F, S, A>) -> StateTOf<F, S, (F.W, A)> {
    fa^.transformT { F.map(F.listen($0)) { heard in (heard.1.0, (heard.0, heard.1.1)) } }
  }
  public static func pass<A>(_ fa: StateTOf<F, S, ((F.W) -> F.W, A)>) -> StateTOf<F, S, A> {
    fa^.transformT { F.pass(F.map($0) { step in (step.1.0, (step.0, step.1.1)) }) }
  }
}

extension StateTPartial: SemigroupK where F: Monad & SemigroupK {
  public static func combineK<A>(_ x: StateTOf<F, S, A>, _ y: StateTOf<F, S, A>) -> StateTOf<F, S, A> {
    StateT { s in x^.runM(s).combineK(y^.runM(s)) }
  }
}

extension KleisliPartial: MonadState where F: MonadState {
  public typealias S = F.S
  public static func get() -> KleisliOf<F, D, F.S> { Kleisli.liftF(F.get()) }
  public static func set(_ s: F.S) -> KleisliOf<F, D, Void> { Kleisli.liftF(F.set(s)) }
}

extension KleisliPartial: MonadWriter where F: MonadWriter {
  public typealias W = F.W
  public static func writer<A>(_ aw: (F.W, A)) -> KleisliOf<F, D, A> { Kleisli.liftF(F.writer(aw)) }
  public static func listen<A>(_ fa: KleisliOf<F, D, A>) -> KleisliOf<F, D, (F.W, A)> {
    fa^.transformT { F.listen($0) }
  }
  public static func pass<A>(_ fa: KleisliOf<F, D, ((F.W) -> F.W, A)>) -> KleisliOf<F, D, A> {
    fa^.transformT { F.pass($0) }
  }
}

extension WriterTPartial: MonadState where F: MonadState, W: Monoid {
  public typealias S = F.S
  public static func get() -> WriterTOf<F, W, F.S> { WriterT.liftF(F.get()) }
  public static func set(_ s: F.S) -> WriterTOf<F, W, Void> { WriterT.liftF(F.set(s)) }
}

extension WriterTPartial: MonadReader where F: MonadReader, W: Monoid {
  public typealias D = F.D
  public static func ask() -> WriterTOf<F, W, F.D> { WriterT.liftF(F.ask()) }
  public static func local<A>(_ fa: WriterTOf<F, W, A>, _ f: @escaping (F.D) -> F.D) -> WriterTOf<F, W, A> {
    WriterT(F.local(fa^.runT, f))
  }
}

// MARK: Comonads

extension StoreTPartial: ComonadTraced where W: ComonadTraced {
  public typealias M = W.M
  public static func trace<A>(_ wa: StoreTOf<S, W, A>, _ m: W.M) -> A { wa^.lower().trace(m) }
  public static func listens<A, B>(_ wa: StoreTOf<S, W, A>, _ f: @escaping (W.M) -> B) -> StoreTOf<S, W, (B, A)> {
    StoreT(wa^.state, wa^.render.listens(f).map { heard in { (heard.0, heard.1($0)) } })
  }
  public static func pass<A>(_ wa: StoreTOf<S, W, A>) -> StoreTOf<S, W, ((W.M) -> W.M) -> A> {
    StoreT(wa^.state, wa^.render.pass().map { view in { s in { view($0)(s) } } })
  }
}

extension StoreTPartial: ComonadEnv where W: ComonadEnv {
  public typealias E = W.E
  public static func ask<A>(_ wa: StoreTOf<S, W, A>) -> W.E { wa^.render.ask() }
  public static func local<A>(_ wa: StoreTOf<S, W, A>, _ f: @escaping (W.E) -> W.E) -> StoreTOf<S, W, A> {
    StoreT(wa^.state, wa^.render.local(f))
  }
}

extension TracedTPartial: ComonadStore where W: ComonadStore, M: Monoid {
  public typealias S = W.S
  public static func position<A>(_ wa: TracedTOf<M, W, A>) -> W.S { wa^.value.position }
  public static func peek<A>(_ wa: TracedTOf<M, W, A>, _ s: W.S) -> A { wa^.lower().peek(s) }
}

extension TracedTPartial: ComonadEnv where W: ComonadEnv, M: Monoid {
  public typealias E = W.E
  public static func ask<A>(_ wa: TracedTOf<M, W, A>) -> W.E { wa^.value.ask() }
  public static func local<A>(_ wa: TracedTOf<M, W, A>, _ f: @escaping (W.E) -> W.E) -> TracedTOf<M, W, A> {
    TracedT(wa^.value.local(f))
  }
}

extension EnvTPartial: ComonadStore where W: ComonadStore {
  public typealias S = W.S
  public static func position<A>(_ wa: EnvTOf<E, W, A>) -> W.S { wa^.lower().position }
  public static func peek<A>(_ wa: EnvTOf<E, W, A>, _ s: W.S) -> A { wa^.lower().peek(s) }
}

extension EnvTPartial: ComonadTraced where W: ComonadTraced {
  public typealias M = W.M
  public static func trace<A>(_ wa: EnvTOf<E, W, A>, _ m: W.M) -> A { wa^.lower().trace(m) }
  public static func listens<A, B>(_ wa: EnvTOf<E, W, A>, _ f: @escaping (W.M) -> B) -> EnvTOf<E, W, (B, A)> {
    EnvT(wa^.environment, wa^.lower().listens(f))
  }
  public static func pass<A>(_ wa: EnvTOf<E, W, A>) -> EnvTOf<E, W, ((W.M) -> W.M) -> A> {
    EnvT(wa^.environment, wa^.lower().pass())
  }
}
