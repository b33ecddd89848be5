import Bow
import BowOptics

/// Carries out what a dispatcher produces: effects that end in a program `M` over the state.
public struct EffectHandler<Eff, M> {
  private let handleFunction: (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>

  public init(_ handle: @escaping (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>) {
    handleFunction = handle
  }

  public func handle(_ action: Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void> { handleFunction(action) }
  public func callAsFunction(_ action: Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void> { handleFunction(action) }

  /// A handler of other effects.
  public func lift<Eff2, M2>(_ f: @escaping (Kind<Eff2, Kind<M2, Void>>) -> Kind<Eff, Kind<M, Void>>)
    -> (Kind<Eff2, Kind<M2, Void>>) -> Kind<Eff, Void>
  {
    { self.handle(f($0)) }
  }
}

extension EffectHandler where Eff: Functor {
  /// A handler of programs that `f` turns into the ones that this handler knows.
  public func lift<N>(_ f: @escaping (Kind<N, Void>) -> Kind<M, Void>) -> EffectHandler<Eff, N> {
    EffectHandler<Eff, N> { action in self.handle(action.map(f)) }
  }

  /// A handler of steps on a part of the state.
  public func narrow<S, P>(_ lens: Lens<S, P>) -> EffectHandler<Eff, StatePartial<P>> where M == StatePartial<S> {
    lift { (step: StateOf<P, Void>) in step^.focus(lens) }
  }
}
