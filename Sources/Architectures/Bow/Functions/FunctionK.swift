/// A way to turn one container into another, whatever it holds. A subclass overrides `invoke`.
open class FunctionK<F, G> {
  /// For subclasses.
  public init() {}

  /// The other container with the same contents.
  open func invoke<A>(_ fa: Kind<F, A>) -> Kind<G, A> {
    fatalError("\(Self.self) must override invoke.")
  }

  /// The same as calling it by name.
  public func callAsFunction<A>(_ fa: Kind<F, A>) -> Kind<G, A> { invoke(fa) }

  /// This one, then `next`.
  public func andThen<H>(_ next: FunctionK<G, H>) -> FunctionK<F, H> { Composed(self, next) }
  /// `first`, then this one.
  public func compose<E>(_ first: FunctionK<E, F>) -> FunctionK<E, G> { Composed(first, self) }
}

extension FunctionK where F == G {
  /// Leaves the container as it is.
  public static var id: FunctionK<F, F> { Unchanged() }
}

private final class Composed<F, G, H>: FunctionK<F, H> {
  private let first: FunctionK<F, G>
  private let second: FunctionK<G, H>

  init(_ first: FunctionK<F, G>, _ second: FunctionK<G, H>) {
    self.first = first
    self.second = second
    super.init()
  }

  override func invoke<A>(_ fa: Kind<F, A>) -> Kind<H, A> { second.invoke(first.invoke(fa)) }
}

private final class Unchanged<F>: FunctionK<F, F> {
  override func invoke<A>(_ fa: Kind<F, A>) -> Kind<F, A> { fa }
}
