import Bow
import BowOptics

extension Kind {
  /// The program that gives a machine one input, where such a program is expected: `.pure { .from($0) }`.
  @_disfavoredOverload
  public static func from<I>(_ input: I) -> ActionOf<I, Void> where F == ActionPartial<I>, A == Void {
    Action.from(input)
  }
}

extension EffectHandler {
  /// A handler of other actions, which `f` translates.
  public func focus<A, B>(_ f: @escaping (B) -> A) -> EffectHandler<Eff, ActionPartial<B>>
  where M == ActionPartial<A> {
    lift { (program: ActionOf<B, Void>) in program^.mapAction(f) }
  }
}

extension EffectDispatcher {
  /// Answers with other actions, translated by `transformAction`.
  public func widen<A, A2>(transformAction: @escaping (A) -> A2) -> EffectDispatcher<Eff, ActionPartial<A2>, E, I>
  where M == ActionPartial<A> {
    lift { (program: ActionOf<A, Void>) in program^.mapAction(transformAction) }
  }
  /// Answers with other actions to other inputs; the ones without a translation are let pass.
  public func widen<A, A2, I2>(transformAction: @escaping (A) -> A2, transformInput: Prism<I2, I>)
    -> EffectDispatcher<Eff, ActionPartial<A2>, E, I2> where M == ActionPartial<A>
  {
    contramap(transformInput.getOptional).widen(transformAction: transformAction)
  }
  /// Serves in a bigger world: other environment, actions and inputs.
  public func widen<E2, A, A2, I2>(
    transformEnvironment: @escaping (E2) -> E, transformAction: @escaping (A) -> A2, transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, ActionPartial<A2>, E2, I2> where M == ActionPartial<A> {
    lift(transformEnvironment).widen(transformAction: transformAction, transformInput: transformInput)
  }

  /// One action with effects that ends in an action of that very type.
  @_disfavoredOverload
  public static func effectful<A>(_ f: @escaping (I) -> Kleisli<Eff, E, Bow.Action<A, Void>>) -> EffectDispatcher
  where M == ActionPartial<A> {
    effectful { f($0).map { $0 }^ }
  }
  /// Any number of actions that end in such actions of that very type.
  @_disfavoredOverload
  public static func workflow<A>(_ f: @escaping (I) -> [Kleisli<Eff, E, Bow.Action<A, Void>>]) -> EffectDispatcher
  where M == ActionPartial<A> {
    workflow { f($0).map { $0.map { $0 }^ } }
  }
}
