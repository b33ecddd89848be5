/// The witness of `EitherT`.
public final class ForEitherT {}
/// `EitherT` with all parameters but the last.
public final class EitherTPartial<F, L>: Kind2<ForEitherT, F, L> {}
/// The kind of `EitherT`.
public typealias EitherTOf<F, A, B> = Kind<EitherTPartial<F, A>, B>

/// A result or the reason why there is none, in the context of another monad.
public final class EitherT<F, A, B>: EitherTOf<F, A, B> {
  /// What is inside.
  public let value: Kind<F, Either<A, B>>

  /// From what it holds.
  public init(_ value: Kind<F, Either<A, B>>) {
    self.value = value
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: EitherTOf<F, A, B>) -> EitherT<F, A, B> { downcast(fa) }

  /// The same value where `F` is read as another context.
  public func transformT<G, C>(_ f: @escaping (Kind<F, Either<A, B>>) -> Kind<G, Either<A, C>>) -> EitherT<G, A, C> {
    EitherT<G, A, C>(f(value))
  }
}

/// The type that a kind stands for.
public postfix func ^ <F, A, B>(_ fa: EitherTOf<F, A, B>) -> EitherT<F, A, B> { EitherT.fix(fa) }

extension EitherT where F: Functor {
  /// What the function for the case at hand makes of it.
  public func fold<C>(_ ifLeft: @escaping (A) -> C, _ ifRight: @escaping (B) -> C) -> Kind<F, C> {
    value.map { $0.fold(ifLeft, ifRight) }
  }
  /// What the function for the case at hand makes of it.
  public func cata<C>(_ ifLeft: @escaping (A) -> C, _ ifRight: @escaping (B) -> C) -> Kind<F, C> {
    fold(ifLeft, ifRight)
  }
  /// An effect of the underlying context.
  public static func liftF(_ fb: Kind<F, B>) -> EitherT<F, A, B> { EitherT(fb.map { .right($0) }) }
  /// Whether a value satisfies the predicate.
  public func exists(_ predicate: @escaping (B) -> Bool) -> Kind<F, Bool> { value.map { $0.exists(predicate) } }
  /// The same with what is inside changed.
  public func transform<C, D>(_ f: @escaping (Either<A, B>) -> Either<C, D>) -> EitherT<F, C, D> {
    EitherT<F, C, D>(value.map(f))
  }
  /// Goes on with a value that may be missing or wrong.
  public func subflatMap<C>(_ f: @escaping (B) -> Either<A, C>) -> EitherT<F, A, C> { transform { $0.flatMap(f)^ } }
  /// The left value changed by `f`.
  public func mapLeft<C>(_ f: @escaping (A) -> C) -> EitherT<F, C, B> { transform { $0.mapLeft(f) } }
  /// As an `OptionT`.
  public func toOptionT() -> OptionT<F, B> { OptionT<F, B>(value.map { $0.toOption() }) }
}

extension EitherT where F: Applicative {
  /// Only the left one.
  public static func left(_ a: A) -> EitherT<F, A, B> { fromEither(.left(a)) }
  /// Only the right one.
  public static func right(_ b: B) -> EitherT<F, A, B> { fromEither(.right(b)) }
  /// The right value, or a failure of the left one.
  public static func fromEither(_ either: Either<A, B>) -> EitherT<F, A, B> { EitherT(F.pure(either)) }
}

extension EitherT where F: Monad {
  /// Goes on with an effect of the underlying monad.
  public func semiflatMap<C>(_ f: @escaping (B) -> Kind<F, C>) -> EitherT<F, A, C> {
    EitherT<F, A, C>(value.flatMap { $0.traverse(f).map { $0^ } })
  }
}

extension EitherTPartial: EquatableK where F: EquatableK, L: Equatable {
  public static func eq<A: Equatable>(_ lhs: EitherTOf<F, L, A>, _ rhs: EitherTOf<F, L, A>) -> Bool {
    lhs^.value == rhs^.value
  }
}

extension EitherTPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: EitherTOf<F, L, A>, _ f: @escaping (A) -> B) -> EitherTOf<F, L, B> {
    fa^.transform { $0.map(f)^ }
  }
}

extension EitherTPartial: Applicative, Selective, Monad where F: Monad {
  public static func pure<A>(_ a: A) -> EitherTOf<F, L, A> { EitherT.right(a) }
  public static func flatMap<A, B>(_ fa: EitherTOf<F, L, A>, _ f: @escaping (A) -> EitherTOf<F, L, B>)
    -> EitherTOf<F, L, B>
  {
    EitherT(fa^.value.flatMap { $0.fold({ F.pure(.left($0)) }, { f($0)^.value }) })
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> EitherTOf<F, L, Either<A, B>>) -> EitherTOf<F, L, B> {
    EitherT(
      F.tailRecM(a) { seed in
        f(seed)^.value.map { step in
          step.fold({ .right(.left($0)) }, { $0.fold({ .left($0) }, { .right(.right($0)) }) })
        }
      })
  }
  public static func within<A>(_ scope: BindingScope, _ fa: EitherTOf<F, L, A>) -> EitherTOf<F, L, A> {
    EitherT(F.within(scope, fa^.value))
  }
}

extension EitherTPartial: ApplicativeError, MonadError where F: Monad {
  public typealias E = L
  public static func raiseError<A>(_ e: L) -> EitherTOf<F, L, A> { EitherT.left(e) }
  public static func handleErrorWith<A>(_ fa: EitherTOf<F, L, A>, _ f: @escaping (L) -> EitherTOf<F, L, A>)
    -> EitherTOf<F, L, A>
  {
    EitherT(fa^.value.flatMap { $0.fold({ f($0)^.value }, { F.pure(.right($0)) }) })
  }
}

extension EitherTPartial: MonadState where F: MonadState {
  public typealias S = F.S
  public static func get() -> EitherTOf<F, L, F.S> { EitherT.liftF(F.get()) }
  public static func set(_ s: F.S) -> EitherTOf<F, L, Void> { EitherT.liftF(F.set(s)) }
}

extension EitherTPartial: MonadReader where F: MonadReader {
  public typealias D = F.D
  public static func ask() -> EitherTOf<F, L, F.D> { EitherT.liftF(F.ask()) }
  public static func local<A>(_ fa: EitherTOf<F, L, A>, _ f: @escaping (F.D) -> F.D) -> EitherTOf<F, L, A> {
    EitherT(F.local(fa^.value, f))
  }
}

extension EitherTPartial: MonadWriter where F: MonadWriter {
  public typealias W = F.W
  public static func writer<A>(_ aw: (F.W, A)) -> EitherTOf<F, L, A> { EitherT.liftF(F.writer(aw)) }
  public static func listen<A>(_ fa: EitherTOf<F, L, A>) -> EitherTOf<F, L, (F.W, A)> {
    EitherT(F.map(F.listen(fa^.value)) { heard in heard.1.map { (heard.0, $0) }^ })
  }
  public static func pass<A>(_ fa: EitherTOf<F, L, ((F.W) -> F.W, A)>) -> EitherTOf<F, L, A> {
    EitherT(F.pass(fa^.value.map { $0.fold({ (id, .left($0)) }, { ($0.0, .right($0.1)) }) }))
  }
}

extension EitherTPartial: Foldable where F: Foldable {
  public static func foldLeft<A, B>(_ fa: EitherTOf<F, L, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.value.foldLeft(b) { $1.foldLeft($0, f) }
  }
  public static func foldRight<A, B>(_ fa: EitherTOf<F, L, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    fa^.value.foldRight(b) { $0.foldRight($1, f) }
  }
}

extension EitherTPartial: Traverse where F: Traverse {
  public static func traverse<G: Applicative, A, B>(_ fa: EitherTOf<F, L, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, EitherTOf<F, L, B>>
  {
    G.map(fa^.value.traverse { $0.traverse(f) }) { EitherT($0.map { $0^ }) }
  }
}
