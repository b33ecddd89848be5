/// An applicative that can leave out a second effect when the first one's value decides so.
public protocol Selective: Applicative {
  /// Applies a function only where the value is a left one.
  static func select<A, B>(_ fab: Kind<Self, Either<A, B>>, _ f: Kind<Self, (A) -> B>) -> Kind<Self, B>
  /// Repeats the effect for as long as it answers true. Ends only where effects are built on demand, or in a monad.
  static func whileS(_ condition: Kind<Self, Bool>) -> Eval<Kind<Self, Void>>
}

extension Selective {
  /// Goes on with one of two functions, as the value says.
  public static func branch<A, B, C>(
    _ fab: Kind<Self, Either<A, B>>, ifLeft fa: Kind<Self, (A) -> C>, ifRight fb: Kind<Self, (B) -> C>
  ) -> Kind<Self, C> {
    let left: Kind<Self, Either<A, Either<B, C>>> = map(fab) { $0.fold({ .left($0) }, { .right(.left($0)) }) }
    let skipped: Kind<Self, (A) -> Either<B, C>> = map(fa) { f in { .right(f($0)) } }
    return select(select(left, skipped), fb)
  }
  /// Carries out an effect only where the condition holds.
  public static func whenS(_ condition: Kind<Self, Bool>, then: Kind<Self, Void>) -> Kind<Self, Void> {
    let choice: Kind<Self, Either<Void, Void>> = map(condition) { $0 ? .left(()) : .right(()) }
    return select(choice, map(then) { _ in { _ in } })
  }
  /// Carries out one of two effects, as the condition says.
  public static func ifS<A>(
    _ condition: Kind<Self, Bool>, then: Kind<Self, A>, else other: Kind<Self, A>
  ) -> Kind<Self, A> {
    let choice: Kind<Self, Either<Void, Void>> = map(condition) { $0 ? .left(()) : .right(()) }
    return branch(choice, ifLeft: map(then) { a in { _ in a } }, ifRight: map(other) { a in { _ in a } })
  }
  /// Whether either holds; the second is left out where the first does.
  public static func orS(_ a: Kind<Self, Bool>, _ b: Kind<Self, Bool>) -> Kind<Self, Bool> {
    ifS(a, then: pure(true), else: b)
  }
  /// Whether both hold; the second is left out where the first does not.
  public static func andS(_ a: Kind<Self, Bool>, _ b: Kind<Self, Bool>) -> Kind<Self, Bool> {
    ifS(a, then: b, else: pure(false))
  }
  /// A value, with one in reserve for where it is missing.
  public static func fromOptionS<A>(_ reserve: Kind<Self, A>, _ fa: Kind<Self, Option<A>>) -> Kind<Self, A> {
    let choice: Kind<Self, Either<Void, A>> = map(fa) { $0.toEither(()) }
    return select(choice, map(reserve) { a in { _ in a } })
  }
  /// Whether `predicate` holds for any element; effects after the first that does are left out.
  public static func anyS<A>(_ predicate: @escaping (A) -> Kind<Self, Bool>, _ array: ArrayK<A>) -> Kind<Self, Bool> {
    array.asArray.reversed().reduce(pure(false)) { orS(predicate($1), $0) }
  }
  /// Whether `predicate` holds for all elements; effects after the first that does not are left out.
  public static func allS<A>(_ predicate: @escaping (A) -> Kind<Self, Bool>, _ array: ArrayK<A>) -> Kind<Self, Bool> {
    array.asArray.reversed().reduce(pure(true)) { andS(predicate($1), $0) }
  }
  /// Repeats the effect for as long as it answers true.
  public static func whileS(_ condition: Kind<Self, Bool>) -> Eval<Kind<Self, Void>> {
    Eval.later { whenS(condition, then: whileS(condition).value()) }
  }

  // The same without labels.
  /// Goes on with one of two functions, as the value says.
  public static func branch<A, B, C>(
    _ fab: Kind<Self, Either<A, B>>, _ fa: Kind<Self, (A) -> C>, _ fb: Kind<Self, (B) -> C>
  ) -> Kind<Self, C> {
    branch(fab, ifLeft: fa, ifRight: fb)
  }
  /// Carries out an effect only where the condition holds.
  public static func whenS(_ condition: Kind<Self, Bool>, _ then: Kind<Self, Void>) -> Kind<Self, Void> {
    whenS(condition, then: then)
  }
  /// Carries out one of two effects, as the condition says.
  public static func ifS<A>(
    _ condition: Kind<Self, Bool>, _ then: Kind<Self, A>, _ other: Kind<Self, A>
  ) -> Kind<Self, A> {
    ifS(condition, then: then, else: other)
  }
}

extension Kind where F: Selective {
  /// Applies a function only where the value is a left one.
  public func select<X, B>(_ f: Kind<F, (X) -> B>) -> Kind<F, B> where A == Either<X, B> { F.select(self, f) }
  /// Goes on with one of two functions, as the value says.
  public func branch<X, B, C>(ifLeft: Kind<F, (X) -> C>, ifRight: Kind<F, (B) -> C>) -> Kind<F, C>
  where A == Either<X, B> {
    F.branch(self, ifLeft: ifLeft, ifRight: ifRight)
  }
  /// Goes on with one of two functions, as the value says.
  public func branch<X, B, C>(_ ifLeft: Kind<F, (X) -> C>, _ ifRight: Kind<F, (B) -> C>) -> Kind<F, C>
  where A == Either<X, B> {
    F.branch(self, ifLeft: ifLeft, ifRight: ifRight)
  }
  /// A value, with one in reserve for where it is missing.
  public static func fromOptionS(_ reserve: Kind<F, A>, _ fa: Kind<F, Option<A>>) -> Kind<F, A> {
    F.fromOptionS(reserve, fa)
  }
}

extension Kind where F: Selective, A == Bool {
  /// Carries out an effect only where the condition holds.
  public func whenS(then: Kind<F, Void>) -> Kind<F, Void> { F.whenS(self, then: then) }
  /// Carries out one of two effects, as the condition says.
  public func ifS<B>(then: Kind<F, B>, else other: Kind<F, B>) -> Kind<F, B> { F.ifS(self, then: then, else: other) }
  /// Whether either holds; the second is left out where the first does.
  public func orS(_ other: Kind<F, Bool>) -> Kind<F, Bool> { F.orS(self, other) }
  /// Whether both hold; the second is left out where the first does not.
  public func andS(_ other: Kind<F, Bool>) -> Kind<F, Bool> { F.andS(self, other) }
  /// Carries out an effect only where the condition holds.
  public static func whenS(_ condition: Kind<F, Bool>, _ then: Kind<F, Void>) -> Kind<F, Void> {
    F.whenS(condition, then: then)
  }
  /// Carries out one of two effects, as the condition says.
  public static func ifS<B>(_ condition: Kind<F, Bool>, _ then: Kind<F, B>, _ other: Kind<F, B>) -> Kind<F, B> {
    F.ifS(condition, then: then, else: other)
  }
  /// Whether either holds; the second is left out where the first does.
  public static func orS(_ a: Kind<F, Bool>, _ b: Kind<F, Bool>) -> Kind<F, Bool> { F.orS(a, b) }
  /// Whether both hold; the second is left out where the first does not.
  public static func andS(_ a: Kind<F, Bool>, _ b: Kind<F, Bool>) -> Kind<F, Bool> { F.andS(a, b) }
  /// Repeats the effect for as long as it answers true.
  public static func whileS(_ condition: Kind<F, Bool>) -> Eval<Kind<F, Void>> { F.whileS(condition) }
}
