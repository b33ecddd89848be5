import Bow
import BowEffects
import Combine
import Foundation

/// A space `W` of user interfaces, one for each state, and the programs `M` that move in it.
///
/// The component is read and moved on the main queue only: the transition itself is computed there, against the state of
/// that moment, so that none is lost however many inputs arrive at once.
public final class EffectComponent<Eff: Async & UnsafeRun, W: Comonad, M: Monad, V>: ObservableObject,
  @unchecked Sendable
{
  public typealias Action = Kind<M, Void>

  private let lock = NSLock()
  private var space: Kind<W, UI<Eff, M, V>>
  private let pairing: Pairing<M, W>
  private let listener: (EffectComponent, Action) -> Kind<Eff, Void>
  private let interceptor: EffectHandler<Eff, M>?
  public let objectWillChange = ObservableObjectPublisher()

  public convenience init(_ space: Kind<W, UI<Eff, M, V>>, _ pairing: Pairing<M, W>) {
    self.init(space, pairing, listener: { _, _ in Eff.pure(()) }, interceptor: nil)
  }

  private init(
    _ space: Kind<W, UI<Eff, M, V>>, _ pairing: Pairing<M, W>,
    listener: @escaping (EffectComponent, Action) -> Kind<Eff, Void>, interceptor: EffectHandler<Eff, M>?
  ) {
    self.space = space
    self.pairing = pairing
    self.listener = listener
    self.interceptor = interceptor
  }

  private var current: Kind<W, UI<Eff, M, V>> {
    lock.lock()
    defer { lock.unlock() }
    return space
  }

  /// The space as it is now.
  public func store() -> Kind<W, UI<Eff, M, V>> { current }

  private func with(_ space: Kind<W, UI<Eff, M, V>>) -> EffectComponent {
    EffectComponent(space, pairing, listener: listener, interceptor: interceptor)
  }

  private func moved(by action: Action) -> Kind<W, UI<Eff, M, V>> { pairing.select(action, current.duplicate()) }

  /// Hands out the interface; where its inputs lead is written by `write`, and the component itself stays.
  public func explore(write: @escaping (EffectComponent) -> Kind<Eff, Void>) -> V {
    interface { action in
      let next = self.with(self.moved(by: action))
      return Eff.flatMap(write(next)) { self.listener(next, action) }
    }
  }

  /// Hands out the interface; its inputs move the component, and `onEffect` is told of each move.
  public func explore(onEffect: @escaping (EffectComponent) -> Kind<Eff, Void>) -> V {
    interface { action in
      Eff.flatMap(
        Eff.later(.main) {
          let next = self.moved(by: action)
          self.objectWillChange.send()
          self.lock.lock()
          self.space = next
          self.lock.unlock()
          return self.with(next)
        }
      ) { next in
        Eff.flatMap(self.listener(next, action)) { onEffect(next) }
      }
    }
  }

  private func interface(_ carryOut: @escaping (Action) -> Kind<Eff, Void>) -> V {
    let handler = interceptor ?? EffectHandler { Eff.flatMap($0, carryOut) }
    return current.extract().make(handler)
  }

  /// The component in another language of programs.
  public func lift<N>(_ pairing: Pairing<N, W>, _ f: @escaping (Action) -> Kind<N, Void>)
    -> EffectComponent<Eff, W, N, V>
  {
    EffectComponent<Eff, W, N, V>(current.map { $0.lift(f) }, pairing)
  }

  /// The component with its inputs sent elsewhere.
  public func handling(with handler: EffectHandler<Eff, M>) -> EffectComponent {
    EffectComponent(current, pairing, listener: listener, interceptor: handler)
  }

  /// Adds a listener that hears every next component.
  public func onEffect(_ listen: @escaping (EffectComponent) -> Kind<Eff, Void>) -> EffectComponent {
    onEffectAction { next, _ in listen(next) }
  }

  /// Adds a listener that hears every next component and what led to it.
  public func onEffectAction(_ listen: @escaping (EffectComponent, Action) -> Kind<Eff, Void>) -> EffectComponent {
    let earlier = listener
    return EffectComponent(
      current, pairing,
      listener: { next, action in Eff.flatMap(earlier(next, action)) { listen(next, action) } },
      interceptor: interceptor)
  }
}

extension EffectComponent: Equatable {
  /// A component is equal to itself only.
  public static func == (lhs: EffectComponent, rhs: EffectComponent) -> Bool { lhs === rhs }
}
