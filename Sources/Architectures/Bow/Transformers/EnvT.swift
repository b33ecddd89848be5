/// The witness of `EnvT`.
public final class ForEnvT {}
/// `EnvT` with all parameters but the last.
public final class EnvTPartial<E, W>: Kind2<ForEnvT, E, W> {}
/// The kind of `EnvT`.
public typealias EnvTOf<E, W, A> = Kind<EnvTPartial<E, W>, A>

/// The witness of `Env`.
public typealias ForEnv = ForEnvT
/// The usual name, or the form over no other context.
public typealias Env<E, A> = EnvT<E, ForId, A>
/// `Env` with all parameters but the last.
public typealias EnvPartial<E> = EnvTPartial<E, ForId>
/// The kind of `Env`.
public typealias EnvOf<E, A> = EnvTOf<E, ForId, A>

/// A value with its environment, in the context of another comonad.
public final class EnvT<E, W, A>: EnvTOf<E, W, A> {
  let environment: E
  private let value: Kind<W, A>

  /// From what it holds.
  public init(_ e: E, _ wa: Kind<W, A>) {
    environment = e
    value = wa
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: EnvTOf<E, W, A>) -> EnvT<E, W, A> { downcast(fa) }

  /// The environment and the value.
  public func runT() -> (E, Kind<W, A>) { (environment, value) }
  /// The same in a changed environment.
  public func local<EE>(_ f: (E) -> EE) -> EnvT<EE, W, A> { EnvT<EE, W, A>(f(environment), value) }
  /// The underlying context.
  public func lower() -> Kind<W, A> { value }
}

/// The type that a kind stands for.
public postfix func ^ <E, W, A>(_ fa: EnvTOf<E, W, A>) -> EnvT<E, W, A> { EnvT.fix(fa) }

extension EnvT where W == ForId {
  /// From what it holds.
  public convenience init(_ e: E, _ a: A) {
    self.init(e, Id(a))
  }

  /// Runs it.
  public func run() -> (E, A) { (environment, lower()^.value) }
}

extension EnvTPartial: Invariant, Functor where W: Functor {
  public static func map<A, B>(_ fa: EnvTOf<E, W, A>, _ f: @escaping (A) -> B) -> EnvTOf<E, W, B> {
    EnvT<E, W, B>(fa^.environment, fa^.lower().map(f))
  }
}

extension EnvTPartial: Comonad where W: Comonad {
  public static func extract<A>(_ fa: EnvTOf<E, W, A>) -> A { fa^.lower().extract() }
  public static func coflatMap<A, B>(_ fa: EnvTOf<E, W, A>, _ f: @escaping (EnvTOf<E, W, A>) -> B) -> EnvTOf<E, W, B> {
    let environment = fa^.environment
    return EnvT<E, W, B>(environment, fa^.lower().coflatMap { f(EnvT<E, W, A>(environment, $0)) })
  }
}

extension EnvTPartial: ComonadEnv where W: Comonad {
  public static func ask<A>(_ wa: EnvTOf<E, W, A>) -> E { wa^.environment }
  public static func local<A>(_ wa: EnvTOf<E, W, A>, _ f: @escaping (E) -> E) -> EnvTOf<E, W, A> {
    EnvT<E, W, A>(f(wa^.environment), wa^.lower())
  }
}
