import Bow

extension Id: Each {
  public static func toPValue<B>() -> PIso<Id<A>, Id<B>, A, B> { PIso(get: { $0.value }, reverseGet: { Id<B>($0) }) }
  public static var toValue: Iso<Id<A>, A> { toPValue() }
  public static var traversal: Traversal<Id<A>, A> { toValue.asTraversal }
  public static var each: Traversal<Id<A>, A> { traversal }
  public static var fold: Fold<Id<A>, A> { toValue.asFold }
}

extension Option: Each {
  public static func pSomePrism<B>() -> PPrism<Option<A>, Option<B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.none()) }, { .right($0) }) }, reverseGet: { .some($0) })
  }
  public static var somePrism: Prism<Option<A>, A> { Prism(extract: { $0.orNil }, embed: { .some($0) }) }
  public static var nonePrism: Prism<Option<A>, ()> {
    Prism<Option<A>, ()>(extract: { $0.isEmpty ? () : nil }, embed: { .none() })
  }
  public static func toPOption<B>() -> PIso<Option<A>, Option<B>, A?, B?> {
    PIso(get: { $0.orNil }, reverseGet: { $0.toOption() })
  }
  /// To the standard library's optional.
  public static var toOption: Iso<Option<A>, A?> { toPOption() }
  public static var toOptional: Iso<Option<A>, A?> { toPOption() }
  public static func toPEither<B>() -> PIso<Option<A>, Option<B>, Either<(), A>, Either<(), B>> {
    PIso(get: { $0.toEither(()) }, reverseGet: { $0.toOption() })
  }
  public static var toEither: Iso<Option<A>, Either<(), A>> { toPEither() }
  public static var traversal: Traversal<Option<A>, A> { somePrism.asTraversal }
  public static var each: Traversal<Option<A>, A> { traversal }
  public static var fold: Fold<Option<A>, A> { somePrism.asFold }
}

extension Swift.Optional: Each {
  public static var somePrism: Prism<Wrapped?, Wrapped> { Prism<Wrapped?, Wrapped>(extract: { $0 }, embed: { $0 }) }
  public static var nonePrism: Prism<Wrapped?, ()> {
    Prism<Wrapped?, ()>(extract: { $0 == nil ? () : nil }, embed: { nil })
  }
  public static var toOption: Iso<Wrapped?, Option<Wrapped>> { Option<Wrapped>.toOptional.reverse() }
  public static var each: Traversal<Wrapped?, Wrapped> { somePrism.asTraversal }
}

extension Either: Each {
  public static func pRightPrism<C>() -> PPrism<Either<L, R>, Either<L, C>, R, C> {
    PPrism(getOrModify: { $0.fold({ .left(.left($0)) }, { .right($0) }) }, reverseGet: { .right($0) })
  }
  public static func pLeftPrism<C>() -> PPrism<Either<L, R>, Either<C, R>, L, C> {
    PPrism(getOrModify: { $0.fold({ .right($0) }, { .left(.right($0)) }) }, reverseGet: { .left($0) })
  }
  public static var rightPrism: Prism<Either<L, R>, R> { Prism(extract: { $0.orNil }, embed: { .right($0) }) }
  public static var leftPrism: Prism<Either<L, R>, L> { pLeftPrism() }
  public static func toPValidated<C, D>() -> PIso<Either<L, R>, Either<C, D>, Validated<L, R>, Validated<C, D>> {
    PIso(get: { $0.toValidated() }, reverseGet: { $0.toEither() })
  }
  public static var toValidated: Iso<Either<L, R>, Validated<L, R>> { toPValidated() }
  public static var traversal: Traversal<Either<L, R>, R> { rightPrism.asTraversal }
  public static var each: Traversal<Either<L, R>, R> { traversal }
  public static var fold: Fold<Either<L, R>, R> { rightPrism.asFold }
}

extension Validated: Each {
  public static func pValidPrism<B>() -> PPrism<Validated<E, A>, Validated<E, B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.invalid($0)) }, { .right($0) }) }, reverseGet: { .valid($0) })
  }
  public static func pInvalidPrism<EE>() -> PPrism<Validated<E, A>, Validated<EE, A>, E, EE> {
    PPrism(getOrModify: { $0.fold({ .right($0) }, { .left(.valid($0)) }) }, reverseGet: { .invalid($0) })
  }
  public static var validPrism: Prism<Validated<E, A>, A> { pValidPrism() }
  public static var invalidPrism: Prism<Validated<E, A>, E> { pInvalidPrism() }
  public static func toPEither<EE, B>() -> PIso<Validated<E, A>, Validated<EE, B>, Either<E, A>, Either<EE, B>> {
    PIso(get: { $0.toEither() }, reverseGet: { .fromEither($0) })
  }
  public static var toEither: Iso<Validated<E, A>, Either<E, A>> { toPEither() }
  public static var traversal: Traversal<Validated<E, A>, A> { validPrism.asTraversal }
  public static var each: Traversal<Validated<E, A>, A> { traversal }
  public static var fold: Fold<Validated<E, A>, A> { validPrism.asFold }
}

extension Ior: Each {
  public static var leftPrism: Prism<Ior<A, B>, A> {
    Prism(extract: { $0.fold({ $0 }, { _ in nil }, { _, _ in nil }) }, embed: { .left($0) })
  }
  public static var rightPrism: Prism<Ior<A, B>, B> {
    Prism(extract: { $0.fold({ _ in nil }, { $0 }, { _, _ in nil }) }, embed: { .right($0) })
  }
  public static var bothPrism: Prism<Ior<A, B>, (A, B)> {
    Prism<Ior<A, B>, (A, B)>(
      extract: { $0.fold({ _ in nil }, { _ in nil }, { ($0, $1) }) }, embed: { .both($0.0, $0.1) })
  }
  /// The right value, alone or beside a left one.
  public static var each: Traversal<Ior<A, B>, B> {
    Traversal(
      contents: { $0.toOption().toArray() },
      refill: { ior, new in ior.fold({ .left($0) }, { _ in .right(new[0]) }, { a, _ in .both(a, new[0]) }) })
  }
}

extension Try: Each {
  public static func pSuccessPrism<B>() -> PPrism<Try<A>, Try<B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.failure($0)) }, { .right($0) }) }, reverseGet: { .success($0) })
  }
  public static var successPrism: Prism<Try<A>, A> { pSuccessPrism() }
  public static var failurePrism: Prism<Try<A>, Error> {
    Prism<Try<A>, Error>(extract: { $0.fold({ $0 }, { _ in nil }) }, embed: { .failure($0) })
  }
  public static func toPEither<B>() -> PIso<Try<A>, Try<B>, Either<Error, A>, Either<Error, B>> {
    PIso(get: { $0.toEither() }, reverseGet: { $0.fold({ .failure($0) }, { .success($0) }) })
  }
  public static var toEither: Iso<Try<A>, Either<Error, A>> { toPEither() }
  public static func toPValidated<B>() -> PIso<Try<A>, Try<B>, Validated<Error, A>, Validated<Error, B>> {
    PIso(get: { $0.toValidated() }, reverseGet: { $0.fold({ .failure($0) }, { .success($0) }) })
  }
  public static var toValidated: Iso<Try<A>, Validated<Error, A>> { toPValidated() }
  public static var each: Traversal<Try<A>, A> { successPrism.asTraversal }
}

extension Result: Each {
  public static var successPrism: Prism<Result<Success, Failure>, Success> {
    Prism<Result<Success, Failure>, Success>(extract: { $0.toEither().orNil }, embed: { .success($0) })
  }
  public static var failurePrism: Prism<Result<Success, Failure>, Failure> {
    Prism<Result<Success, Failure>, Failure>(extract: { $0.toEither().swap().orNil }, embed: { .failure($0) })
  }
  public static var toEither: Iso<Result<Success, Failure>, Either<Failure, Success>> {
    Iso(get: { $0.toEither() }, reverseGet: { $0.toResult() })
  }
  public static var toValidated: Iso<Result<Success, Failure>, Validated<Failure, Success>> {
    Iso(get: { $0.toEither().toValidated() }, reverseGet: { $0.toEither().toResult() })
  }
  public static var each: Traversal<Result<Success, Failure>, Success> { successPrism.asTraversal }
}
