import Bow
import BowEffects
import SwiftUI

// The writer–traced family: programs add to a log, spaces show what the log says. The names with a T are over other monads
// and comonads, the ones without `Effect` have `IO` for their effects.

/// Carries out effects that end in writing to a log, over another monad.
public typealias EffectWriterTHandler<Eff: Async, M: Monad, S: Monoid> = EffectHandler<Eff, WriterTPartial<M, S>>
/// Carries out effects that end in writing to a log.
public typealias EffectWriterHandler<Eff: Async, S: Monoid> = EffectWriterTHandler<Eff, ForId, S>
/// Carries out tasks that end in writing to a log, over another monad.
public typealias WriterTHandler<M: Monad, S: Monoid> = EffectWriterTHandler<IOPartial<Error>, M, S>
/// Carries out tasks that end in writing to a log.
public typealias WriterHandler<S: Monoid> = EffectWriterHandler<IOPartial<Error>, S>

/// Translates inputs into effects that end in writing to a log, over another monad.
public typealias EffectWriterTDispatcher<Eff: Async & UnsafeRun, M: Monad, E, S: Monoid, I> = EffectDispatcher<
  Eff, WriterTPartial<M, S>, E, I
>
/// Translates inputs into effects that end in writing to a log.
public typealias EffectWriterDispatcher<Eff: Async & UnsafeRun, E, S: Monoid, I> = EffectWriterTDispatcher<
  Eff, ForId, E, S, I
>
/// Translates inputs into tasks that end in writing to a log, over another monad.
public typealias WriterTDispatcher<M: Monad, E, S: Monoid, I> = EffectWriterTDispatcher<IOPartial<Error>, M, E, S, I>
/// Translates inputs into tasks that end in writing to a log.
public typealias WriterDispatcher<E, S: Monoid, I> = EffectWriterDispatcher<IOPartial<Error>, E, S, I>

/// A component that shows a log, over another comonad.
public typealias EffectTracedTComponent<Eff: Async & UnsafeRun, W: Comonad, M: Monad, S: Monoid, V: View> =
  EffectComponentView<Eff, TracedTPartial<S, W>, WriterTPartial<M, S>, V>
/// A component that shows a log.
public typealias EffectTracedComponent<Eff: Async & UnsafeRun, S: Monoid, V: View> =
  EffectTracedTComponent<Eff, ForId, ForId, S, V>
/// A component that shows a log, over another comonad, with tasks for its effects.
public typealias TracedTComponent<W: Comonad, M: Monad, S: Monoid, V: View> =
  EffectTracedTComponent<IOPartial<Error>, W, M, S, V>
/// A component that shows a log, with tasks for its effects.
public typealias TracedComponent<S: Monoid, V: View> = EffectTracedComponent<IOPartial<Error>, S, V>
