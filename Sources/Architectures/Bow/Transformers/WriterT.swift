/// The witness of `WriterT`.
public final class ForWriterT {}
/// `WriterT` with all parameters but the last.
public final class WriterTPartial<F, W>: Kind2<ForWriterT, F, W> {}
/// The kind of `WriterT`.
public typealias WriterTOf<F, W, A> = Kind<WriterTPartial<F, W>, A>

/// The witness of `Writer`.
public typealias ForWriter = ForWriterT
/// The usual name, or the form over no other context.
public typealias Writer<W, A> = WriterT<ForId, W, A>
/// `Writer` with all parameters but the last.
public typealias WriterPartial<W> = WriterTPartial<ForId, W>
/// The kind of `Writer`.
public typealias WriterOf<W, A> = WriterTOf<ForId, W, A>

/// A result with a log beside it, in the context of another monad.
public final class WriterT<F, W, A>: WriterTOf<F, W, A> {
  /// The log and the value, in the underlying context.
  public let runT: Kind<F, (W, A)>

  /// From what it holds.
  public init(_ runT: Kind<F, (W, A)>) {
    self.runT = runT
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: WriterTOf<F, W, A>) -> WriterT<F, W, A> { downcast(fa) }
}

/// The type that a kind stands for.
public postfix func ^ <F, W, A>(_ fa: WriterTOf<F, W, A>) -> WriterT<F, W, A> { WriterT.fix(fa) }

extension WriterT where F == ForId {
  /// From what it holds.
  public convenience init(_ run: (W, A)) {
    self.init(Id(run))
  }

  /// The log and the value.
  public var run: (W, A) { runT^.value }
}

extension WriterT where F: Applicative {
  /// Both of them.
  public static func both(_ w: W, _ a: A) -> WriterT<F, W, A> { WriterT(F.pure((w, a))) }
  /// A value with what to write.
  public static func put(_ a: A, _ w: W) -> WriterT<F, W, A> { both(w, a) }
  /// A value with what to write.
  public static func putT(_ fa: Kind<F, A>, _ w: W) -> WriterT<F, W, A> { WriterT(fa.map { (w, $0) }) }
}

extension WriterT where F: Applicative, W: Monoid {
  /// A value with an empty log.
  public static func value(_ a: A) -> WriterT<F, W, A> { both(.empty(), a) }
  /// A value with an empty log.
  public static func valueT(_ fa: Kind<F, A>) -> WriterT<F, W, A> { putT(fa, .empty()) }
  /// An effect of the underlying context.
  public static func liftF(_ fa: Kind<F, A>) -> WriterT<F, W, A> { valueT(fa) }
}

extension WriterT where F: Functor {
  /// The value, in the underlying context.
  public func content() -> Kind<F, A> { runT.map { $0.1 } }
  /// The log, in the underlying context.
  public func written() -> Kind<F, W> { runT.map { $0.0 } }
  /// Both sides changed.
  public func bimap<V, B>(_ g: @escaping (W) -> V, _ f: @escaping (A) -> B) -> WriterT<F, V, B> {
    WriterT<F, V, B>(runT.map { (g($0.0), f($0.1)) })
  }
  /// The same with the log changed.
  public func mapAcc<V>(_ f: @escaping (W) -> V) -> WriterT<F, V, A> { bimap(f, id) }
  /// The two sides exchanged.
  public func swap() -> WriterT<F, A, W> { WriterT<F, A, W>(runT.map { ($0.1, $0.0) }) }
}

extension WriterT where F: Functor, W: Monoid {
  /// The same with an empty log.
  public func reset() -> WriterT<F, W, A> { mapAcc { _ in .empty() } }
}

extension WriterT where F: Functor, W: Semigroup {
  /// The same with more written to the log.
  public func tell(_ w: W) -> WriterT<F, W, A> { mapAcc { $0.combine(w) } }
}

extension WriterTPartial: EquatableK where F: EquatableK & Functor, W: Equatable {
  public static func eq<A: Equatable>(_ lhs: WriterTOf<F, W, A>, _ rhs: WriterTOf<F, W, A>) -> Bool {
    lhs^.written() == rhs^.written() && lhs^.content() == rhs^.content()
  }
}

extension WriterTPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: WriterTOf<F, W, A>, _ f: @escaping (A) -> B) -> WriterTOf<F, W, B> {
    WriterT(fa^.runT.map { ($0.0, f($0.1)) })
  }
}

extension WriterTPartial: Applicative, Selective, Monad where F: Monad, W: Monoid {
  public static func pure<A>(_ a: A) -> WriterTOf<F, W, A> { WriterT.value(a) }
  public static func flatMap<A, B>(_ fa: WriterTOf<F, W, A>, _ f: @escaping (A) -> WriterTOf<F, W, B>)
    -> WriterTOf<F, W, B>
  {
    WriterT(fa^.runT.flatMap { first in f(first.1)^.runT.map { (first.0.combine($0.0), $0.1) } })
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> WriterTOf<F, W, Either<A, B>>) -> WriterTOf<F, W, B> {
    WriterT(
      F.tailRecM((W.empty(), a)) { step in
        f(step.1)^.runT.map { next in
          let log = step.0.combine(next.0)
          return next.1.fold({ .left((log, $0)) }, { .right((log, $0)) })
        }
      })
  }
}

extension WriterTPartial: MonadWriter where F: Monad, W: Monoid {
  public static func writer<A>(_ aw: (W, A)) -> WriterTOf<F, W, A> { WriterT.both(aw.0, aw.1) }
  public static func listen<A>(_ fa: WriterTOf<F, W, A>) -> WriterTOf<F, W, (W, A)> {
    WriterT(fa^.runT.map { ($0.0, ($0.0, $0.1)) })
  }
  public static func pass<A>(_ fa: WriterTOf<F, W, ((W) -> W, A)>) -> WriterTOf<F, W, A> {
    WriterT(fa^.runT.map { ($0.1.0($0.0), $0.1.1) })
  }
}

extension WriterTPartial: ApplicativeError, MonadError where F: MonadError, W: Monoid {
  public typealias E = F.E
  public static func raiseError<A>(_ e: F.E) -> WriterTOf<F, W, A> { WriterT(F.raiseError(e)) }
  public static func handleErrorWith<A>(_ fa: WriterTOf<F, W, A>, _ f: @escaping (F.E) -> WriterTOf<F, W, A>)
    -> WriterTOf<F, W, A>
  {
    WriterT(F.handleErrorWith(fa^.runT) { f($0)^.runT })
  }
}
