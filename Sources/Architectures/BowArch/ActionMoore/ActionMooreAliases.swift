import Bow
import BowEffects
import SwiftUI

// The action–Moore family: programs are inputs of a machine, spaces are Moore machines. The names without `Effect` have
// `IO` for their effects.

public typealias EffectActionHandler<Eff, A> = EffectHandler<Eff, ActionPartial<A>>
public typealias ActionHandler<A> = EffectActionHandler<IOPartial<Error>, A>

public typealias EffectActionDispatcher<Eff, E, A, I> = EffectDispatcher<Eff, ActionPartial<A>, E, I>
public typealias ActionDispatcher<E, A, I> = EffectActionDispatcher<IOPartial<Error>, E, A, I>

public typealias EffectMooreComponent<Eff: Async & UnsafeRun, A, V: View> =
  EffectComponentView<Eff, MoorePartial<A>, ActionPartial<A>, V>
public typealias MooreComponent<A, V: View> = EffectMooreComponent<IOPartial<Error>, A, V>
