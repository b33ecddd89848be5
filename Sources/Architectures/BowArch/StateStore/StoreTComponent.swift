import Bow
import BowEffects
import SwiftUI

extension EffectComponentView {
  /// A component whose space is a store over another comonad.
  ///
  /// - Parameter pairing: how the monad of the steps moves that comonad.
  public init<E, S, I, MM: Monad, WW: Comonad & Applicative>(
    initialState: S, environment: E, dispatcher: EffectStateTDispatcher<Eff, MM, E, S, I> = .empty(),
    pairing: Pairing<MM, WW>, render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == StoreTPartial<S, WW>, M == StateTPartial<MM, S> {
    let views = WW.pure { (state: S) in UI(state, environment, dispatcher, render) }
    self.init(EffectComponent(StoreT(initialState, views), .pairStateTStoreT(pairing)))
  }

  /// The same for a dispatcher that needs no environment.
  public init<S, I, MM: Monad, WW: Comonad & Applicative>(
    initialState: S, dispatcher: EffectStateTDispatcher<Eff, MM, Any, S, I> = .empty(), pairing: Pairing<MM, WW>,
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == StoreTPartial<S, WW>, M == StateTPartial<MM, S> {
    self.init(
      initialState: initialState, environment: (), dispatcher: dispatcher, pairing: pairing, render: render)
  }
}
