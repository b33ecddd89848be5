import Bow
import BowOptics

/// The pure heart of a component: state and input in, state out.
public struct Reducer<S, I> {
  private let function: (S, I) -> S

  /// A reducer that does as a function says.
  ///
  /// - Parameter f: the state after an input.
  public init(_ f: @escaping (S, I) -> S) {
    function = f
  }

  /// The state after an input.
  public func run(_ state: S, _ input: I) -> S { function(state, input) }

  /// Reduces a part of the state, on the inputs meant for it.
  public func focus<S2, I2>(_ state: Lens<S2, S>, _ input: Prism<I2, I>) -> Reducer<S2, I2> {
    Reducer<S2, I2> { whole, wrapped in
      guard let own = input.getOptional(wrapped) else { return whole }
      return state.set(whole, self.run(state.get(whole), own))
    }
  }
  /// Reduces a part of the state, on all inputs.
  public func focus<S2>(_ state: Lens<S2, S>) -> Reducer<S2, I> {
    Reducer<S2, I> { whole, input in state.set(whole, self.run(state.get(whole), input)) }
  }
  /// Reduces the whole state, on the inputs meant for it.
  public func focus<I2>(_ input: Prism<I2, I>) -> Reducer<S, I2> {
    Reducer<S, I2> { state, wrapped in input.getOptional(wrapped).map { self.run(state, $0) } ?? state }
  }
  /// Reduces the part at a key path, on the inputs of one case.
  public func focus<S2: AutoLens, I2: AutoPrism>(
    _ state: WritableKeyPath<S2, S>, _ input: @escaping (I) -> I2
  ) -> Reducer<S2, I2> {
    focus(S2.lens(for: state), I2.prism(for: input))
  }
  /// Reduces the part at a key path, on the inputs meant for it.
  public func focus<S2: AutoLens, I2>(_ state: WritableKeyPath<S2, S>, _ input: Prism<I2, I>) -> Reducer<S2, I2> {
    focus(S2.lens(for: state), input)
  }
  /// Reduces a part of the state, on the inputs of one case.
  public func focus<S2, I2: AutoPrism>(_ state: Lens<S2, S>, _ input: @escaping (I) -> I2) -> Reducer<S2, I2> {
    focus(state, I2.prism(for: input))
  }
  /// Reduces the part at a key path, on all inputs.
  public func focus<S2: AutoLens>(_ state: WritableKeyPath<S2, S>) -> Reducer<S2, I> { focus(S2.lens(for: state)) }
  /// Reduces the whole state, on the inputs of one case.
  public func focus<I2: AutoPrism>(_ input: @escaping (I) -> I2) -> Reducer<S, I2> { focus(I2.prism(for: input)) }
}

extension Reducer: Monoid {
  /// One after the other on the same input.
  public func combine(_ other: Reducer<S, I>) -> Reducer<S, I> {
    Reducer { other.run(self.run($0, $1), $1) }
  }
  public static func empty() -> Reducer<S, I> { Reducer { state, _ in state } }
}
