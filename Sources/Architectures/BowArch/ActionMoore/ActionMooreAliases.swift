import Bow
import BowEffects
import SwiftUI

// The action–Moore family: programs are inputs of a machine, spaces are Moore machines. The names without `Effect` have
// `IO` for their effects.

/// Carries out effects that end in actions.
public typealias EffectActionHandler<Eff: Async, A> = EffectHandler<Eff, ActionPartial<A>>
/// Carries out tasks that end in actions.
public typealias ActionHandler<A> = EffectActionHandler<IOPartial<Error>, A>

/// Translates inputs into effects that end in actions.
public typealias EffectActionDispatcher<Eff: Async & UnsafeRun, E, A, I> = EffectDispatcher<Eff, ActionPartial<A>, E, I>
/// Translates inputs into tasks that end in actions.
public typealias ActionDispatcher<E, A, I> = EffectActionDispatcher<IOPartial<Error>, E, A, I>

/// A component that is a Moore machine.
public typealias EffectMooreComponent<Eff: Async & UnsafeRun, A, V: View> =
  EffectComponentView<Eff, MoorePartial<A>, ActionPartial<A>, V>
/// A component that is a Moore machine, with tasks for its effects.
public typealias MooreComponent<A, V: View> = EffectMooreComponent<IOPartial<Error>, A, V>
