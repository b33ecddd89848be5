import Bow
import BowEffects
import SwiftUI

/// Shows a component, and again whenever it has moved.
public struct EffectComponentView<Eff: Async & UnsafeRun, W: Comonad, M: Monad, V: View>: View {
  @ObservedObject private var component: EffectComponent<Eff, W, M, V>

  public init(_ component: EffectComponent<Eff, W, M, V>) {
    _component = ObservedObject(wrappedValue: component)
  }

  public var body: some View {
    component.explore(onEffect: { _ in Eff.pure(()) })
  }
}
