/// An applicative that can fail and recover.
public protocol ApplicativeError: Applicative {
  /// What a failure says, or what surrounds a value.
  associatedtype E
  /// A failure.
  static func raiseError<A>(_ e: E) -> Kind<Self, A>
  /// Goes on with what `f` makes of a failure.
  static func handleErrorWith<A>(_ fa: Kind<Self, A>, _ f: @escaping (E) -> Kind<Self, A>) -> Kind<Self, A>
}

extension ApplicativeError {
  /// Puts a value in the place of a failure.
  public static func handleError<A>(_ fa: Kind<Self, A>, _ f: @escaping (E) -> A) -> Kind<Self, A> {
    handleErrorWith(fa) { pure(f($0)) }
  }
  /// The failure, if there is one, as a value.
  public static func attempt<A>(_ fa: Kind<Self, A>) -> Kind<Self, Either<E, A>> {
    handleErrorWith(map(fa, Either.right)) { pure(.left($0)) }
  }
  /// The right value, or a failure of the left one.
  public static func fromEither<A>(_ either: Either<E, A>) -> Kind<Self, A> {
    either.fold({ raiseError($0) }, { pure($0) })
  }
  /// The value, or a failure.
  public static func fromOption<A>(_ option: OptionOf<A>, _ error: @escaping () -> E) -> Kind<Self, A> {
    Option.fix(option).fold({ raiseError(error()) }, { pure($0) })
  }
  /// The value, or a failure.
  public static func fromOption<A>(_ option: Option<A>, _ error: @escaping () -> E) -> Kind<Self, A> {
    option.fold({ raiseError(error()) }, { pure($0) })
  }
  /// The result, or a failure.
  public static func fromTry<A>(_ attempt: TryOf<A>, _ convert: @escaping (Error) -> E) -> Kind<Self, A> {
    Try.fix(attempt).fold({ raiseError(convert($0)) }, { pure($0) })
  }
  /// The result, or a failure.
  public static func fromTry<A>(_ attempt: Try<A>, _ convert: @escaping (Error) -> E) -> Kind<Self, A> {
    attempt.fold({ raiseError(convert($0)) }, { pure($0) })
  }
  /// Turns what `f` throws into this kind's failure.
  public static func catchError<A>(_ f: () throws -> A, _ recover: (Error) -> E) -> Kind<Self, A> {
    do { return pure(try f()) } catch { return raiseError(recover(error)) }
  }
}

extension ApplicativeError where E: Error {
  /// The result, or a failure.
  public static func fromResult<A>(_ result: Result<A, E>) -> Kind<Self, A> { fromEither(result.toEither()) }
}

extension ApplicativeError where E == Error {
  /// Turns what `f` throws into this kind's failure.
  public static func catchError<A>(_ f: () throws -> A) -> Kind<Self, A> { catchError(f, id) }
  /// The result, or a failure.
  public static func fromTry<A>(_ attempt: TryOf<A>) -> Kind<Self, A> { fromTry(attempt, id) }
  /// The result, or a failure.
  public static func fromTry<A>(_ attempt: Try<A>) -> Kind<Self, A> { fromTry(attempt, id) }
}

/// A monad that can fail and recover.
public protocol MonadError: ApplicativeError, Monad {}

extension MonadError {
  /// A failure where the predicate does not hold.
  public static func ensure<A>(
    _ fa: Kind<Self, A>, _ error: @escaping () -> E, _ predicate: @escaping (A) -> Bool
  ) -> Kind<Self, A> {
    flatMap(fa) { predicate($0) ? pure($0) : raiseError(error()) }
  }
  /// Does something with a failure before it goes on failing with it; what becomes of that does not matter.
  public static func flatTapError<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (E) -> Kind<Self, B>) -> Kind<Self, A> {
    handleErrorWith(fa) { error in
      flatMap(attempt(f(error))) { _ in raiseError(error) }
    }
  }
}

extension Kind where F: ApplicativeError {
  /// A failure.
  public static func raiseError(_ e: F.E) -> Kind<F, A> { F.raiseError(e) }
  /// Goes on with what `f` makes of a failure.
  public func handleErrorWith(_ f: @escaping (F.E) -> Kind<F, A>) -> Kind<F, A> { F.handleErrorWith(self, f) }
  /// Puts a value in the place of a failure.
  public func handleError(_ f: @escaping (F.E) -> A) -> Kind<F, A> { F.handleError(self, f) }
  /// The failure, if there is one, as a value.
  public func attempt() -> Kind<F, Either<F.E, A>> { F.attempt(self) }
  /// The right value, or a failure of the left one.
  public static func fromEither(_ either: Either<F.E, A>) -> Kind<F, A> { F.fromEither(either) }
  /// The value, or a failure.
  public static func fromOption(_ option: OptionOf<A>, _ error: @escaping () -> F.E) -> Kind<F, A> {
    F.fromOption(option, error)
  }
  /// The result, or a failure.
  public static func fromTry(_ attempt: TryOf<A>, _ convert: @escaping (Error) -> F.E) -> Kind<F, A> {
    F.fromTry(attempt, convert)
  }
  /// The value, or a failure.
  public static func fromOption(_ option: Option<A>, _ error: @escaping () -> F.E) -> Kind<F, A> {
    F.fromOption(option, error)
  }
  /// The result, or a failure.
  public static func fromTry(_ attempt: Try<A>, _ convert: @escaping (Error) -> F.E) -> Kind<F, A> {
    F.fromTry(attempt, convert)
  }
  /// Turns what `f` throws into this kind's failure.
  public static func catchError(_ f: () throws -> A, _ recover: (Error) -> F.E) -> Kind<F, A> {
    F.catchError(f, recover)
  }
}

extension Kind where F: ApplicativeError, F.E == Error {
  /// Turns what `f` throws into this kind's failure.
  public static func catchError(_ f: () throws -> A) -> Kind<F, A> { F.catchError(f) }
  /// The result, or a failure.
  public static func fromTry(_ attempt: TryOf<A>) -> Kind<F, A> { F.fromTry(attempt) }
  /// The result, or a failure.
  public static func fromTry(_ attempt: Try<A>) -> Kind<F, A> { F.fromTry(attempt) }
}

extension Kind where F: MonadError {
  /// A failure where the predicate does not hold.
  public func ensure(_ error: @escaping () -> F.E, _ predicate: @escaping (A) -> Bool) -> Kind<F, A> {
    F.ensure(self, error, predicate)
  }
  /// Does something with a failure before it goes on failing with it; what becomes of that does not matter.
  public func flatTapError<B>(_ f: @escaping (F.E) -> Kind<F, B>) -> Kind<F, A> { F.flatTapError(self, f) }
}
