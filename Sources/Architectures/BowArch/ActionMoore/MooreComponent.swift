import Bow
import BowEffects
import SwiftUI

extension EffectComponentView {
  /// A component that is a machine: actions lead from state to state as the reducer says, and each state is shown.
  public init<E, S, A, I>(
    initialState: S, environment: E, dispatcher: EffectActionDispatcher<Eff, E, A, I> = .empty(),
    reducer: Reducer<S, A>, render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == MoorePartial<A>, M == ActionPartial<A> {
    let machine = Moore<A, UI<Eff, M, V>>.from(
      initialState: initialState, render: { state in UI(state, environment, dispatcher, render) },
      update: reducer.run)
    self.init(EffectComponent(machine, .pairActionMoore()))
  }

  /// The same for a dispatcher that needs no environment.
  public init<S, A, I>(
    initialState: S, dispatcher: EffectActionDispatcher<Eff, Any, A, I>, reducer: Reducer<S, A>,
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == MoorePartial<A>, M == ActionPartial<A> {
    self.init(
      initialState: initialState, environment: (), dispatcher: dispatcher, reducer: reducer, render: render)
  }

  /// A component whose inputs are its actions.
  public init<S, A>(
    initialState: S, reducer: Reducer<S, A>, render: @escaping (S, @escaping (A) -> Void) -> V
  ) where W == MoorePartial<A>, M == ActionPartial<A> {
    self.init(initialState: initialState, dispatcher: .pure { Action.from($0) }, reducer: reducer, render: render)
  }

  /// The machine as it is now.
  public func moore<A>() -> Moore<A, UI<Eff, M, V>> where W == MoorePartial<A>, M == ActionPartial<A> {
    component.space^
  }
}
