/// The witness of `Either`.
public final class ForEither {}
/// `Either` with all parameters but the last.
public final class EitherPartial<L>: Kind<ForEither, L> {}
/// The kind of `Either`.
public typealias EitherOf<L, R> = Kind<EitherPartial<L>, R>

/// One of two values; by convention the right one is the result and the left one says why there is none.
public final class Either<L, R>: EitherOf<L, R> {
  enum Cases {
    case left(L)
    case right(R)
  }

  let cases: Cases

  init(_ cases: Cases) {
    self.cases = cases
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: EitherOf<L, R>) -> Either<L, R> { downcast(fa) }
  /// What says why there is no result.
  public static func left(_ l: L) -> Either<L, R> { Either(.left(l)) }
  /// A result.
  public static func right(_ r: R) -> Either<L, R> { Either(.right(r)) }

  /// What the function for the case at hand makes of it.
  public func fold<C>(_ ifLeft: (L) throws -> C, _ ifRight: (R) throws -> C) rethrows -> C {
    switch cases {
    case .left(let l): return try ifLeft(l)
    case .right(let r): return try ifRight(r)
    }
  }

  /// Whether there is only a left value.
  public var isLeft: Bool { fold({ _ in true }, { _ in false }) }
  /// Whether there is only a right value.
  public var isRight: Bool { !isLeft }

  /// The left value. Traps on a right one.
  public var leftValue: L { fold(id, { _ in fatalError("Asked for the left value of a right Either.") }) }
  /// The right value. Traps on a left one.
  public var rightValue: R { fold({ _ in fatalError("Asked for the right value of a left Either.") }, id) }
  /// The value as the standard library's optional.
  public var orNil: R? { fold({ _ in nil }, { $0 }) }
  /// The value, if there is one.
  public var orNone: Option<R> { toOption() }

  /// The two sides exchanged.
  public func swap() -> Either<R, L> { fold({ .right($0) }, { .left($0) }) }
  /// The left value changed by `f`.
  public func mapLeft<C>(_ f: (L) -> C) -> Either<C, R> { fold({ .left(f($0)) }, { .right($0) }) }
  /// Both sides changed.
  public func bimap<C, D>(_ fl: (L) -> C, _ fr: (R) -> D) -> Either<C, D> {
    fold({ .left(fl($0)) }, { .right(fr($0)) })
  }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure () -> R) -> R { fold({ _ in other() }, { $0 }) }
  /// The result, or what `f` makes of the left value.
  public func getOrHandle(_ f: (L) -> R) -> R { fold(f, { $0 }) }
  /// The value, if there is one.
  public func toOption() -> Option<R> { fold({ _ in .none() }, { .some($0) }) }
  /// The same as a `Validated`.
  public func toValidated() -> Validated<L, R> { fold({ .invalid($0) }, { .valid($0) }) }
  /// A result that does not satisfy the predicate becomes `other`.
  public func filterOrElse(_ predicate: (R) -> Bool, _ other: @autoclosure () -> L) -> Either<L, R> {
    fold({ .left($0) }, { predicate($0) ? .right($0) : .left(other()) })
  }
  /// A result that does not satisfy the predicate becomes what `other` makes of it.
  public func filterOrOther(_ predicate: (R) -> Bool, _ other: (R) -> L) -> Either<L, R> {
    fold({ .left($0) }, { predicate($0) ? .right($0) : .left(other($0)) })
  }
  /// Whether a value satisfies the predicate.
  public func exists(_ predicate: (R) -> Bool) -> Bool { fold({ _ in false }, predicate) }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Either: @unchecked Sendable where L: Sendable, R: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <L, R>(_ fa: EitherOf<L, R>) -> Either<L, R> { Either.fix(fa) }

extension Either where L == R {
  /// Whichever value there is.
  public func merge() -> L { fold({ $0 }, { $0 }) }
}

extension Either where L: Error {
  /// The same as the standard library's `Result`.
  public func toResult() -> Result<R, L> { fold({ .failure($0) }, { .success($0) }) }
}

extension Result {
  /// What the function for the case at hand makes of it.
  public func fold<B>(_ ifFailure: (Failure) throws -> B, _ ifSuccess: (Success) throws -> B) rethrows -> B {
    switch self {
    case .success(let value): return try ifSuccess(value)
    case .failure(let error): return try ifFailure(error)
    }
  }
  /// The same as an `Either`.
  public func toEither() -> Either<Failure, Success> { fold({ .left($0) }, { .right($0) }) }
  /// The same as a `Validated`.
  public func toValidated() -> Validated<Failure, Success> { Validated(toEither()) }
  /// The same as a `Validated`, with the error in an array of one.
  public func toValidatedNEA() -> ValidatedNEA<Failure, Success> { toValidated().toValidatedNEA() }
  /// The value, if there is one.
  public func toOption() -> Option<Success> { toEither().toOption() }
}

extension Either: CustomStringConvertible {
  public var description: String { fold({ "Left(\($0))" }, { "Right(\($0))" }) }
}

extension Either: Semigroup where L: Semigroup, R: Semigroup {
  public func combine(_ other: Either<L, R>) -> Either<L, R> {
    switch (cases, other.cases) {
    case (.left(let a), .left(let b)): return .left(a.combine(b))
    case (.left, .right): return self
    case (.right, .left): return other
    case (.right(let a), .right(let b)): return .right(a.combine(b))
    }
  }
}

extension Either: Monoid where L: Monoid, R: Monoid {
  public static func empty() -> Either<L, R> { .right(R.empty()) }
}

extension EitherPartial: EquatableK where L: Equatable {
  public static func eq<A: Equatable>(_ lhs: EitherOf<L, A>, _ rhs: EitherOf<L, A>) -> Bool {
    switch (lhs^.cases, rhs^.cases) {
    case (.left(let a), .left(let b)): return a == b
    case (.right(let a), .right(let b)): return a == b
    default: return false
    }
  }
}

extension EitherPartial: Invariant, Functor, Applicative, Selective, Monad {
  public static func map<A, B>(_ fa: EitherOf<L, A>, _ f: @escaping (A) -> B) -> EitherOf<L, B> {
    fa^.fold({ Either.left($0) }, { Either.right(f($0)) })
  }
  public static func pure<A>(_ a: A) -> EitherOf<L, A> { Either.right(a) }
  public static func flatMap<A, B>(_ fa: EitherOf<L, A>, _ f: @escaping (A) -> EitherOf<L, B>) -> EitherOf<L, B> {
    switch fa^.cases {
    case .left(let l): return Either.left(l)
    case .right(let a): return f(a)
    }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> EitherOf<L, Either<A, B>>) -> EitherOf<L, B> {
    var seed = a
    while true {
      switch f(seed)^.cases {
      case .left(let l): return Either.left(l)
      case .right(let step):
        switch step.cases {
        case .left(let next): seed = next
        case .right(let b): return Either.right(b)
        }
      }
    }
  }
}

extension EitherPartial: ApplicativeError, MonadError {
  public typealias E = L
  public static func raiseError<A>(_ e: L) -> EitherOf<L, A> { Either.left(e) }
  public static func handleErrorWith<A>(_ fa: EitherOf<L, A>, _ f: @escaping (L) -> EitherOf<L, A>) -> EitherOf<L, A> {
    fa^.fold(f, { Either.right($0) })
  }
}
