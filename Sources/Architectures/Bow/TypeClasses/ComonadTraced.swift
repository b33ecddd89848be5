/// A comonad that is asked with a log.
public protocol ComonadTraced: Comonad {
  /// The log.
  associatedtype M
  /// The view, asked with a log.
  static func trace<A>(_ wa: Kind<Self, A>, _ m: M) -> A
  /// The value beside what `f` makes of the log.
  static func listens<A, B>(_ wa: Kind<Self, A>, _ f: @escaping (M) -> B) -> Kind<Self, (B, A)>
  /// The view, given how to change the log.
  static func pass<A>(_ wa: Kind<Self, A>) -> Kind<Self, ((M) -> M) -> A>
}

extension ComonadTraced {
  /// The view, asked with a log that is computed from it.
  public static func traces<A>(_ wa: Kind<Self, A>, _ f: @escaping (A) -> M) -> A { trace(wa, f(extract(wa))) }
  /// The value beside the log.
  public static func listen<A>(_ wa: Kind<Self, A>) -> Kind<Self, (M, A)> { listens(wa, id) }
  /// The same with the log changed.
  public static func censor<A>(_ wa: Kind<Self, A>, _ f: @escaping (M) -> M) -> Kind<Self, A> {
    map(pass(wa)) { $0(f) }
  }
}

extension Kind where F: ComonadTraced {
  /// The view, asked with a log.
  public func trace(_ m: F.M) -> A { F.trace(self, m) }
  /// The view, asked with a log that is computed from it.
  public func traces(_ f: @escaping (A) -> F.M) -> A { F.traces(self, f) }
  /// The value beside what `f` makes of the log.
  public func listens<B>(_ f: @escaping (F.M) -> B) -> Kind<F, (B, A)> { F.listens(self, f) }
  /// The value beside the log.
  public func listen() -> Kind<F, (F.M, A)> { F.listen(self) }
  /// The same with the log changed.
  public func censor(_ f: @escaping (F.M) -> F.M) -> Kind<F, A> { F.censor(self, f) }
  /// The view, given how to change the log.
  public func pass() -> Kind<F, ((F.M) -> F.M) -> A> { F.pass(self) }
}

/// A comonad that carries an environment.
public protocol ComonadEnv: Comonad {
  /// What a failure says, or what surrounds a value.
  associatedtype E
  /// The environment.
  static func ask<A>(_ wa: Kind<Self, A>) -> E
  /// The same in a changed environment.
  static func local<A>(_ wa: Kind<Self, A>, _ f: @escaping (E) -> E) -> Kind<Self, A>
}

extension ComonadEnv {
  /// What `f` makes of the environment.
  public static func asks<A, EE>(_ wa: Kind<Self, A>, _ f: @escaping (E) -> EE) -> EE { f(ask(wa)) }
}

extension Kind where F: ComonadEnv {
  /// The environment.
  public func ask() -> F.E { F.ask(self) }
  /// What `f` makes of the environment.
  public func asks<EE>(_ f: @escaping (F.E) -> EE) -> EE { F.asks(self, f) }
  /// The same in a changed environment.
  public func local(_ f: @escaping (F.E) -> F.E) -> Kind<F, A> { F.local(self, f) }
}
