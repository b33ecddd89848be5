import Bow
import BowOptics

extension EffectHandler {
  /// A handler of programs that write another log, which `f` translates.
  public func focus<N: Monad, S: Monoid, P: Monoid>(_ f: @escaping (P) -> S) -> EffectHandler<Eff, WriterTPartial<N, P>>
  where M == WriterTPartial<N, S> {
    lift { (program: WriterTOf<N, P, Void>) in program^.mapAcc(f) }
  }
}

extension EffectDispatcher {
  /// Writes another log: each entry is translated by `transformLog`.
  public func widen<N: Monad, S: Monoid, S2: Monoid>(transformLog: @escaping (S) -> S2)
    -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E, I> where M == WriterTPartial<N, S>
  {
    lift { (program: WriterTOf<N, S, Void>) in program^.mapAcc(transformLog) }
  }
  /// Writes another log, to other inputs; the ones without a translation are let pass.
  public func widen<N: Monad, S: Monoid, S2: Monoid, I2>(
    transformLog: @escaping (S) -> S2, transformInput: Prism<I2, I>
  )
    -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E, I2> where M == WriterTPartial<N, S>
  {
    contramap(transformInput.getOptional).widen(transformLog: transformLog)
  }
  /// Serves in a bigger world: other environment, log and inputs.
  public func widen<N: Monad, E2, S: Monoid, S2: Monoid, I2>(
    transformEnvironment: @escaping (E2) -> E, transformLog: @escaping (S) -> S2, transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, WriterTPartial<N, S2>, E2, I2> where M == WriterTPartial<N, S> {
    lift(transformEnvironment).widen(transformLog: transformLog, transformInput: transformInput)
  }

  /// One action with effects that ends in a writer of that very type.
  @_disfavoredOverload
  public static func effectful<N, S: Monoid>(_ f: @escaping (I) -> Kleisli<Eff, E, WriterT<N, S, Void>>)
    -> EffectDispatcher
  where M == WriterTPartial<N, S> {
    effectful { f($0).map { $0 }^ }
  }
  /// Any number of actions that end in writers of that very type.
  @_disfavoredOverload
  public static func workflow<N, S: Monoid>(_ f: @escaping (I) -> [Kleisli<Eff, E, WriterT<N, S, Void>>])
    -> EffectDispatcher
  where M == WriterTPartial<N, S> {
    workflow { f($0).map { $0.map { $0 }^ } }
  }
}
