import Bow
import BowEffects
import BowOptics
import Foundation
import PageRuntime

/// Translates an input into any number of actions: effects in an environment `E` that end in a program `M`.
public struct EffectDispatcher<Eff: Async & UnsafeRun, M: Monad, E, I> {
  /// An effect in an environment that ends in a program.
  public typealias Action = Kleisli<Eff, E, Kind<M, Void>>

  private let onFunction: (I) -> [Action]

  /// A dispatcher that does as a function says.
  ///
  /// - Parameter f: translates an input into the actions that are carried out, in that order.
  public init(_ f: @escaping (I) -> [Action]) {
    onFunction = f
  }

  /// The actions for an input, in the order in which they are to be carried out.
  public func on(_ input: I) -> [Action] { onFunction(input) }

  /// Any number of actions.
  public static func workflow(_ f: @escaping (I) -> [Action]) -> EffectDispatcher { EffectDispatcher(f) }
  /// One action with effects.
  public static func effectful(_ f: @escaping (I) -> Action) -> EffectDispatcher { EffectDispatcher { [f($0)] } }

  /// Takes other inputs; the ones without a translation are let pass.
  public func contramap<I2>(_ f: @escaping (I2) -> I?) -> EffectDispatcher<Eff, M, E, I2> {
    EffectDispatcher<Eff, M, E, I2> { input in f(input).map(self.on) ?? [] }
  }

  /// Changes every action.
  public func lift<Eff2: Async & UnsafeRun, N: Monad, E2>(_ f: @escaping (Action) -> Kleisli<Eff2, E2, Kind<N, Void>>)
    -> EffectDispatcher<Eff2, N, E2, I>
  {
    EffectDispatcher<Eff2, N, E2, I> { self.on($0).map(f) }
  }

  /// Finds its environment in a bigger one.
  public func lift<E2>(_ f: @escaping (E2) -> E) -> EffectDispatcher<Eff, M, E2, I> {
    EffectDispatcher<Eff, M, E2, I> { self.on($0).map { $0.contramap(f) } }
  }

  /// One action without effects.
  public static func pure(_ f: @escaping (I) -> Kind<M, Void>) -> EffectDispatcher {
    EffectDispatcher { input in
      let program = f(input)
      return [Kleisli { _ in Eff.pure(program) }]
    }
  }

  /// Changes the programs that the actions end in.
  public func lift<N: Monad>(_ f: @escaping (Kind<M, Void>) -> Kind<N, Void>) -> EffectDispatcher<Eff, N, E, I> {
    EffectDispatcher<Eff, N, E, I> { input in
      self.on(input).map { action in
        Kleisli { environment in
          let program = action.run(environment)
          return knownValue(of: program).map { Eff.pure(f($0)) } ?? Eff.map(program, f)
        }
      }
    }
  }

  /// Serves in a bigger world: other environment, programs and inputs.
  public func widen<E2, N: Monad, I2>(
    transformEnvironment: @escaping (E2) -> E, transformProgram: @escaping (Kind<M, Void>) -> Kind<N, Void>,
    transformInput: Prism<I2, I>
  ) -> EffectDispatcher<Eff, N, E2, I2> {
    widen(transformEnvironment, transformProgram, transformInput.getOptional)
  }
  /// Serves in a bigger world: other environment, programs and inputs; the ones without a translation are let pass.
  public func widen<I2, N: Monad, E2>(
    _ environment: @escaping (E2) -> E, _ program: @escaping (Kind<M, Void>) -> Kind<N, Void>,
    _ input: @escaping (I2) -> I?
  ) -> EffectDispatcher<Eff, N, E2, I2> {
    contramap(input).lift(environment).lift(program)
  }
}

extension EffectDispatcher: Monoid {
  /// Both get their say.
  public func combine(_ other: EffectDispatcher) -> EffectDispatcher {
    EffectDispatcher { self.on($0) + other.on($0) }
  }
  public static func empty() -> EffectDispatcher { EffectDispatcher { _ in [] } }
}

extension EffectDispatcher {
  /// A function that carries out the actions for an input, in order, without waiting for them.
  ///
  /// Translating the input happens on the caller, the effects in the background, each beginning there when the program of the
  /// one before has been applied. An action that fails is reported, and ends its dispatch.
  public func dispatch(to handler: EffectHandler<Eff, M>, environment: E) -> (I) -> Void {
    { input in
      let actions = self.on(input).map { handler.handle($0.run(environment)) }
      guard let first = actions.first else { return }
      let background = DispatchQueue.global(qos: .background)
      let all = actions.dropFirst().reduce(first) { done, next in
        Eff.flatMap(Eff.continueOn(done, background)) { _ in next }
      }
      let reported = Eff.map(Eff.attempt(all)) { result in
        result.fold({ DispatchFailure.report(DispatchFailure(error: $0, input: input)) }, { _ in })
        OutstandingWork.end()
      }
      OutstandingWork.begin()
      Eff.runDetached(on: background) { reported }
    }
  }

  /// The same with a function in place of a handler.
  public func dispatch(
    to handle: @escaping (Kind<Eff, Kind<M, Void>>) -> Kind<Eff, Void>, environment: E
  ) -> (I) -> Void {
    dispatch(to: EffectHandler(handle), environment: environment)
  }
}

extension EffectDispatcher where E == Any {
  /// The same for actions that need no environment.
  public func dispatch(to handler: EffectHandler<Eff, M>) -> (I) -> Void { dispatch(to: handler, environment: ()) }
}

extension UI where Eff: UnsafeRun {
  /// The interface that is rendered for a state, with its inputs dispatched in an environment.
  init<S, E, I>(
    _ state: S, _ environment: E, _ dispatcher: EffectDispatcher<Eff, M, E, I>,
    _ render: @escaping (S, @escaping (I) -> Void) -> A
  ) {
    self.init { handler in render(state, dispatcher.dispatch(to: handler, environment: environment)) }
  }
}
