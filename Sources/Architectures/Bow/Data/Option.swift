/// The witness of `Option`.
public final class ForOption {}
/// The witness again, as types of more parameters spell it.
public typealias OptionPartial = ForOption
/// The kind of `Option`.
public typealias OptionOf<A> = Kind<ForOption, A>

/// A value that may be missing, as a member of the family of kinds.
public final class Option<A>: OptionOf<A> {
  let content: A?

  init(content: A?) {
    self.content = content
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: OptionOf<A>) -> Option<A> { downcast(fa) }
  /// A value.
  public static func some(_ a: A) -> Option<A> { Option(content: .some(a)) }
  /// No value.
  public static func none() -> Option<A> { Option(content: .none) }
  /// The value, or a failure.
  public static func fromOptional(_ a: A?) -> Option<A> { Option(content: a) }

  /// What the function for the case at hand makes of it.
  public func fold<B>(_ ifEmpty: () throws -> B, _ ifSome: (A) throws -> B) rethrows -> B {
    switch content {
    case .some(let a): return try ifSome(a)
    case .none: return try ifEmpty()
    }
  }

  /// Whether there is a value.
  public var isDefined: Bool { fold({ false }, { _ in true }) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { !isDefined }
  /// The value as the standard library's optional.
  public var orNil: A? { content }
  /// The value as the standard library's optional.
  public func toOptional() -> A? { content }
  /// The value in an array, or an empty one.
  public func toArray() -> [A] { fold({ [] }, { [$0] }) }
  /// What satisfies the predicate.
  public func filter(_ predicate: (A) -> Bool) -> Option<A> { fold({ self }, { predicate($0) ? self : .none() }) }
  /// What does not satisfy the predicate.
  public func filterNot(_ predicate: (A) -> Bool) -> Option<A> { filter { !predicate($0) } }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure () -> A) -> A { fold(other, { $0 }) }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: () -> A) -> A { fold(other, { $0 }) }
  /// This one, or `other` where it holds no value.
  public func orElse(_ other: @autoclosure () -> Option<A>) -> Option<A> { isDefined ? self : other() }
  /// This one, or `other` where it holds no value.
  public func orElse(_ other: () -> Option<A>) -> Option<A> { isDefined ? self : other() }
  /// Whether a value satisfies the predicate.
  public func exists(_ predicate: (A) -> Bool) -> Bool { fold({ false }, predicate) }
  /// Whether all values satisfy the predicate.
  public func forall(_ predicate: (A) -> Bool) -> Bool { fold({ true }, predicate) }
  /// The same as an `Either`.
  public func toEither<L>(_ ifEmpty: @autoclosure () -> L) -> Either<L, A> {
    fold({ .left(ifEmpty()) }, { .right($0) })
  }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Option: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: OptionOf<A>) -> Option<A> { Option.fix(fa) }

extension Swift.Optional {
  /// The value as a kind.
  public func k() -> Option<Wrapped> { toOption() }
  /// The value, if there is one.
  public func toOption() -> Option<Wrapped> { Option(content: self) }
}

extension Option: CustomStringConvertible {
  public var description: String { fold({ "None" }, { "Some(\($0))" }) }
}

extension Option: Semigroup where A: Semigroup {
  public func combine(_ other: Option<A>) -> Option<A> {
    switch (content, other.content) {
    case (.some(let a), .some(let b)): return .some(a.combine(b))
    case (.none, _): return other
    case (_, .none): return self
    }
  }
}

extension Option: Monoid where A: Semigroup {
  public static func empty() -> Option<A> { .none() }
}

extension ForOption: EquatableK {
  public static func eq<A: Equatable>(_ lhs: OptionOf<A>, _ rhs: OptionOf<A>) -> Bool { lhs^.content == rhs^.content }
}

extension ForOption: Monad {
  public static func map<A, B>(_ fa: OptionOf<A>, _ f: @escaping (A) -> B) -> OptionOf<B> {
    fa^.fold({ Option.none() }, { Option.some(f($0)) })
  }
  public static func pure<A>(_ a: A) -> OptionOf<A> { Option.some(a) }
  public static func flatMap<A, B>(_ fa: OptionOf<A>, _ f: @escaping (A) -> OptionOf<B>) -> OptionOf<B> {
    fa^.fold({ Option.none() }, f)
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> OptionOf<Either<A, B>>) -> OptionOf<B> {
    var seed = a
    while true {
      let step = f(seed)^
      guard step.isDefined else { return Option.none() }
      let choice = step.getOrElse { fatalError("A defined option has a value.") }
      switch choice.cases {
      case .left(let next): seed = next
      case .right(let b): return Option.some(b)
      }
    }
  }
}

extension ForOption: MonadError {
  public typealias E = Void
  public static func raiseError<A>(_ e: ()) -> OptionOf<A> { Option.none() }
  public static func handleErrorWith<A>(_ fa: OptionOf<A>, _ f: @escaping (()) -> OptionOf<A>) -> OptionOf<A> {
    fa^.fold({ f(()) }, { _ in fa })
  }
}
