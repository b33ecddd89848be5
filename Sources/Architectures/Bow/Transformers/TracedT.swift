/// The witness of `TracedT`.
public final class ForTracedT {}
/// `TracedT` with all parameters but the last.
public final class TracedTPartial<M, W>: Kind2<ForTracedT, M, W> {}
/// The kind of `TracedT`.
public typealias TracedTOf<M, W, A> = Kind<TracedTPartial<M, W>, A>

/// The witness of `Traced`.
public typealias ForTraced = ForTracedT
/// The usual name, or the form over no other context.
public typealias Traced<M, A> = TracedT<M, ForId, A>
/// `Traced` with all parameters but the last.
public typealias TracedPartial<M> = TracedTPartial<M, ForId>
/// The kind of `Traced`.
public typealias TracedOf<M, A> = TracedTOf<M, ForId, A>

/// A question to a log, in the context of another comonad. Extracting asks with the empty log.
public final class TracedT<M, W, A>: TracedTOf<M, W, A> {
  /// What is inside.
  public let value: Kind<W, (M) -> A>

  /// From what it holds.
  public init(_ value: Kind<W, (M) -> A>) {
    self.value = value
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: TracedTOf<M, W, A>) -> TracedT<M, W, A> { downcast(fa) }
}

/// The type that a kind stands for.
public postfix func ^ <M, W, A>(_ fa: TracedTOf<M, W, A>) -> TracedT<M, W, A> { TracedT.fix(fa) }

extension TracedT where W == ForId {
  /// From a function.
  public convenience init(_ f: @escaping (M) -> A) {
    self.init(Id(f))
  }

  /// The same as calling it by name.
  public func callAsFunction(_ m: M) -> A { value^.value(m) }
}

extension TracedT where W: Functor, M: Monoid {
  /// The underlying context, asked with the empty log.
  public func lower() -> Kind<W, A> { value.map { $0(.empty()) } }
}

extension TracedTPartial: Invariant, Functor where W: Functor {
  public static func map<A, B>(_ fa: TracedTOf<M, W, A>, _ f: @escaping (A) -> B) -> TracedTOf<M, W, B> {
    TracedT<M, W, B>(fa^.value.map { ask in { f(ask($0)) } })
  }
}

extension TracedTPartial: Comonad where W: Comonad, M: Monoid {
  public static func extract<A>(_ fa: TracedTOf<M, W, A>) -> A { fa^.value.extract()(.empty()) }
  public static func coflatMap<A, B>(_ fa: TracedTOf<M, W, A>, _ f: @escaping (TracedTOf<M, W, A>) -> B)
    -> TracedTOf<M, W, B>
  {
    TracedT<M, W, B>(
      fa^.value.coflatMap { context in
        { m in f(TracedT<M, W, A>(context.map { ask in { ask(m.combine($0)) } })) }
      })
  }
}

extension TracedTPartial: ComonadTraced where W: Comonad, M: Monoid {
  public static func trace<A>(_ wa: TracedTOf<M, W, A>, _ m: M) -> A { wa^.value.extract()(m) }
  public static func listens<A, B>(_ wa: TracedTOf<M, W, A>, _ f: @escaping (M) -> B) -> TracedTOf<M, W, (B, A)> {
    TracedT<M, W, (B, A)>(wa^.value.map { ask in { (f($0), ask($0)) } })
  }
  public static func pass<A>(_ wa: TracedTOf<M, W, A>) -> TracedTOf<M, W, ((M) -> M) -> A> {
    TracedT<M, W, ((M) -> M) -> A>(wa^.value.map { ask in { m in { ask($0(m)) } } })
  }
}
