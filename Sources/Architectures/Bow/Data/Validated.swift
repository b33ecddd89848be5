/// The witness of `Validated`.
public final class ForValidated {}
/// `Validated` with all parameters but the last.
public final class ValidatedPartial<I>: Kind<ForValidated, I> {}
/// The kind of `Validated`.
public typealias ValidatedOf<E, A> = Kind<ValidatedPartial<E>, A>
/// What is wrong, in an array of at least one.
public typealias ValidatedNEA<E, A> = Validated<NEA<E>, A>

/// A result or what is wrong; unlike `Either` it collects everything that is wrong.
public final class Validated<E, A>: ValidatedOf<E, A> {
  let either: Either<E, A>

  init(_ either: Either<E, A>) {
    self.either = either
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: ValidatedOf<E, A>) -> Validated<E, A> { downcast(fa) }
  /// A value.
  public static func valid(_ a: A) -> Validated<E, A> { Validated(.right(a)) }
  /// What is wrong.
  public static func invalid(_ e: E) -> Validated<E, A> { Validated(.left(e)) }
  /// The right value, or a failure of the left one.
  @_disfavoredOverload
  public static func fromEither(_ either: Either<E, A>) -> Validated<E, A> { Validated(either) }

  /// What the function for the case at hand makes of it.
  public func fold<C>(_ fe: (E) throws -> C, _ fa: (A) throws -> C) rethrows -> C { try either.fold(fe, fa) }
  /// Whether there is a value.
  public var isValid: Bool { either.isRight }
  /// Whether something is wrong.
  public var isInvalid: Bool { either.isLeft }
  /// The same as an `Either`.
  public func toEither() -> Either<E, A> { either }
  /// The value, if there is one.
  public func toOption() -> Option<A> { either.toOption() }
  /// The same with what is wrong in an array of one.
  public func toValidatedNEA() -> ValidatedNEA<E, A> { fold({ .invalid(.of($0)) }, { .valid($0) }) }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure () -> A) -> A { fold({ _ in other() }, { $0 }) }
  /// This one, or `other` where it holds no value.
  public func orElse(_ other: @autoclosure () -> Validated<E, A>) -> Validated<E, A> { isValid ? self : other() }
  /// The value in an array, or an empty one.
  public func toArray() -> [A] { toOption().toArray() }
  /// The value, or what `f` makes of what is wrong.
  public func valueOr(_ f: (E) -> A) -> A { fold(f, id) }
  /// The same after a change as an `Either`.
  public func withEither<EE, B>(_ f: (Either<E, A>) -> Either<EE, B>) -> Validated<EE, B> {
    Validated<EE, B>(f(toEither()))
  }
  /// The result, or the error as what is wrong.
  public static func fromTry(_ attempt: Try<A>) -> Validated<Error, A> { attempt.toValidated() }
  /// The value, or what is wrong if it is missing.
  public static func fromOption(_ option: Option<A>, ifNone: @escaping () -> E) -> Validated<E, A> {
    option.fold({ .invalid(ifNone()) }, { .valid($0) })
  }
  /// The two sides exchanged.
  public func swap() -> Validated<A, E> { Validated<A, E>(either.swap()) }
}

extension Validated where E: Error {
  /// The same as the standard library's `Result`.
  public func toResult() -> Result<A, E> { either.toResult() }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Validated: @unchecked Sendable where E: Sendable, A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <E, A>(_ fa: ValidatedOf<E, A>) -> Validated<E, A> { Validated.fix(fa) }

extension Validated: CustomStringConvertible {
  public var description: String { fold({ "Invalid(\($0))" }, { "Valid(\($0))" }) }
}

extension ValidatedPartial: EquatableK where I: Equatable {
  public static func eq<A: Equatable>(_ lhs: ValidatedOf<I, A>, _ rhs: ValidatedOf<I, A>) -> Bool {
    lhs^.either == rhs^.either
  }
}

extension ValidatedPartial: Invariant, Functor {
  public static func map<A, B>(_ fa: ValidatedOf<I, A>, _ f: @escaping (A) -> B) -> ValidatedOf<I, B> {
    fa^.fold({ Validated.invalid($0) }, { Validated.valid(f($0)) })
  }
}

extension ValidatedPartial: Applicative where I: Semigroup {
  public static func pure<A>(_ a: A) -> ValidatedOf<I, A> { Validated.valid(a) }
  /// What is wrong with a later argument comes before what is wrong with an earlier one.
  public static func ap<A, B>(_ ff: ValidatedOf<I, (A) -> B>, _ fa: ValidatedOf<I, A>) -> ValidatedOf<I, B> {
    switch (ff^.either.cases, fa^.either.cases) {
    case (.right(let f), .right(let a)): return Validated.valid(f(a))
    case (.left(let e), .left(let later)): return Validated.invalid(later.combine(e))
    case (.left(let e), .right), (.right, .left(let e)): return Validated.invalid(e)
    }
  }
}

extension ValidatedPartial: ApplicativeError where I: Semigroup {
  public typealias E = I
  public static func raiseError<A>(_ e: I) -> ValidatedOf<I, A> { Validated.invalid(e) }
  public static func handleErrorWith<A>(
    _ fa: ValidatedOf<I, A>, _ f: @escaping (I) -> ValidatedOf<I, A>
  ) -> ValidatedOf<I, A> {
    fa^.fold(f, { Validated.valid($0) })
  }
}
