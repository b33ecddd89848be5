import Bow
import BowEffects

/// Carries out what a dispatcher produces: effects that end in a program `M`.
public struct EffectHandler<Eff: Async, M: Monad> {
  private let handleFunction: (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>

  /// A handler that does as a function says.
  ///
  /// - Parameter handle: carries out an action.
  public init(_ handle: @escaping (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>) {
    handleFunction = handle
  }

  /// Carries out an action.
  public func handle(_ action: Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void> { handleFunction(action) }
  /// Carries out an action.
  public func callAsFunction(_ action: Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void> { handleFunction(action) }

  /// A handler of actions that `f` turns into the ones that this handler knows.
  public func lift<N: Monad>(_ f: @escaping (Kind<Eff, Kind<N, Void>>) -> Kind<Eff, Kind<M, Void>>) -> EffectHandler<
    Eff, N
  > {
    EffectHandler<Eff, N> { self.handle(f($0)) }
  }

  /// A handler of programs that `f` turns into the ones that this handler knows.
  public func lift<N: Monad>(_ f: @escaping (Kind<N, Void>) -> Kind<M, Void>) -> EffectHandler<Eff, N> {
    EffectHandler<Eff, N> { action in self.handle(action.map(f)) }
  }
}
