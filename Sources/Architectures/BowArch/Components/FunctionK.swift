import Bow

/// A way from every container of `F` to the same of `G`, whatever it contains. Subclasses say how.
open class FunctionK<F, G> {
  /// For subclasses.
  public init() {}

  /// The container of `G` for one of `F`. Every subclass overrides it.
  open func invoke<A>(_ fa: Kind<F, A>) -> Kind<G, A> {
    fatalError("\(Self.self) does not override invoke(_:), which a FunctionK is there for.")
  }
  /// The container of `G` for one of `F`.
  public func callAsFunction<A>(_ fa: Kind<F, A>) -> Kind<G, A> { invoke(fa) }

  /// This way, then the next.
  public func andThen<H>(_ next: FunctionK<G, H>) -> FunctionK<F, H> { Composed(self, next) }
}

extension FunctionK where F == G {
  /// The way that leaves everything as it is.
  public static var id: FunctionK<F, F> { Identity() }
}

private final class Identity<F>: FunctionK<F, F> {
  override func invoke<A>(_ fa: Kind<F, A>) -> Kind<F, A> { fa }
}

private final class Composed<F, G, H>: FunctionK<F, H> {
  let first: FunctionK<F, G>
  let second: FunctionK<G, H>

  init(_ first: FunctionK<F, G>, _ second: FunctionK<G, H>) {
    self.first = first
    self.second = second
  }

  override func invoke<A>(_ fa: Kind<F, A>) -> Kind<H, A> { second.invoke(first.invoke(fa)) }
}
