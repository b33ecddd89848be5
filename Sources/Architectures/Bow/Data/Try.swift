/// What goes wrong inside of `Try` itself.
public enum TryError: Error {
  case illegalState
  case predicateDoesNotMatch
  case unsupportedOperation(String)
}

/// The witness of `Try`.
public final class ForTry {}
/// `Try` with all parameters but the last.
public typealias TryPartial = ForTry
/// The kind of `Try`.
public typealias TryOf<A> = Kind<ForTry, A>

/// A result, or the error that was thrown instead.
public final class Try<A>: TryOf<A> {
  let result: Result<A, Error>

  init(_ result: Result<A, Error>) {
    self.result = result
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: TryOf<A>) -> Try<A> { downcast(fa) }
  /// A result.
  public static func success(_ a: A) -> Try<A> { Try(.success(a)) }
  /// An error.
  public static func failure(_ error: Error) -> Try<A> { Try(.failure(error)) }
  /// An error.
  public static func raise(_ error: Error) -> Try<A> { failure(error) }
  /// Calls `f` at once.
  public static func invoke(_ f: () throws -> A) -> Try<A> { Try(Result(catching: f)) }

  /// What `ifSuccess` throws goes to `ifFailure` as well.
  public func fold<B>(_ ifFailure: (Error) -> B, _ ifSuccess: (A) throws -> B) -> B {
    do { return try ifSuccess(result.get()) } catch { return ifFailure(error) }
  }

  /// Whether there is an error.
  public var isFailure: Bool { !isSuccess }
  /// Whether there is a result.
  public var isSuccess: Bool {
    if case .success = result { return true }
    return false
  }

  /// The error as the result.
  public func failed() -> Try<Error> {
    fold({ .success($0) }, { _ in .failure(TryError.unsupportedOperation("Success.failed")) })
  }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure () -> A) -> A { fold({ _ in other() }, id) }
  /// The result, or `other` where there is none.
  public func getOrDefault(_ other: @autoclosure () -> A) -> A { fold({ _ in other() }, id) }
  /// This one, or `other` where it holds no value.
  public func orElse(_ other: @autoclosure () -> Try<A>) -> Try<A> { isSuccess ? self : other() }
  /// Goes on with what `f` makes of the error.
  public func recoverWith(_ f: (Error) -> Try<A>) -> Try<A> { fold(f, { _ in self }) }
  /// Puts a result in the place of the error.
  public func recover(_ f: (Error) -> A) -> Try<A> { fold({ .success(f($0)) }, { _ in self }) }
  /// A failure where the predicate does not hold.
  public func filter(_ predicate: (A) -> Bool) -> Try<A> {
    fold({ _ in self }, { predicate($0) ? self : .failure(TryError.predicateDoesNotMatch) })
  }
  /// The value as the standard library's optional.
  public func orNil() -> A? { fold({ _ in nil }, { $0 }) }
  /// The value, if there is one.
  public func toOption() -> Option<A> { orNil().toOption() }
  /// The same as an `Either`.
  public func toEither() -> Either<Error, A> { result.toEither() }
  /// The same as a `Validated`.
  public func toValidated() -> Validated<Error, A> { Validated(toEither()) }
  /// The same as the standard library's `Result`.
  public func toResult() -> Result<A, Error> { result }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Try: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: TryOf<A>) -> Try<A> { Try.fix(fa) }

extension Result {
  /// The same as a `Try`.
  public func toTry() -> Try<Success> { Try(mapError { $0 }) }
}

extension Try: CustomStringConvertible {
  public var description: String { fold({ "Failure(\($0))" }, { "Success(\($0))" }) }
}

/// The first success, joined with the second if that is one too.
extension Try: Semigroup where A: Semigroup {
  public func combine(_ other: Try<A>) -> Try<A> {
    switch (result, other.result) {
    case (.success(let a), .success(let b)): return .success(a.combine(b))
    case (.failure, _): return other
    case (_, .failure): return self
    }
  }
}

extension Try: Monoid where A: Monoid {
  public static func empty() -> Try<A> { .failure(TryError.illegalState) }
}

/// Errors are compared by their description, since errors in general cannot be compared.
extension ForTry: EquatableK {
  public static func eq<A: Equatable>(_ lhs: TryOf<A>, _ rhs: TryOf<A>) -> Bool {
    switch (lhs^.result, rhs^.result) {
    case (.success(let a), .success(let b)): return a == b
    case (.failure(let a), .failure(let b)): return "\(a)" == "\(b)"
    default: return false
    }
  }
}

extension ForTry: Monad {
  public static func map<A, B>(_ fa: TryOf<A>, _ f: @escaping (A) -> B) -> TryOf<B> { Try(fa^.result.map(f)) }
  public static func pure<A>(_ a: A) -> TryOf<A> { Try.success(a) }
  public static func flatMap<A, B>(_ fa: TryOf<A>, _ f: @escaping (A) -> TryOf<B>) -> TryOf<B> {
    switch fa^.result {
    case .success(let a): return f(a)
    case .failure(let error): return Try.failure(error)
    }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> TryOf<Either<A, B>>) -> TryOf<B> {
    var seed = a
    while true {
      switch f(seed)^.result {
      case .failure(let error): return Try.failure(error)
      case .success(let step):
        switch step.cases {
        case .left(let next): seed = next
        case .right(let b): return Try.success(b)
        }
      }
    }
  }
}

extension ForTry: MonadError {
  public typealias E = Error
  public static func raiseError<A>(_ e: Error) -> TryOf<A> { Try.failure(e) }
  public static func handleErrorWith<A>(_ fa: TryOf<A>, _ f: @escaping (Error) -> TryOf<A>) -> TryOf<A> {
    fa^.recoverWith { f($0)^ }
  }
}

extension ForTry: Traverse {
  public static func foldLeft<A, B>(_ fa: TryOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    ForOption.foldLeft(fa^.toOption(), b, f)
  }
  public static func foldRight<A, B>(_ fa: TryOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B> {
    ForOption.foldRight(fa^.toOption(), b, f)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: TryOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, TryOf<B>>
  {
    fa^.fold({ G.pure(Try<B>.failure($0)) }, { G.map(f($0)) { Try.success($0) } })
  }
}
