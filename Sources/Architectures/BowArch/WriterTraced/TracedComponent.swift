import Bow
import BowEffects
import SwiftUI

extension EffectComponentView {
  /// A component that shows a log, empty at first, to which its actions add.
  public init<E, S: Monoid, I>(
    environment: E, dispatcher: EffectWriterDispatcher<Eff, E, S, I> = .empty(),
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == TracedPartial<S>, M == WriterPartial<S> {
    self.init(EffectComponent { log in UI(log, environment, dispatcher, render) })
  }

  /// The same for a dispatcher that needs no environment.
  public init<S: Monoid, I>(
    dispatcher: EffectWriterDispatcher<Eff, Any, S, I> = .empty(),
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == TracedPartial<S>, M == WriterPartial<S> {
    self.init(environment: (), dispatcher: dispatcher, render: render)
  }

  /// A component that shows a log over another comonad.
  ///
  /// - Parameter pairing: how the monad of the programs moves that comonad.
  public init<E, S: Monoid, I, MM: Monad, WW: Comonad & Applicative>(
    environment: E, dispatcher: EffectWriterTDispatcher<Eff, MM, E, S, I> = .empty(), pairing: Pairing<MM, WW>,
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == TracedTPartial<S, WW>, M == WriterTPartial<MM, S> {
    let views = WW.pure { (log: S) in UI(log, environment, dispatcher, render) }
    self.init(EffectComponent(TracedT(views), .pairWriterTTracedT(pairing)))
  }

  /// The same for a dispatcher that needs no environment.
  public init<S: Monoid, I, MM: Monad, WW: Comonad & Applicative>(
    dispatcher: EffectWriterTDispatcher<Eff, MM, Any, S, I> = .empty(), pairing: Pairing<MM, WW>,
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) where W == TracedTPartial<S, WW>, M == WriterTPartial<MM, S> {
    self.init(environment: (), dispatcher: dispatcher, pairing: pairing, render: render)
  }

  /// What the component shows for any addition to its log.
  public func traced<S>() -> Traced<S, UI<Eff, M, V>> where W == TracedPartial<S>, M == WriterPartial<S> {
    component.space^
  }
  /// What the component over another comonad shows for any addition to its log.
  public func tracedT<S, WW: Comonad, MM: Monad>() -> TracedT<S, WW, UI<Eff, M, V>>
  where W == TracedTPartial<S, WW>, M == WriterTPartial<MM, S> {
    component.space^
  }
}

extension EffectComponent {
  /// A component that shows a log, empty at first.
  ///
  /// The log is kept as a value: however many programs added to it, asking costs the same.
  convenience init<S: Monoid>(_ view: @escaping (S) -> UI<Eff, M, V>)
  where W == TracedPartial<S>, M == WriterPartial<S> {
    func place(_ log: S) -> Place {
      Place(space: Traced { view(log.combine($0)) }) { place(log.combine($0^.run.0)) }
    }
    self.init(place(.empty()), Pairing.pairWriterTraced())
  }
}
