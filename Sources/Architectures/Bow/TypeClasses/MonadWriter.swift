/// A monad that writes a log beside its results.
public protocol MonadWriter: Monad {
  associatedtype W
  static func writer<A>(_ aw: (W, A)) -> Kind<Self, A>
  static func listen<A>(_ fa: Kind<Self, A>) -> Kind<Self, (W, A)>
  static func pass<A>(_ fa: Kind<Self, ((W) -> W, A)>) -> Kind<Self, A>
}

extension MonadWriter {
  public static func tell(_ w: W) -> Kind<Self, Void> { writer((w, ())) }
  public static func listens<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (W) -> B) -> Kind<Self, (B, A)> {
    map(listen(fa)) { (f($0.0), $0.1) }
  }
  public static func censor<A>(_ fa: Kind<Self, A>, _ f: @escaping (W) -> W) -> Kind<Self, A> {
    pass(map(fa) { (f, $0) })
  }
}

extension Kind where F: MonadWriter {
  public static func writer(_ aw: (F.W, A)) -> Kind<F, A> { F.writer(aw) }
  public func listen() -> Kind<F, (F.W, A)> { F.listen(self) }
  public func listens<B>(_ f: @escaping (F.W) -> B) -> Kind<F, (B, A)> { F.listens(self, f) }
  public func censor(_ f: @escaping (F.W) -> F.W) -> Kind<F, A> { F.censor(self, f) }
}

extension Kind where F: MonadWriter, A == Void {
  public static func tell(_ w: F.W) -> Kind<F, Void> { F.tell(w) }
}
