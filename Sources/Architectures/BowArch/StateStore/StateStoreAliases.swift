import Bow
import BowEffects
import SwiftUI

// The state–store family: programs are `State`, spaces are `Store`. The names with a T are over other monads and comonads,
// the ones without `Effect` have `IO` for their effects.

public typealias EffectStateTHandler<Eff, M, S> = EffectHandler<Eff, StateTPartial<M, S>>
public typealias EffectStateHandler<Eff, S> = EffectStateTHandler<Eff, ForId, S>
public typealias StateTHandler<M, S> = EffectStateTHandler<IOPartial<Error>, M, S>
public typealias StateHandler<S> = EffectStateHandler<IOPartial<Error>, S>

public typealias EffectStateTDispatcher<Eff, M, E, S, I> = EffectDispatcher<Eff, StateTPartial<M, S>, E, I>
public typealias EffectStateDispatcher<Eff, E, S, I> = EffectStateTDispatcher<Eff, ForId, E, S, I>
public typealias StateTDispatcher<M, E, S, I> = EffectStateTDispatcher<IOPartial<Error>, M, E, S, I>
public typealias StateDispatcher<E, S, I> = EffectStateDispatcher<IOPartial<Error>, E, S, I>

public typealias EffectStoreTComponent<Eff: Async & UnsafeRun, W: Comonad, M: Monad, S, V: View> =
  EffectComponentView<Eff, StoreTPartial<S, W>, StateTPartial<M, S>, V>
public typealias StoreTComponent<W: Comonad, M: Monad, S, V: View> =
  EffectStoreTComponent<IOPartial<Error>, W, M, S, V>
public typealias StoreComponent<E, S, I, V: View> = EffectStoreComponent<IOPartial<Error>, E, S, I, V>

public typealias StoreUI<S, V> = UI<IOPartial<Error>, StatePartial<S>, V>
