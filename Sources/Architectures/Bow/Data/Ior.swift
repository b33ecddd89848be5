/// The witness of `Ior`.
public final class ForIor {}
/// `Ior` with all parameters but the last.
public final class IorPartial<L>: Kind<ForIor, L> {}
/// The kind of `Ior`.
public typealias IorOf<A, B> = Kind<IorPartial<A>, B>

/// One value, the other, or both: a result that may come with a remark.
public final class Ior<A, B>: IorOf<A, B> {
  enum Cases {
    case left(A)
    case right(B)
    case both(A, B)
  }

  let cases: Cases

  init(_ cases: Cases) {
    self.cases = cases
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: IorOf<A, B>) -> Ior<A, B> { downcast(fa) }
  /// Only the left one.
  public static func left(_ a: A) -> Ior<A, B> { Ior(.left(a)) }
  /// Only the right one.
  public static func right(_ b: B) -> Ior<A, B> { Ior(.right(b)) }
  /// Both of them.
  public static func both(_ a: A, _ b: B) -> Ior<A, B> { Ior(.both(a, b)) }

  /// What two optional values come to; nothing when both are missing.
  public static func fromOptions(_ a: Option<A>, _ b: Option<B>) -> Option<Ior<A, B>> {
    switch (a.orNil, b.orNil) {
    case (let a?, let b?): return .some(.both(a, b))
    case (let a?, nil): return .some(.left(a))
    case (nil, let b?): return .some(.right(b))
    case (nil, nil): return .none()
    }
  }

  /// What the function for the case at hand makes of it.
  public func fold<C>(
    _ ifLeft: (A) throws -> C, _ ifRight: (B) throws -> C, _ ifBoth: (A, B) throws -> C
  ) rethrows -> C {
    switch cases {
    case .left(let a): return try ifLeft(a)
    case .right(let b): return try ifRight(b)
    case .both(let a, let b): return try ifBoth(a, b)
    }
  }

  /// Whether there is only a left value.
  public var isLeft: Bool { fold({ _ in true }, { _ in false }, { _, _ in false }) }
  /// Whether there is only a right value.
  public var isRight: Bool { fold({ _ in false }, { _ in true }, { _, _ in false }) }
  /// Whether there are both values.
  public var isBoth: Bool { fold({ _ in false }, { _ in false }, { _, _ in true }) }

  /// Both sides changed.
  public func bimap<C, D>(_ fa: (A) -> C, _ fb: (B) -> D) -> Ior<C, D> {
    fold({ .left(fa($0)) }, { .right(fb($0)) }, { .both(fa($0), fb($1)) })
  }
  /// The left value changed by `f`.
  public func mapLeft<C>(_ f: (A) -> C) -> Ior<C, B> { bimap(f, id) }
  /// The two sides exchanged.
  public func swap() -> Ior<B, A> { fold({ .right($0) }, { .left($0) }, { .both($1, $0) }) }

  /// One of the two on the left, both on the right.
  public func unwrap() -> Either<Either<A, B>, (A, B)> {
    fold({ .left(.left($0)) }, { .left(.right($0)) }, { .right(($0, $1)) })
  }
  /// Each value, where there is one.
  public func pad() -> (Option<A>, Option<B>) {
    fold({ (.some($0), .none()) }, { (.none(), .some($0)) }, { (.some($0), .some($1)) })
  }
  /// The right value where there is one.
  public func toEither() -> Either<A, B> { fold({ .left($0) }, { .right($0) }, { .right($1) }) }
  /// The value, if there is one.
  public func toOption() -> Option<B> { toEither().toOption() }
  /// The value, or `other` where there is none.
  public func getOrElse(_ other: @autoclosure () -> B) -> B { fold({ _ in other() }, { $0 }, { $1 }) }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Ior: @unchecked Sendable where A: Sendable, B: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A, B>(_ fa: IorOf<A, B>) -> Ior<A, B> { Ior.fix(fa) }

extension Ior: CustomStringConvertible {
  public var description: String { fold({ "Left(\($0))" }, { "Right(\($0))" }, { "Both(\($0),\($1))" }) }
}

extension Ior: Semigroup where A: Semigroup, B: Semigroup {
  public func combine(_ other: Ior<A, B>) -> Ior<A, B> {
    let ((a1, b1), (a2, b2)) = (pad(), other.pad())
    return Ior.fromOptions(a1.combine(a2), b1.combine(b2)).getOrElse(self)
  }
}

extension IorPartial: EquatableK where L: Equatable {
  public static func eq<A: Equatable>(_ lhs: IorOf<L, A>, _ rhs: IorOf<L, A>) -> Bool {
    let ((a1, b1), (a2, b2)) = (lhs^.pad(), rhs^.pad())
    return a1 == a2 && b1 == b2
  }
}

extension IorPartial: Invariant, Functor {
  public static func map<A, B>(_ fa: IorOf<L, A>, _ f: @escaping (A) -> B) -> IorOf<L, B> { fa^.bimap(id, f) }
}

/// The left values are joined on the way; a left value alone ends it.
extension IorPartial: Applicative, Selective, Monad where L: Semigroup {
  public static func pure<A>(_ a: A) -> IorOf<L, A> { Ior.right(a) }
  public static func flatMap<A, B>(_ fa: IorOf<L, A>, _ f: @escaping (A) -> IorOf<L, B>) -> IorOf<L, B> {
    fa^.fold({ Ior.left($0) }, f, { l, a in f(a)^.preceded(by: l) })
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> IorOf<L, Either<A, B>>) -> IorOf<L, B> {
    var step = f(a)^
    while true {
      switch step.cases {
      case .left(let l): return Ior.left(l)
      case .right(let choice):
        switch choice.cases {
        case .left(let seed): step = f(seed)^
        case .right(let b): return Ior.right(b)
        }
      case .both(let l, let choice):
        switch choice.cases {
        case .left(let seed): step = f(seed)^.preceded(by: l)
        case .right(let b): return Ior.both(l, b)
        }
      }
    }
  }
}

extension Ior where A: Semigroup {
  fileprivate func preceded(by l: A) -> Ior<A, B> {
    fold({ .left(l.combine($0)) }, { .both(l, $0) }, { .both(l.combine($0), $1) })
  }
}

extension IorPartial: Foldable, Traverse {
  public static func foldLeft<A, B>(_ fa: IorOf<L, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    ForOption.foldLeft(fa^.toOption(), b, f)
  }
  public static func foldRight<A, B>(_ fa: IorOf<L, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B>
  {
    ForOption.foldRight(fa^.toOption(), b, f)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: IorOf<L, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, IorOf<L, B>>
  {
    fa^.fold(
      { G.pure(Ior<L, B>.left($0)) }, { G.map(f($0)) { Ior<L, B>.right($0) } },
      { l, a in G.map(f(a)) { Ior<L, B>.both(l, $0) } })
  }
}
