/// A container two of which can be joined, whatever they hold.
public protocol SemigroupK {
  /// Both containers, joined.
  static func combineK<A>(_ x: Kind<Self, A>, _ y: Kind<Self, A>) -> Kind<Self, A>
}

extension Kind where F: SemigroupK {
  /// Both containers, joined.
  public func combineK(_ other: Kind<F, A>) -> Kind<F, A> { F.combineK(self, other) }
}

/// A container that can be joined and can be empty.
public protocol MonoidK: SemigroupK {
  /// The container that joining leaves as it is.
  static func emptyK<A>() -> Kind<Self, A>
}

extension Kind where F: MonoidK {
  /// The container that joining leaves as it is.
  public static func emptyK() -> Kind<F, A> { F.emptyK() }
}

/// An applicative with a choice.
public protocol Alternative: Applicative, MonoidK {}

/// A functor whose contents can be left out.
public protocol FunctorFilter: Functor {
  /// The contents changed by `f`, those left out for which it gives nothing.
  static func mapFilter<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> OptionOf<B>) -> Kind<Self, B>
}

extension FunctorFilter {
  /// The values that are there.
  public static func flattenOption<A>(_ fa: Kind<Self, OptionOf<A>>) -> Kind<Self, A> { mapFilter(fa, id) }
  /// The contents that satisfy the predicate.
  public static func filter<A>(_ fa: Kind<Self, A>, _ predicate: @escaping (A) -> Bool) -> Kind<Self, A> {
    mapFilter(fa) { predicate($0) ? Option.some($0) : Option.none() }
  }
}

extension Kind where F: FunctorFilter {
  /// The contents changed by `f`, those left out for which it gives nothing.
  public func mapFilter<B>(_ f: @escaping (A) -> OptionOf<B>) -> Kind<F, B> { F.mapFilter(self, f) }
  /// The values that are there.
  public func flattenOption<B>() -> Kind<F, B> where A == Option<B> { F.mapFilter(self) { $0 } }
}

extension ForArrayK: Alternative, FunctorFilter {
  public static func combineK<A>(_ x: ArrayKOf<A>, _ y: ArrayKOf<A>) -> ArrayKOf<A> {
    ArrayK(x^.asArray + y^.asArray)
  }
  public static func emptyK<A>() -> ArrayKOf<A> { ArrayK([]) }
  public static func mapFilter<A, B>(_ fa: ArrayKOf<A>, _ f: @escaping (A) -> OptionOf<B>) -> ArrayKOf<B> {
    ArrayK(fa^.asArray.compactMap { f($0)^.orNil })
  }
}

/// The first that is there.
extension ForOption: Alternative, FunctorFilter {
  public static func combineK<A>(_ x: OptionOf<A>, _ y: OptionOf<A>) -> OptionOf<A> { x^.isDefined ? x : y }
  public static func emptyK<A>() -> OptionOf<A> { Option.none() }
  public static func mapFilter<A, B>(_ fa: OptionOf<A>, _ f: @escaping (A) -> OptionOf<B>) -> OptionOf<B> {
    fa.flatMap(f)
  }
}

extension ForNonEmptyArray: SemigroupK {
  public static func combineK<A>(_ x: NonEmptyArrayOf<A>, _ y: NonEmptyArrayOf<A>) -> NonEmptyArrayOf<A> { x^ + y^ }
}

/// The first right one.
extension EitherPartial: SemigroupK {
  public static func combineK<A>(_ x: EitherOf<L, A>, _ y: EitherOf<L, A>) -> EitherOf<L, A> { x^.isRight ? x : y }
}

/// The first valid one; what is wrong with both otherwise.
extension ValidatedPartial: SemigroupK where I: Semigroup {
  public static func combineK<A>(_ x: ValidatedOf<I, A>, _ y: ValidatedOf<I, A>) -> ValidatedOf<I, A> {
    x^.fold({ e in y^.fold({ Validated.invalid(e.combine($0)) }, { Validated.valid($0) }) }, { Validated.valid($0) })
  }
}

extension ForTry: FunctorFilter {
  public static func mapFilter<A, B>(_ fa: TryOf<A>, _ f: @escaping (A) -> OptionOf<B>) -> TryOf<B> {
    fa.flatMap { f($0)^.fold({ Try.failure(TryError.predicateDoesNotMatch) }, { Try.success($0) }) }
  }
}

extension OptionTPartial: SemigroupK, MonoidK where F: Monad {
  public static func combineK<A>(_ x: OptionTOf<F, A>, _ y: OptionTOf<F, A>) -> OptionTOf<F, A> { x^.orElse(y^) }
  public static func emptyK<A>() -> OptionTOf<F, A> { OptionT.none() }
}

extension EitherTPartial: SemigroupK where F: Monad {
  public static func combineK<A>(_ x: EitherTOf<F, L, A>, _ y: EitherTOf<F, L, A>) -> EitherTOf<F, L, A> {
    handleErrorWith(x) { _ in y }
  }
}
