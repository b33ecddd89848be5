/// The witness of `OptionT`.
public final class ForOptionT {}
/// `OptionT` with all parameters but the last.
public final class OptionTPartial<F>: Kind<ForOptionT, F> {}
/// The kind of `OptionT`.
public typealias OptionTOf<F, A> = Kind<OptionTPartial<F>, A>

/// A value that may be missing, in the context of another monad.
public final class OptionT<F, A>: OptionTOf<F, A> {
  /// What is inside.
  public let value: Kind<F, Option<A>>

  /// From what it holds.
  public init(_ value: Kind<F, Option<A>>) {
    self.value = value
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: OptionTOf<F, A>) -> OptionT<F, A> { downcast(fa) }

  /// The same value where `F` is read as another context.
  public func transformT<G, B>(_ f: @escaping (Kind<F, Option<A>>) -> Kind<G, Option<B>>) -> OptionT<G, B> {
    OptionT<G, B>(f(value))
  }
}

/// The type that a kind stands for.
public postfix func ^ <F, A>(_ fa: OptionTOf<F, A>) -> OptionT<F, A> { OptionT.fix(fa) }

extension OptionT where F: Functor {
  /// What the function for the case at hand makes of it.
  public func fold<B>(_ ifEmpty: @escaping () -> B, _ ifSome: @escaping (A) -> B) -> Kind<F, B> {
    value.map { $0.fold(ifEmpty, ifSome) }
  }
  /// What the function for the case at hand makes of it.
  public func cata<B>(_ ifEmpty: @autoclosure @escaping () -> B, _ ifSome: @escaping (A) -> B) -> Kind<F, B> {
    fold(ifEmpty, ifSome)
  }
  /// An effect of the underlying context.
  public static func liftF(_ fa: Kind<F, A>) -> OptionT<F, A> { OptionT(fa.map { .some($0) }) }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure @escaping () -> A) -> Kind<F, A> { fold(other, id) }
  /// Whether there is a value.
  public var isDefined: Kind<F, Bool> { value.map { $0.isDefined } }
  /// The same with what is inside changed.
  public func transform<B>(_ f: @escaping (Option<A>) -> Option<B>) -> OptionT<F, B> { OptionT<F, B>(value.map(f)) }
  /// Goes on with a value that may be missing or wrong.
  public func subflatMap<B>(_ f: @escaping (A) -> Option<B>) -> OptionT<F, B> { transform { $0.flatMap(f)^ } }
  /// What satisfies the predicate.
  public func filter(_ predicate: @escaping (A) -> Bool) -> OptionT<F, A> { transform { $0.filter(predicate) } }
  /// As an `EitherT`, with a value for where it is missing.
  public func toLeft<R>(_ right: @autoclosure @escaping () -> R) -> EitherT<F, A, R> {
    EitherT<F, A, R>(fold({ .right(right()) }, { .left($0) }))
  }
  /// As an `EitherT`, with a value for where it is missing.
  public func toRight<L>(_ left: @autoclosure @escaping () -> L) -> EitherT<F, L, A> {
    EitherT<F, L, A>(fold({ .left(left()) }, { .right($0) }))
  }
}

extension OptionT where F: Applicative {
  /// No value.
  public static func none() -> OptionT<F, A> { fromOption(.none()) }
  /// A value.
  public static func some(_ a: A) -> OptionT<F, A> { fromOption(.some(a)) }
  /// The value, or a failure.
  public static func fromOption(_ option: Option<A>) -> OptionT<F, A> { OptionT(F.pure(option)) }
}

extension OptionT where F: Monad {
  /// This one, or `other` where it holds no value.
  public func orElse(_ other: OptionT<F, A>) -> OptionT<F, A> { orElseF(other.value) }
  /// With an effect for where the value is missing.
  public func orElseF(_ other: Kind<F, Option<A>>) -> OptionT<F, A> {
    OptionT(value.flatMap { $0.isDefined ? F.pure($0) : other })
  }
  /// With an effect for where the value is missing.
  public func getOrElseF(_ other: Kind<F, A>) -> Kind<F, A> { value.flatMap { $0.fold({ other }, { F.pure($0) }) } }
  /// Goes on with an effect of the underlying monad.
  public func semiflatMap<B>(_ f: @escaping (A) -> Kind<F, B>) -> OptionT<F, B> {
    OptionT<F, B>(value.flatMap { $0.traverse(f).map { $0^ } })
  }
}

extension OptionTPartial: EquatableK where F: EquatableK {
  public static func eq<A: Equatable>(_ lhs: OptionTOf<F, A>, _ rhs: OptionTOf<F, A>) -> Bool {
    lhs^.value == rhs^.value
  }
}

extension OptionTPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: OptionTOf<F, A>, _ f: @escaping (A) -> B) -> OptionTOf<F, B> {
    fa^.transform { $0.map(f)^ }
  }
}

extension OptionTPartial: Applicative, Selective, Monad where F: Monad {
  public static func pure<A>(_ a: A) -> OptionTOf<F, A> { OptionT.some(a) }
  public static func flatMap<A, B>(_ fa: OptionTOf<F, A>, _ f: @escaping (A) -> OptionTOf<F, B>) -> OptionTOf<F, B> {
    OptionT(fa^.value.flatMap { $0.fold({ F.pure(.none()) }, { f($0)^.value }) })
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> OptionTOf<F, Either<A, B>>) -> OptionTOf<F, B> {
    OptionT(
      F.tailRecM(a) { seed in
        f(seed)^.value.map { step in
          step.fold({ .right(.none()) }, { $0.fold({ .left($0) }, { .right(.some($0)) }) })
        }
      })
  }
  public static func within<A>(_ scope: BindingScope, _ fa: OptionTOf<F, A>) -> OptionTOf<F, A> {
    OptionT(F.within(scope, fa^.value))
  }
}

extension OptionTPartial: ApplicativeError, MonadError where F: MonadError {
  public typealias E = F.E
  public static func raiseError<A>(_ e: F.E) -> OptionTOf<F, A> { OptionT(F.raiseError(e)) }
  public static func handleErrorWith<A>(_ fa: OptionTOf<F, A>, _ f: @escaping (F.E) -> OptionTOf<F, A>)
    -> OptionTOf<F, A>
  {
    OptionT(F.handleErrorWith(fa^.value) { f($0)^.value })
  }
}

extension OptionTPartial: MonadState where F: MonadState {
  public typealias S = F.S
  public static func get() -> OptionTOf<F, F.S> { OptionT.liftF(F.get()) }
  public static func set(_ s: F.S) -> OptionTOf<F, Void> { OptionT.liftF(F.set(s)) }
}

extension OptionTPartial: MonadReader where F: MonadReader {
  public typealias D = F.D
  public static func ask() -> OptionTOf<F, F.D> { OptionT.liftF(F.ask()) }
  public static func local<A>(_ fa: OptionTOf<F, A>, _ f: @escaping (F.D) -> F.D) -> OptionTOf<F, A> {
    OptionT(F.local(fa^.value, f))
  }
}

extension OptionTPartial: MonadWriter where F: MonadWriter {
  public typealias W = F.W
  public static func writer<A>(_ aw: (F.W, A)) -> OptionTOf<F, A> { OptionT.liftF(F.writer(aw)) }
  public static func listen<A>(_ fa: OptionTOf<F, A>) -> OptionTOf<F, (F.W, A)> {
    OptionT(F.map(F.listen(fa^.value)) { heard in heard.1.map { (heard.0, $0) }^ })
  }
  public static func pass<A>(_ fa: OptionTOf<F, ((F.W) -> F.W, A)>) -> OptionTOf<F, A> {
    OptionT(F.pass(fa^.value.map { $0.fold({ (id, .none()) }, { ($0.0, .some($0.1)) }) }))
  }
}

extension OptionTPartial: Foldable where F: Foldable {
  public static func foldLeft<A, B>(_ fa: OptionTOf<F, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.value.foldLeft(b) { $1.foldLeft($0, f) }
  }
  public static func foldRight<A, B>(_ fa: OptionTOf<F, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    fa^.value.foldRight(b) { $0.foldRight($1, f) }
  }
}

extension OptionTPartial: Traverse where F: Traverse {
  public static func traverse<G: Applicative, A, B>(_ fa: OptionTOf<F, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, OptionTOf<F, B>>
  {
    G.map(fa^.value.traverse { $0.traverse(f) }) { OptionT($0.map { $0^ }) }
  }
}
