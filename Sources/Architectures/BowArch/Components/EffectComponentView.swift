import Bow
import BowEffects
import SwiftUI

/// A component with tasks for its effects.
public typealias Component<W: Comonad, M: Monad, V> = EffectComponent<IOPartial<Error>, W, M, V>
/// A view of a component with tasks for its effects.
public typealias ComponentView<W: Comonad, M: Monad, V: View> = EffectComponentView<IOPartial<Error>, W, M, V>

/// Shows a component, and again whenever it has moved.
public struct EffectComponentView<Eff: Async & UnsafeRun, W: Comonad, M: Monad, V: View>: View {
  @ObservedObject private var observed: EffectComponent<Eff, W, M, V>
  /// The component shown, for reading off the main actor.
  public let component: EffectComponent<Eff, W, M, V>

  /// A view that follows the component.
  public init(_ component: EffectComponent<Eff, W, M, V>) {
    self.component = component
    _observed = ObservedObject(wrappedValue: component)
  }

  /// Adds a listener that hears every next component.
  public func onEffect(_ listen: @escaping (EffectComponent<Eff, W, M, V>) -> Kind<Eff, Void>) -> EffectComponentView {
    EffectComponentView(component.onEffect(listen))
  }

  /// Adds a listener that hears every next component and what led to it.
  public func onEffectAction(
    _ listen: @escaping (EffectComponent<Eff, W, M, V>, Kind<M, Void>) -> Kind<Eff, Void>
  ) -> EffectComponentView {
    EffectComponentView(component.onEffectAction(listen))
  }

  /// The interface of the component as it is now; its inputs move the component.
  public var body: some View {
    observed.explore(onEffect: { _ in Eff.pure(()) })
  }
}
