import Bow
import BowOptics

extension EffectDispatcher {
  private func inside<N: Monad, S, S2>(_ lens: Lens<S2, S>) -> EffectDispatcher<Eff, StateTPartial<N, S2>, E, I>
  where M == StateTPartial<N, S> {
    lift { (step: StateTOf<N, S, Void>) in widened(step, lens) }
  }
  private func inside<S, S2>(_ lens: Lens<S2, S>) -> EffectDispatcher<Eff, StatePartial<S2>, E, I>
  where M == StatePartial<S> {
    lift { (step: StateOf<S, Void>) in step^.focus(lens) }
  }

  /// Serves in a bigger world: the environment, state and input of this one are parts of those.
  public func widen<E2, S, S2, I2>(
    transformEnvironment: @escaping (E2) -> E, transformState: Lens<S2, S>, transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, StatePartial<S2>, E2, I2> where M == StatePartial<S> {
    contramap(transformInput.getOptional).lift(transformEnvironment).inside(transformState)
  }
  /// Finds its environment and state in bigger ones.
  public func widen<E2, S, S2>(transformEnvironment: @escaping (E2) -> E, transformState: Lens<S2, S>)
    -> EffectDispatcher<Eff, StatePartial<S2>, E2, I> where M == StatePartial<S>
  {
    lift(transformEnvironment).inside(transformState)
  }
  /// Finds its state in a bigger one, and answers the inputs meant for it.
  public func widen<S, S2, I2>(transformState: Lens<S2, S>, transformInput: Prism<I2, I>)
    -> EffectDispatcher<Eff, StatePartial<S2>, E, I2> where M == StatePartial<S>
  {
    contramap(transformInput.getOptional).inside(transformState)
  }
  /// Finds its state in a bigger one.
  public func widen<S, S2>(transformState: Lens<S2, S>) -> EffectDispatcher<Eff, StatePartial<S2>, E, I>
  where M == StatePartial<S> {
    inside(transformState)
  }

  /// The same over another monad.
  public func widen<N: Monad, E2, S, S2, I2>(
    transformEnvironment: @escaping (E2) -> E, transformState: Lens<S2, S>, transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, StateTPartial<N, S2>, E2, I2> where M == StateTPartial<N, S> {
    contramap(transformInput.getOptional).lift(transformEnvironment).inside(transformState)
  }
  /// Finds its environment and state in bigger ones.
  public func widen<N: Monad, E2, S, S2>(transformEnvironment: @escaping (E2) -> E, transformState: Lens<S2, S>)
    -> EffectDispatcher<Eff, StateTPartial<N, S2>, E2, I> where M == StateTPartial<N, S>
  {
    lift(transformEnvironment).inside(transformState)
  }
  /// Finds its state in a bigger one, and answers the inputs meant for it.
  public func widen<N: Monad, S, S2, I2>(transformState: Lens<S2, S>, transformInput: Prism<I2, I>)
    -> EffectDispatcher<Eff, StateTPartial<N, S2>, E, I2> where M == StateTPartial<N, S>
  {
    contramap(transformInput.getOptional).inside(transformState)
  }
  /// Finds its state in a bigger one.
  public func widen<N: Monad, S, S2>(transformState: Lens<S2, S>) -> EffectDispatcher<Eff, StateTPartial<N, S2>, E, I>
  where M == StateTPartial<N, S> {
    inside(transformState)
  }

  /// Finds its environment in a bigger one, and answers the inputs meant for it.
  public func widen<E2, I2>(transformEnvironment: @escaping (E2) -> E, transformInput: Prism<I2, I>)
    -> EffectDispatcher<Eff, M, E2, I2>
  {
    contramap(transformInput.getOptional).lift(transformEnvironment)
  }
  /// Finds its environment in a bigger one.
  public func widen<E2>(transformEnvironment: @escaping (E2) -> E) -> EffectDispatcher<Eff, M, E2, I> {
    lift(transformEnvironment)
  }
  /// Answers the inputs meant for it.
  public func widen<I2>(transformInput: Prism<I2, I>) -> EffectDispatcher<Eff, M, E, I2> {
    contramap(transformInput.getOptional)
  }

  /// One action with effects that ends in a step of that very type.
  @_disfavoredOverload
  public static func effectful<N, S>(_ f: @escaping (I) -> Kleisli<Eff, E, StateT<N, S, Void>>) -> EffectDispatcher
  where M == StateTPartial<N, S> {
    effectful { f($0).map { $0 }^ }
  }
  /// Any number of actions that end in steps of that very type.
  @_disfavoredOverload
  public static func workflow<N, S>(_ f: @escaping (I) -> [Kleisli<Eff, E, StateT<N, S, Void>>]) -> EffectDispatcher
  where M == StateTPartial<N, S> {
    workflow { f($0).map { $0.map { $0 }^ } }
  }
}
