import Bow
import BowOptics

extension EffectHandler where Eff: Functor {
  /// A handler of programs that write another log, which `f` translates.
  public func focus<N: Functor, S, P>(_ f: @escaping (P) -> S) -> EffectHandler<Eff, WriterTPartial<N, P>>
  where M == WriterTPartial<N, S> {
    lift { (program: WriterTOf<N, P, Void>) in program^.mapAcc(f) }
  }
}

extension EffectDispatcher where Eff: Applicative {
  /// Writes another log: each entry is translated by `transformLog`.
  public func widen<N: Functor, S, S2>(transformLog: @escaping (S) -> S2)
    -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E, I> where M == WriterTPartial<N, S>
  {
    lift { (program: WriterTOf<N, S, Void>) in program^.mapAcc(transformLog) }
  }
  /// Writes another log, to other inputs; the ones without a translation are let pass.
  public func widen<N: Functor, S, S2, I2>(transformLog: @escaping (S) -> S2, transformInput: Prism<I2, I>)
    -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E, I2> where M == WriterTPartial<N, S>
  {
    contramap(transformInput.getOptional).widen(transformLog: transformLog)
  }
  /// Serves in a bigger world: other environment, log and inputs.
  public func widen<N: Functor, E2, S, S2, I2>(
    transformEnvironment: @escaping (E2) -> E, transformLog: @escaping (S) -> S2, transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E2, I2> where M == WriterTPartial<N, S> {
    lift(transformEnvironment).widen(transformLog: transformLog, transformInput: transformInput)
  }
}
