import Bow
import BowEffects

/// A user interface that wants to be told where its inputs go.
public struct UI<Eff: Async, M: Monad, A> {
  private let makeFunction: (EffectHandler<Eff, M>) -> A

  /// An interface that is made when it is known where its inputs go.
  ///
  /// - Parameter make: the interface whose inputs go to a handler.
  public init(_ make: @escaping (EffectHandler<Eff, M>) -> A) {
    makeFunction = make
  }

  /// The interface with its inputs sent to a handler.
  public func make(_ handler: EffectHandler<Eff, M>) -> A { makeFunction(handler) }
  /// The interface with its inputs sent to a function.
  public func make(_ handle: @escaping (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>) -> A {
    makeFunction(EffectHandler(handle))
  }

  /// The interface with its inputs sent to `handler` whatever it is told.
  public func handling(with handler: EffectHandler<Eff, M>) -> UI<Eff, M, A> {
    UI { _ in self.make(handler) }
  }

  /// The interface of actions in another language, translated by `f`.
  public func lift<N: Monad>(_ f: @escaping (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Kind<N, Void>>) -> UI<Eff, N, A> {
    UI<Eff, N, A> { handler in self.make(handler.lift(f)) }
  }

  /// An interface made of this one.
  public func map<B>(_ f: @escaping (A) -> B) -> UI<Eff, M, B> { UI<Eff, M, B> { f(self.make($0)) } }

  /// The interface of programs in another language, translated by `f`.
  public func lift<N: Monad>(_ f: @escaping (Kind<M, Void>) -> Kind<N, Void>) -> UI<Eff, N, A> {
    UI<Eff, N, A> { handler in self.make(handler.lift(f)) }
  }
}
