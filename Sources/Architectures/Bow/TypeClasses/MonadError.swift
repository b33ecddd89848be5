/// An applicative that can fail and recover.
public protocol ApplicativeError: Applicative {
  associatedtype E
  static func raiseError<A>(_ e: E) -> Kind<Self, A>
  static func handleErrorWith<A>(_ fa: Kind<Self, A>, _ f: @escaping (E) -> Kind<Self, A>) -> Kind<Self, A>
}

extension ApplicativeError {
  public static func handleError<A>(_ fa: Kind<Self, A>, _ f: @escaping (E) -> A) -> Kind<Self, A> {
    handleErrorWith(fa) { pure(f($0)) }
  }
  public static func attempt<A>(_ fa: Kind<Self, A>) -> Kind<Self, Either<E, A>> {
    handleErrorWith(map(fa, Either.right)) { pure(.left($0)) }
  }
  public static func fromEither<A>(_ either: Either<E, A>) -> Kind<Self, A> {
    either.fold({ raiseError($0) }, { pure($0) })
  }
  public static func fromOption<A>(_ option: OptionOf<A>, _ error: @escaping () -> E) -> Kind<Self, A> {
    Option.fix(option).fold({ raiseError(error()) }, { pure($0) })
  }
  public static func fromTry<A>(_ attempt: TryOf<A>, _ convert: @escaping (Error) -> E) -> Kind<Self, A> {
    Try.fix(attempt).fold({ raiseError(convert($0)) }, { pure($0) })
  }
  /// Turns what `f` throws into this kind's failure.
  public static func catchError<A>(_ f: () throws -> A, _ recover: (Error) -> E) -> Kind<Self, A> {
    do { return pure(try f()) } catch { return raiseError(recover(error)) }
  }
}

extension ApplicativeError where E: Error {
  public static func fromResult<A>(_ result: Result<A, E>) -> Kind<Self, A> { fromEither(result.toEither()) }
}

extension ApplicativeError where E == Error {
  public static func catchError<A>(_ f: () throws -> A) -> Kind<Self, A> { catchError(f, id) }
  public static func fromTry<A>(_ attempt: TryOf<A>) -> Kind<Self, A> { fromTry(attempt, id) }
}

/// A monad that can fail and recover.
public protocol MonadError: ApplicativeError, Monad {}

extension MonadError {
  public static func ensure<A>(
    _ fa: Kind<Self, A>, _ error: @escaping () -> E, _ predicate: @escaping (A) -> Bool
  ) -> Kind<Self, A> {
    flatMap(fa) { predicate($0) ? pure($0) : raiseError(error()) }
  }
}

extension Kind where F: ApplicativeError {
  public static func raiseError(_ e: F.E) -> Kind<F, A> { F.raiseError(e) }
  public func handleErrorWith(_ f: @escaping (F.E) -> Kind<F, A>) -> Kind<F, A> { F.handleErrorWith(self, f) }
  public func handleError(_ f: @escaping (F.E) -> A) -> Kind<F, A> { F.handleError(self, f) }
  public func attempt() -> Kind<F, Either<F.E, A>> { F.attempt(self) }
  public static func fromEither(_ either: Either<F.E, A>) -> Kind<F, A> { F.fromEither(either) }
  public static func fromOption(_ option: OptionOf<A>, _ error: @escaping () -> F.E) -> Kind<F, A> {
    F.fromOption(option, error)
  }
  public static func fromTry(_ attempt: TryOf<A>, _ convert: @escaping (Error) -> F.E) -> Kind<F, A> {
    F.fromTry(attempt, convert)
  }
  public static func catchError(_ f: () throws -> A, _ recover: (Error) -> F.E) -> Kind<F, A> {
    F.catchError(f, recover)
  }
}

extension Kind where F: ApplicativeError, F.E == Error {
  public static func catchError(_ f: () throws -> A) -> Kind<F, A> { F.catchError(f) }
  public static func fromTry(_ attempt: TryOf<A>) -> Kind<F, A> { F.fromTry(attempt) }
}

extension Kind where F: MonadError {
  public func ensure(_ error: @escaping () -> F.E, _ predicate: @escaping (A) -> Bool) -> Kind<F, A> {
    F.ensure(self, error, predicate)
  }
}
