/// The witness of `Pairing`.
public final class ForPairing {}
/// `Pairing` with all parameters but the last.
public final class PairingPartial<F: Functor>: Kind<ForPairing, F> {}
/// The kind of `Pairing`.
public typealias PairingOf<F: Functor, G: Functor> = Kind<PairingPartial<F>, G>

/// A way for two functors to annihilate each other: a program in one, a world in the other.
public final class Pairing<F: Functor, G: Functor>: PairingOf<F, G> {
  private let strategy: PairingStrategy<F, G>

  package init(strategy: PairingStrategy<F, G>) {
    self.strategy = strategy
  }

  /// From a function that lets a container of functions meet one of arguments.
  public convenience init(_ zap: @escaping (Kind<F, (Any) -> Any>, Kind<G, Any>) -> Any) {
    self.init(strategy: ZapStrategy(zap))
  }

  /// The same with a label.
  @_disfavoredOverload
  public convenience init(zap: @escaping (Kind<F, (Any) -> Any>, Kind<G, Any>) -> Any) {
    self.init(strategy: ZapStrategy(zap))
  }

  /// From a function that lets both meet and joins what they hold.
  public convenience init(_ pairing: @escaping (Kind<F, Any>, Kind<G, Any>, @escaping (Any, Any) -> Any) -> Any) {
    self.init(strategy: UntypedStrategy(pairing))
  }

  /// The same with a label.
  @_disfavoredOverload
  public convenience init(pairing: @escaping (Kind<F, Any>, Kind<G, Any>, @escaping (Any, Any) -> Any) -> Any) {
    self.init(strategy: UntypedStrategy(pairing))
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: PairingOf<F, G>) -> Pairing<F, G> { downcast(fa) }

  /// Lets a program and a world meet, and joins what they hold.
  public func pair<A, B, C>(_ fa: Kind<F, A>, _ gb: Kind<G, B>, _ f: @escaping (A, B) -> C) -> C {
    strategy.pair(fa, gb, f)
  }
  /// Lets a program of functions and a world of arguments meet.
  public func zap<A, B>(_ fab: Kind<F, (A) -> B>, _ ga: Kind<G, A>) -> B { pair(fab, ga) { $0($1) } }
  /// Lets a world and a program meet, and joins what they hold.
  public func pairFlipped<A, B, C>(_ ga: Kind<G, A>, _ fb: Kind<F, B>, _ f: @escaping (A, B) -> C) -> C {
    pair(fb, ga) { f($1, $0) }
  }
  /// The one of `G`'s futures that a program chooses.
  public func select<A, B>(_ fa: Kind<F, A>, _ ggb: Kind<G, Kind<G, B>>) -> Kind<G, B> { pair(fa, ggb) { $1 } }
}

/// The type that a kind stands for.
public postfix func ^ <F, G>(_ fa: PairingOf<F, G>) -> Pairing<F, G> { Pairing.fix(fa) }

extension Pairing where F: Monad, G: Comonad {
  /// This pairing, with a state and positions around it.
  public func pairStateTStoreT<S>() -> Pairing<StateTPartial<F, S>, StoreTPartial<S, G>> { .pairStateTStoreT(self) }
}

extension Pairing {
  /// This pairing, with a log around it.
  public func pairWriterTTracedT<W>() -> Pairing<WriterTPartial<F, W>, TracedTPartial<W, G>> {
    .pairWriterTTracedT(self)
  }
  /// This pairing, with an environment around it.
  public func pairReaderTEnvT<E>() -> Pairing<ReaderTPartial<F, E>, EnvTPartial<E, G>> { .pairReaderTEnvT(self) }
}

/// How a pairing goes about it; one subclass per pair of functors.
package class PairingStrategy<F: Functor, G: Functor> {
  package init() {}

  package func pair<A, B, C>(_ fa: Kind<F, A>, _ gb: Kind<G, B>, _ f: @escaping (A, B) -> C) -> C {
    fatalError("A pairing strategy must say how it pairs.")
  }
}

private final class UntypedStrategy<F: Functor, G: Functor>: PairingStrategy<F, G> {
  let function: (Kind<F, Any>, Kind<G, Any>, @escaping (Any, Any) -> Any) -> Any

  init(_ function: @escaping (Kind<F, Any>, Kind<G, Any>, @escaping (Any, Any) -> Any) -> Any) {
    self.function = function
  }

  override func pair<A, B, C>(_ fa: Kind<F, A>, _ gb: Kind<G, B>, _ f: @escaping (A, B) -> C) -> C {
    let result = function(fa.map { Box($0) as Any }, gb.map { Box($0) as Any }) { a, b in
      Box(f(unbox(a as AnyObject), unbox(b as AnyObject)))
    }
    return unbox(result as AnyObject)
  }
}

private final class ZapStrategy<F: Functor, G: Functor>: PairingStrategy<F, G> {
  let function: (Kind<F, (Any) -> Any>, Kind<G, Any>) -> Any

  init(_ function: @escaping (Kind<F, (Any) -> Any>, Kind<G, Any>) -> Any) {
    self.function = function
  }

  override func pair<A, B, C>(_ fa: Kind<F, A>, _ gb: Kind<G, B>, _ f: @escaping (A, B) -> C) -> C {
    let functions: Kind<F, (Any) -> Any> = fa.map { a in { b in Box(f(a, unbox(b as AnyObject))) } }
    return unbox(function(functions, gb.map { Box($0) as Any }) as AnyObject)
  }
}
