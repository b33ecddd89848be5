// The containers of at most one value, folded and walked by way of `Option`.

extension ForOption: Traverse {
  public static func foldLeft<A, B>(_ fa: OptionOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.fold({ b }, { f(b, $0) })
  }
  public static func foldRight<A, B>(_ fa: OptionOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    fa^.fold({ b }, { f($0, b) })
  }
  public static func traverse<G: Applicative, A, B>(_ fa: OptionOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, OptionOf<B>>
  {
    fa^.fold({ G.pure(Option<B>.none()) }, { G.map(f($0)) { Option.some($0) } })
  }
}

extension ForId: Traverse {
  public static func foldLeft<A, B>(_ fa: IdOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B { f(b, fa^.value) }
  public static func foldRight<A, B>(_ fa: IdOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B> {
    f(fa^.value, b)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: IdOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, IdOf<B>>
  {
    G.map(f(fa^.value)) { Id($0) }
  }
}

extension EitherPartial: Foldable, Traverse {
  public static func foldLeft<A, B>(_ fa: EitherOf<L, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.fold({ _ in b }, { f(b, $0) })
  }
  public static func foldRight<A, B>(_ fa: EitherOf<L, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    fa^.fold({ _ in b }, { f($0, b) })
  }
  public static func traverse<G: Applicative, A, B>(_ fa: EitherOf<L, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, EitherOf<L, B>>
  {
    fa^.fold({ G.pure(Either<L, B>.left($0)) }, { G.map(f($0)) { Either.right($0) } })
  }
}

extension ValidatedPartial: Foldable, Traverse {
  public static func foldLeft<A, B>(_ fa: ValidatedOf<I, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.toEither().foldLeft(b, f)
  }
  public static func foldRight<A, B>(_ fa: ValidatedOf<I, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    fa^.toEither().foldRight(b, f)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: ValidatedOf<I, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, ValidatedOf<I, B>>
  {
    G.map(fa^.toEither().traverse(f)) { Validated($0^) }
  }
}
