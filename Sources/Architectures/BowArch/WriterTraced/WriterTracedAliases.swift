import Bow
import BowEffects
import SwiftUI

// The writer–traced family: programs add to a log, spaces show what the log says. The names with a T are over other monads
// and comonads, the ones without `Effect` have `IO` for their effects.

public typealias EffectWriterTHandler<Eff, M, S: Monoid> = EffectHandler<Eff, WriterTPartial<M, S>>
public typealias EffectWriterHandler<Eff, S: Monoid> = EffectWriterTHandler<Eff, ForId, S>
public typealias WriterTHandler<M, S: Monoid> = EffectWriterTHandler<IOPartial<Error>, M, S>
public typealias WriterHandler<S: Monoid> = EffectWriterHandler<IOPartial<Error>, S>

public typealias EffectWriterTDispatcher<Eff, M, E, S: Monoid, I> = EffectDispatcher<Eff, WriterTPartial<M, S>, E, I>
public typealias EffectWriterDispatcher<Eff, E, S: Monoid, I> = EffectWriterTDispatcher<Eff, ForId, E, S, I>
public typealias WriterTDispatcher<M, E, S: Monoid, I> = EffectWriterTDispatcher<IOPartial<Error>, M, E, S, I>
public typealias WriterDispatcher<E, S: Monoid, I> = EffectWriterDispatcher<IOPartial<Error>, E, S, I>

public typealias EffectTracedTComponent<Eff: Async & UnsafeRun, W: Comonad, M: Monad, S: Monoid, V: View> =
  EffectComponentView<Eff, TracedTPartial<S, W>, WriterTPartial<M, S>, V>
public typealias EffectTracedComponent<Eff: Async & UnsafeRun, S: Monoid, V: View> =
  EffectTracedTComponent<Eff, ForId, ForId, S, V>
public typealias TracedTComponent<W: Comonad, M: Monad, S: Monoid, V: View> =
  EffectTracedTComponent<IOPartial<Error>, W, M, S, V>
public typealias TracedComponent<S: Monoid, V: View> = EffectTracedComponent<IOPartial<Error>, S, V>
