import Bow
import BowEffects
import SwiftUI

// The state–store family: programs are `State`, spaces are `Store`. The names with a T are over other monads and comonads,
// the ones without `Effect` have `IO` for their effects.

/// Carries out effects that end in steps over another monad.
public typealias EffectStateTHandler<Eff: Async, M: Monad, S> = EffectHandler<Eff, StateTPartial<M, S>>
/// Carries out effects that end in steps of a state.
public typealias EffectStateHandler<Eff: Async, S> = EffectStateTHandler<Eff, ForId, S>
/// Carries out tasks that end in steps over another monad.
public typealias StateTHandler<M: Monad, S> = EffectStateTHandler<IOPartial<Error>, M, S>
/// Carries out tasks that end in steps of a state.
public typealias StateHandler<S> = EffectStateHandler<IOPartial<Error>, S>

/// Translates inputs into effects that end in steps over another monad.
public typealias EffectStateTDispatcher<Eff: Async & UnsafeRun, M: Monad, E, S, I> = EffectDispatcher<
  Eff, StateTPartial<M, S>, E, I
>
/// Translates inputs into effects that end in steps of a state.
public typealias EffectStateDispatcher<Eff: Async & UnsafeRun, E, S, I> = EffectStateTDispatcher<Eff, ForId, E, S, I>
/// Translates inputs into tasks that end in steps over another monad.
public typealias StateTDispatcher<M: Monad, E, S, I> = EffectStateTDispatcher<IOPartial<Error>, M, E, S, I>
/// Translates inputs into tasks that end in steps of a state.
public typealias StateDispatcher<E, S, I> = EffectStateDispatcher<IOPartial<Error>, E, S, I>

/// A component whose space is a store over another comonad.
public typealias EffectStoreTComponent<Eff: Async & UnsafeRun, W: Comonad, M: Monad, S, V: View> =
  EffectComponentView<Eff, StoreTPartial<S, W>, StateTPartial<M, S>, V>
/// A component whose space is a store over another comonad, with tasks for its effects.
public typealias StoreTComponent<W: Comonad, M: Monad, S, V: View> =
  EffectStoreTComponent<IOPartial<Error>, W, M, S, V>
/// A component whose space is a store, with tasks for its effects.
public typealias StoreComponent<E, S, I, V: View> = EffectStoreComponent<IOPartial<Error>, E, S, I, V>

/// An interface that tells of steps of a state.
public typealias StoreUI<S, V> = UI<IOPartial<Error>, StatePartial<S>, V>
