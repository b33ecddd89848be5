/// A monad that writes a log beside its results.
public protocol MonadWriter: Monad {
  /// The log.
  associatedtype W
  /// A value with what to write.
  static func writer<A>(_ aw: (W, A)) -> Kind<Self, A>
  /// The value beside what was written.
  static func listen<A>(_ fa: Kind<Self, A>) -> Kind<Self, (W, A)>
  /// Changes what was written as the value says.
  static func pass<A>(_ fa: Kind<Self, ((W) -> W, A)>) -> Kind<Self, A>
}

extension MonadWriter {
  /// Writes to the log.
  public static func tell(_ w: W) -> Kind<Self, Void> { writer((w, ())) }
  /// The value beside what `f` makes of the log.
  public static func listens<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (W) -> B) -> Kind<Self, (B, A)> {
    map(listen(fa)) { (f($0.0), $0.1) }
  }
  /// The same with the log changed.
  public static func censor<A>(_ fa: Kind<Self, A>, _ f: @escaping (W) -> W) -> Kind<Self, A> {
    pass(map(fa) { (f, $0) })
  }
}

extension Kind where F: MonadWriter {
  /// A value with what to write.
  public static func writer(_ aw: (F.W, A)) -> Kind<F, A> { F.writer(aw) }
  /// The value beside the log.
  public func listen() -> Kind<F, (F.W, A)> { F.listen(self) }
  /// The value beside what `f` makes of the log.
  public func listens<B>(_ f: @escaping (F.W) -> B) -> Kind<F, (B, A)> { F.listens(self, f) }
  /// The same with the log changed.
  public func censor(_ f: @escaping (F.W) -> F.W) -> Kind<F, A> { F.censor(self, f) }
}

extension Kind where F: MonadWriter, A == Void {
  /// Writes to the log.
  public static func tell(_ w: F.W) -> Kind<F, Void> { F.tell(w) }
}
