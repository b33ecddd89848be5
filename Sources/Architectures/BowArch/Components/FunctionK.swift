import Bow

/// A way from every container of `F` to the same of `G`, whatever it contains. Subclasses say how.
open class FunctionK<F, G> {
  public init() {}

  open func invoke<A>(_ fa: Kind<F, A>) -> Kind<G, A> {
    fatalError("\(Self.self) does not override invoke(_:), which a FunctionK is there for.")
  }
  public func callAsFunction<A>(_ fa: Kind<F, A>) -> Kind<G, A> { invoke(fa) }

  public func andThen<H>(_ next: FunctionK<G, H>) -> FunctionK<F, H> { Composed(self, next) }
}

extension FunctionK where F == G {
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
