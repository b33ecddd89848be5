import Bow
import BowEffects
import BowOptics
import SwiftUI

/// A component whose space is a store: a state, how it is shown and what inputs do to it. It is itself a view.
public struct EffectStoreComponent<Eff: Async & UnsafeRun, E, S, I, V: View>: View {
  /// What keeps the state.
  public typealias Component = EffectComponent<Eff, StorePartial<S>, StatePartial<S>, V>

  private let initialState: S
  private let environment: E
  private let render: (S, @escaping (I) -> Void) -> V
  @ObservedObject private var observed: Component
  /// The same component, for reading off the main actor.
  private let component: Component

  private init(
    _ initialState: S, _ environment: E, _ render: @escaping (S, @escaping (I) -> Void) -> V, _ component: Component
  ) {
    self.initialState = initialState
    self.environment = environment
    self.render = render
    self.component = component
    _observed = ObservedObject(wrappedValue: component)
  }

  /// A component of a state, what inputs do to it, and how it is shown.
  ///
  /// - Parameters:
  ///   - initialState: the state to begin with.
  ///   - environment: what the effects of the dispatcher are given.
  ///   - dispatcher: what inputs lead to; nothing, when it is left out.
  ///   - render: the interface of a state, and where it sends its inputs.
  public init(
    initialState: S, environment: E,
    dispatcher: EffectDispatcher<Eff, StatePartial<S>, E, I> = .empty(),
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) {
    let space = Store(initialState) { state in
      UI<Eff, StatePartial<S>, V>(state, environment, dispatcher, render)
    }
    self.init(initialState, environment, render, Component(space, Pairing.pairStateStore()))
  }

  /// The state and the interfaces of the component as it is now.
  public func store() -> Store<S, UI<Eff, StatePartial<S>, V>> { component.store() }

  /// A child whose inputs go to its parent, wrapped. The child's own dispatcher and listeners fall silent.
  public func using<I2>(_ send: @escaping (I2) -> Void, transformInput: Prism<I2, I>) -> EffectStoreComponent {
    let render = render
    let space = Store(initialState) { state in
      UI<Eff, StatePartial<S>, V> { _ in render(state) { send(transformInput.reverseGet($0)) } }
    }
    return EffectStoreComponent(initialState, environment, render, Component(space, Pairing.pairStateStore()))
  }

  /// Adds a listener that hears every next component.
  public func onEffect(_ listen: @escaping (Component) -> Kind<Eff, Void>) -> EffectStoreComponent {
    EffectStoreComponent(initialState, environment, render, component.onEffect(listen))
  }

  /// The interface of the state as it is now; its inputs move the component.
  public var body: some View {
    observed.explore(onEffect: { _ in Eff.pure(()) })
  }
}

extension EffectStoreComponent where E == Any {
  /// A component whose dispatcher needs no environment.
  public init(
    initialState: S, dispatcher: EffectDispatcher<Eff, StatePartial<S>, Any, I> = .empty(),
    render: @escaping (S, @escaping (I) -> Void) -> V
  ) {
    self.init(initialState: initialState, environment: (), dispatcher: dispatcher, render: render)
  }
}
