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
  /// A program that moves the component.
  public typealias Action = Kind<M, Void>

  /// A space, and where a program leads from it.
  struct Place {
    let space: Kind<W, UI<Eff, M, V>>
    let next: (Action) -> Place
  }

  private let lock = NSLock()
  private var place: Place
  private let pairing: Pairing<M, W>
  private let listener: (EffectComponent, Action) -> Kind<Eff, Void>
  private let interceptor: EffectHandler<Eff, M>?
  /// Tells those who show the component that it is about to move.
  public let objectWillChange = ObservableObjectPublisher()

  /// A component at a place in a space of interfaces.
  ///
  /// - Parameters:
  ///   - space: the interfaces, one for each state that there could be.
  ///   - pairing: how programs choose among them.
  public convenience init(_ space: Kind<W, UI<Eff, M, V>>, _ pairing: Pairing<M, W>) {
    func place(_ space: Kind<W, UI<Eff, M, V>>) -> Place {
      Place(space: space) { place(pairing.select($0, space.duplicate())) }
    }
    self.init(place(space), pairing)
  }

  /// A component that knows a better way to move than by selecting one of all futures.
  convenience init(_ place: Place, _ pairing: Pairing<M, W>) {
    self.init(place, pairing, listener: { _, _ in Eff.pure(()) }, interceptor: nil)
  }

  private init(
    _ place: Place, _ pairing: Pairing<M, W>, listener: @escaping (EffectComponent, Action) -> Kind<Eff, Void>,
    interceptor: EffectHandler<Eff, M>?
  ) {
    self.place = place
    self.pairing = pairing
    self.listener = listener
    self.interceptor = interceptor
  }

  private var current: Place {
    lock.lock()
    defer { lock.unlock() }
    return place
  }

  /// The space as it is now.
  public var space: Kind<W, UI<Eff, M, V>> { current.space }

  /// The store of the component as it is now.
  public func store<S>() -> Store<S, UI<Eff, M, V>> where W == StorePartial<S>, M == StatePartial<S> { space^ }

  private func with(_ place: Place) -> EffectComponent {
    EffectComponent(place, pairing, listener: listener, interceptor: interceptor)
  }

  /// Hands out the interface; where its inputs lead is written by `write`, and the component itself stays.
  public func explore(write: @escaping (EffectComponent) -> Kind<Eff, Void>) -> V {
    interface { action in
      Eff.defer {
        let next = self.with(self.current.next(action))
        return Eff.flatMap(write(next)) { self.listener(next, action) }
      }
    }
  }

  /// Hands out the interface; its inputs move the component, and `onEffect` is told of each move.
  public func explore(onEffect: @escaping (EffectComponent) -> Kind<Eff, Void>) -> V {
    interface { action in
      Eff.flatMap(
        Eff.later(.main) {
          let next = self.current.next(action)
          self.objectWillChange.send()
          self.lock.lock()
          self.place = next
          self.lock.unlock()
          return self.with(next)
        }
      ) { next in
        Eff.flatMap(self.listener(next, action)) { onEffect(next) }
      }
    }
  }

  private func interface(_ carryOut: @escaping (Action) -> Kind<Eff, Void>) -> V {
    let handler =
      interceptor
      ?? EffectHandler { action in
        // A program that is there without effects goes to the main queue without a detour.
        knownValue(of: action).map(carryOut) ?? Eff.flatMap(action, carryOut)
      }
    return space.extract().make(handler)
  }

  /// The component with other programs, which `f` makes of its own.
  public func lift<N>(_ pairing: Pairing<N, W>, _ f: @escaping (Action) -> Kind<N, Void>)
    -> EffectComponent<Eff, W, N, V>
  {
    EffectComponent<Eff, W, N, V>(space.map { $0.lift(f) }, pairing)
  }

  /// The component in another space and with other programs.
  public func lift<WW, MM>(_ space: FunctionK<W, WW>, _ program: FunctionK<M, MM>, _ pairing: Pairing<MM, WW>)
    -> EffectComponent<Eff, WW, MM, V>
  {
    EffectComponent<Eff, WW, MM, V>(
      space.invoke(self.space.map { ui in ui.lift { (action: Action) in program.invoke(action) } }), pairing)
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
