/// A comonad that is asked with a log.
public protocol ComonadTraced: Comonad {
  associatedtype M
  static func trace<A>(_ wa: Kind<Self, A>, _ m: M) -> A
  static func listens<A, B>(_ wa: Kind<Self, A>, _ f: @escaping (M) -> B) -> Kind<Self, (B, A)>
  static func pass<A>(_ wa: Kind<Self, A>) -> Kind<Self, ((M) -> M) -> A>
}

extension ComonadTraced {
  public static func traces<A>(_ wa: Kind<Self, A>, _ f: @escaping (A) -> M) -> A { trace(wa, f(extract(wa))) }
  public static func listen<A>(_ wa: Kind<Self, A>) -> Kind<Self, (M, A)> { listens(wa, id) }
  public static func censor<A>(_ wa: Kind<Self, A>, _ f: @escaping (M) -> M) -> Kind<Self, A> {
    map(pass(wa)) { $0(f) }
  }
}

extension Kind where F: ComonadTraced {
  public func trace(_ m: F.M) -> A { F.trace(self, m) }
  public func traces(_ f: @escaping (A) -> F.M) -> A { F.traces(self, f) }
  public func listens<B>(_ f: @escaping (F.M) -> B) -> Kind<F, (B, A)> { F.listens(self, f) }
  public func listen() -> Kind<F, (F.M, A)> { F.listen(self) }
  public func censor(_ f: @escaping (F.M) -> F.M) -> Kind<F, A> { F.censor(self, f) }
  public func pass() -> Kind<F, ((F.M) -> F.M) -> A> { F.pass(self) }
}

/// A comonad that carries an environment.
public protocol ComonadEnv: Comonad {
  associatedtype E
  static func ask<A>(_ wa: Kind<Self, A>) -> E
  static func local<A>(_ wa: Kind<Self, A>, _ f: @escaping (E) -> E) -> Kind<Self, A>
}

extension ComonadEnv {
  public static func asks<A, EE>(_ wa: Kind<Self, A>, _ f: @escaping (E) -> EE) -> EE { f(ask(wa)) }
}

extension Kind where F: ComonadEnv {
  public func ask() -> F.E { F.ask(self) }
  public func asks<EE>(_ f: @escaping (F.E) -> EE) -> EE { F.asks(self, f) }
  public func local(_ f: @escaping (F.E) -> F.E) -> Kind<F, A> { F.local(self, f) }
}
