public final class ForKleisli {}
public final class KleisliPartial<F, D>: Kind2<ForKleisli, F, D> {}
public typealias KleisliOf<F, D, A> = Kind<KleisliPartial<F, D>, A>

public typealias ReaderT<F, D, A> = Kleisli<F, D, A>
public typealias ReaderTPartial<F, D> = KleisliPartial<F, D>
public typealias Reader<D, A> = Kleisli<ForId, D, A>
public typealias ReaderPartial<D> = KleisliPartial<ForId, D>
public typealias ReaderOf<D, A> = KleisliOf<ForId, D, A>

/// An effect that needs an environment.
public final class Kleisli<F, D, A>: KleisliOf<F, D, A> {
  @exclusivity(unchecked) public private(set) var run: (D) -> Kind<F, A>

  public init(_ run: @escaping (D) -> Kind<F, A>) {
    self.run = run
  }

  deinit {
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(run)
    }
  }

  /// Not inlined: what the function captured must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    run = { _ in fatalError("A Kleisli was run after its end.") }
  }

  public static func fix(_ fa: KleisliOf<F, D, A>) -> Kleisli<F, D, A> { downcast(fa) }
  public func callAsFunction(_ d: D) -> Kind<F, A> { run(d) }

  /// Takes a bigger environment and uses a part of it.
  public func contramap<DD>(_ f: @escaping (DD) -> D) -> Kleisli<F, DD, A> { Kleisli<F, DD, A> { self.run(f($0)) } }
  public func narrow<DD>(_ f: @escaping (DD) -> D) -> Kleisli<F, DD, A> { contramap(f) }
  public static func liftF(_ fa: Kind<F, A>) -> Kleisli<F, D, A> { Kleisli { _ in fa } }
  public func transformT<G, B>(_ f: @escaping (Kind<F, A>) -> Kind<G, B>) -> Kleisli<G, D, B> {
    Kleisli<G, D, B> { f(self.run($0)) }
  }
}

public postfix func ^ <F, D, A>(_ fa: KleisliOf<F, D, A>) -> Kleisli<F, D, A> { Kleisli.fix(fa) }

extension Kleisli where F: Applicative {
  public static func access(_ f: @escaping (D) -> A) -> Kleisli<F, D, A> { Kleisli { F.pure(f($0)) } }
  public static func accessM(_ f: @escaping (D) -> Kleisli<F, D, A>) -> Kleisli<F, D, A> {
    Kleisli { d in f(d).run(d) }
  }
  public func zip<B>(_ other: Kleisli<F, D, B>) -> Kleisli<F, D, (A, B)> {
    Kleisli<F, D, (A, B)> { d in F.zip(self.run(d), other.run(d)) }
  }
}

extension Kleisli where F: Monad {
  /// Feeds the result to the next arrow as its environment.
  public func andThen<B>(_ next: Kleisli<F, A, B>) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { self.run($0).flatMap(next.run) }
  }
  public func andThen<B>(_ f: @escaping (A) -> Kind<F, B>) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { self.run($0).flatMap(f) }
  }
  public func andThen<B>(_ fb: Kind<F, B>) -> Kleisli<F, D, B> { andThen { _ in fb } }
}

extension Kleisli where F: MonadError {
  public func foldM<B>(
    _ ifError: @escaping (F.E) -> Kleisli<F, D, B>, _ ifValue: @escaping (A) -> Kleisli<F, D, B>
  ) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { d in
      self.run(d).attempt().flatMap { $0.fold({ ifError($0).run(d) }, { ifValue($0).run(d) }) }
    }
  }
}

extension KleisliPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (A) -> B) -> KleisliOf<F, D, B> {
    let kleisli = fa^
    return Kleisli { kleisli.run($0).map(f) }
  }
}

extension KleisliPartial: Applicative, Selective, Monad where F: Monad {
  public static func pure<A>(_ a: A) -> KleisliOf<F, D, A> { Kleisli { _ in F.pure(a) } }
  /// The first effect is asked for inside the underlying monad, so that nesting to the left costs no stack where that
  /// monad is lazy.
  public static func flatMap<A, B>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (A) -> KleisliOf<F, D, B>)
    -> KleisliOf<F, D, B>
  {
    let kleisli = fa^
    return Kleisli { d in
      F.flatMap(F.flatMap(F.pure(()), { kleisli.run(d) })) { f($0)^.run(d) }
    }
  }
  public static func product<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, (A, B)> {
    Kleisli { d in F.product(fa^.run(d), fb^.run(d)) }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> KleisliOf<F, D, Either<A, B>>) -> KleisliOf<F, D, B> {
    Kleisli { d in F.tailRecM(a) { f($0)^.run(d) } }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: KleisliOf<F, D, A>) -> KleisliOf<F, D, A> {
    let kleisli = fa^
    return Kleisli { d in BindingScope.with(scope) { F.within(scope, kleisli.run(d)) } }
  }
}

extension KleisliPartial: MonadReader where F: Monad {
  public static func ask() -> KleisliOf<F, D, D> { Kleisli { F.pure($0) } }
  public static func local<A>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (D) -> D) -> KleisliOf<F, D, A> {
    fa^.contramap(f)
  }
}

extension KleisliPartial: ApplicativeError, MonadError where F: MonadError {
  public typealias E = F.E
  public static func raiseError<A>(_ e: F.E) -> KleisliOf<F, D, A> { Kleisli { _ in F.raiseError(e) } }
  public static func handleErrorWith<A>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (F.E) -> KleisliOf<F, D, A>)
    -> KleisliOf<F, D, A>
  {
    Kleisli { d in F.handleErrorWith(fa^.run(d)) { f($0)^.run(d) } }
  }
}
