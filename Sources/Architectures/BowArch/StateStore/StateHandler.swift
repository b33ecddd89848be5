import Bow
import BowOptics

extension EffectHandler {
  /// A handler of steps on a part of the state.
  public func narrow<S, P>(_ lens: Lens<S, P>) -> EffectHandler<Eff, StatePartial<P>> where M == StatePartial<S> {
    lift { (step: StateOf<P, Void>) in step^.focus(lens) }
  }

  /// The same for steps in the context of another monad.
  public func narrow<N: Monad, S, P>(_ lens: Lens<S, P>) -> EffectHandler<Eff, StateTPartial<N, P>>
  where M == StateTPartial<N, S> {
    lift { (step: StateTOf<N, P, Void>) in widened(step, lens) }
  }
}

/// A step on a part of a state as one on the whole.
func widened<N: Monad, S, P>(_ step: StateTOf<N, P, Void>, _ lens: Lens<S, P>) -> StateTOf<N, S, Void> {
  StateT<N, S, Void> { whole in step^.runM(lens.get(whole)).map { (lens.set(whole, $0.0), $0.1) } }
}
