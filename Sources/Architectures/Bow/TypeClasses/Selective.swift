/// An applicative that can leave out a second effect when the first one's value decides so.
public protocol Selective: Applicative {
  static func select<A, B>(_ fab: Kind<Self, Either<A, B>>, _ f: Kind<Self, (A) -> B>) -> Kind<Self, B>
}

extension Selective {
  public static func branch<A, B, C>(
    _ fab: Kind<Self, Either<A, B>>, ifLeft fa: Kind<Self, (A) -> C>, ifRight fb: Kind<Self, (B) -> C>
  ) -> Kind<Self, C> {
    let left: Kind<Self, Either<A, Either<B, C>>> = map(fab) { $0.fold({ .left($0) }, { .right(.left($0)) }) }
    let skipped: Kind<Self, (A) -> Either<B, C>> = map(fa) { f in { .right(f($0)) } }
    return select(select(left, skipped), fb)
  }
  public static func whenS(_ condition: Kind<Self, Bool>, then: Kind<Self, Void>) -> Kind<Self, Void> {
    let choice: Kind<Self, Either<Void, Void>> = map(condition) { $0 ? .left(()) : .right(()) }
    return select(choice, map(then) { _ in { _ in } })
  }
  public static func ifS<A>(
    _ condition: Kind<Self, Bool>, then: Kind<Self, A>, else other: Kind<Self, A>
  ) -> Kind<Self, A> {
    let choice: Kind<Self, Either<Void, Void>> = map(condition) { $0 ? .left(()) : .right(()) }
    return branch(choice, ifLeft: map(then) { a in { _ in a } }, ifRight: map(other) { a in { _ in a } })
  }
  public static func orS(_ a: Kind<Self, Bool>, _ b: Kind<Self, Bool>) -> Kind<Self, Bool> {
    ifS(a, then: pure(true), else: b)
  }
  public static func andS(_ a: Kind<Self, Bool>, _ b: Kind<Self, Bool>) -> Kind<Self, Bool> {
    ifS(a, then: b, else: pure(false))
  }
}

extension Kind where F: Selective {
  public func select<X, B>(_ f: Kind<F, (X) -> B>) -> Kind<F, B> where A == Either<X, B> { F.select(self, f) }
  public func branch<X, B, C>(ifLeft: Kind<F, (X) -> C>, ifRight: Kind<F, (B) -> C>) -> Kind<F, C>
  where A == Either<X, B> {
    F.branch(self, ifLeft: ifLeft, ifRight: ifRight)
  }
}

extension Kind where F: Selective, A == Bool {
  public func whenS(then: Kind<F, Void>) -> Kind<F, Void> { F.whenS(self, then: then) }
  public func ifS<B>(then: Kind<F, B>, else other: Kind<F, B>) -> Kind<F, B> { F.ifS(self, then: then, else: other) }
  public func orS(_ other: Kind<F, Bool>) -> Kind<F, Bool> { F.orS(self, other) }
  public func andS(_ other: Kind<F, Bool>) -> Kind<F, Bool> { F.andS(self, other) }
}
