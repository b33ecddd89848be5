import Bow

extension Id: Each {
  /// The same, changing the type of what is inside.
  public static func toPValue<B>() -> PIso<Id<A>, Id<B>, A, B> { PIso(get: { $0.value }, reverseGet: { Id<B>($0) }) }
  /// To the value and back.
  public static var toValue: Iso<Id<A>, A> { toPValue() }
  /// What is inside.
  public static var traversal: Traversal<Id<A>, A> { toValue.asTraversal }
  public static var each: Traversal<Id<A>, A> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<Id<A>, A> { toValue.asFold }
}

extension Option: Each {
  /// The same, changing the type of the part.
  public static func pSomePrism<B>() -> PPrism<Option<A>, Option<B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.none()) }, { .right($0) }) }, reverseGet: { .some($0) })
  }
  /// The value, where there is one.
  public static var somePrism: Prism<Option<A>, A> { Prism(extract: { $0.orNil }, embed: { .some($0) }) }
  /// The absence of a value.
  public static var nonePrism: Prism<Option<A>, ()> {
    Prism<Option<A>, ()>(extract: { $0.isEmpty ? () : nil }, embed: { .none() })
  }
  /// The same, changing the type of what is inside.
  public static func toPOption<B>() -> PIso<Option<A>, Option<B>, A?, B?> {
    PIso(get: { $0.orNil }, reverseGet: { $0.toOption() })
  }
  /// To the standard library's optional.
  public static var toOption: Iso<Option<A>, A?> { toPOption() }
  /// To the standard library's optional and back.
  public static var toOptional: Iso<Option<A>, A?> { toPOption() }
  /// The same, changing the type of what is inside.
  public static func toPEither<B>() -> PIso<Option<A>, Option<B>, Either<(), A>, Either<(), B>> {
    PIso(get: { $0.toEither(()) }, reverseGet: { $0.toOption() })
  }
  /// To an `Either` and back.
  public static var toEither: Iso<Option<A>, Either<(), A>> { toPEither() }
  /// What is inside.
  public static var traversal: Traversal<Option<A>, A> { somePrism.asTraversal }
  public static var each: Traversal<Option<A>, A> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<Option<A>, A> { somePrism.asFold }
}

extension Swift.Optional: Each {
  /// The value, where there is one.
  public static var somePrism: Prism<Wrapped?, Wrapped> { Prism<Wrapped?, Wrapped>(extract: { $0 }, embed: { $0 }) }
  /// The absence of a value.
  public static var nonePrism: Prism<Wrapped?, ()> {
    Prism<Wrapped?, ()>(extract: { $0 == nil ? () : nil }, embed: { nil })
  }
  /// To an `Option` and back.
  public static var toOption: Iso<Wrapped?, Option<Wrapped>> { Option<Wrapped>.toOptional.reverse() }
  public static var each: Traversal<Wrapped?, Wrapped> { somePrism.asTraversal }
}

extension Either: Each {
  /// The same, changing the type of the part.
  public static func pRightPrism<C>() -> PPrism<Either<L, R>, Either<L, C>, R, C> {
    PPrism(getOrModify: { $0.fold({ .left(.left($0)) }, { .right($0) }) }, reverseGet: { .right($0) })
  }
  /// The same, changing the type of the part.
  public static func pLeftPrism<C>() -> PPrism<Either<L, R>, Either<C, R>, L, C> {
    PPrism(getOrModify: { $0.fold({ .right($0) }, { .left(.right($0)) }) }, reverseGet: { .left($0) })
  }
  /// The right value, where there is only that.
  public static var rightPrism: Prism<Either<L, R>, R> { Prism(extract: { $0.orNil }, embed: { .right($0) }) }
  /// The left value, where there is only that.
  public static var leftPrism: Prism<Either<L, R>, L> { pLeftPrism() }
  /// The same, changing the type of what is inside.
  public static func toPValidated<C, D>() -> PIso<Either<L, R>, Either<C, D>, Validated<L, R>, Validated<C, D>> {
    PIso(get: { $0.toValidated() }, reverseGet: { $0.toEither() })
  }
  /// To a `Validated` and back.
  public static var toValidated: Iso<Either<L, R>, Validated<L, R>> { toPValidated() }
  /// What is inside.
  public static var traversal: Traversal<Either<L, R>, R> { rightPrism.asTraversal }
  public static var each: Traversal<Either<L, R>, R> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<Either<L, R>, R> { rightPrism.asFold }
}

extension Validated: Each {
  /// The same, changing the type of the part.
  public static func pValidPrism<B>() -> PPrism<Validated<E, A>, Validated<E, B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.invalid($0)) }, { .right($0) }) }, reverseGet: { .valid($0) })
  }
  /// The same, changing the type of the part.
  public static func pInvalidPrism<EE>() -> PPrism<Validated<E, A>, Validated<EE, A>, E, EE> {
    PPrism(getOrModify: { $0.fold({ .right($0) }, { .left(.valid($0)) }) }, reverseGet: { .invalid($0) })
  }
  /// The value, where nothing is wrong.
  public static var validPrism: Prism<Validated<E, A>, A> { pValidPrism() }
  /// What is wrong, where something is.
  public static var invalidPrism: Prism<Validated<E, A>, E> { pInvalidPrism() }
  /// The same, changing the type of what is inside.
  public static func toPEither<EE, B>() -> PIso<Validated<E, A>, Validated<EE, B>, Either<E, A>, Either<EE, B>> {
    PIso(get: { $0.toEither() }, reverseGet: { .fromEither($0) })
  }
  /// To an `Either` and back.
  public static var toEither: Iso<Validated<E, A>, Either<E, A>> { toPEither() }
  /// What is inside.
  public static var traversal: Traversal<Validated<E, A>, A> { validPrism.asTraversal }
  public static var each: Traversal<Validated<E, A>, A> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<Validated<E, A>, A> { validPrism.asFold }
}

extension Ior: Each {
  /// The left value, where there is only that.
  public static var leftPrism: Prism<Ior<A, B>, A> {
    Prism(extract: { $0.fold({ $0 }, { _ in nil }, { _, _ in nil }) }, embed: { .left($0) })
  }
  /// The right value, where there is only that.
  public static var rightPrism: Prism<Ior<A, B>, B> {
    Prism(extract: { $0.fold({ _ in nil }, { $0 }, { _, _ in nil }) }, embed: { .right($0) })
  }
  /// Both values, where there are both.
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
  /// The same, changing the type of the part.
  public static func pSuccessPrism<B>() -> PPrism<Try<A>, Try<B>, A, B> {
    PPrism(getOrModify: { $0.fold({ .left(.failure($0)) }, { .right($0) }) }, reverseGet: { .success($0) })
  }
  /// The result, where there is one.
  public static var successPrism: Prism<Try<A>, A> { pSuccessPrism() }
  /// The error, where there is one.
  public static var failurePrism: Prism<Try<A>, Error> {
    Prism<Try<A>, Error>(extract: { $0.fold({ $0 }, { _ in nil }) }, embed: { .failure($0) })
  }
  /// The same, changing the type of what is inside.
  public static func toPEither<B>() -> PIso<Try<A>, Try<B>, Either<Error, A>, Either<Error, B>> {
    PIso(get: { $0.toEither() }, reverseGet: { $0.fold({ .failure($0) }, { .success($0) }) })
  }
  /// To an `Either` and back.
  public static var toEither: Iso<Try<A>, Either<Error, A>> { toPEither() }
  /// The same, changing the type of what is inside.
  public static func toPValidated<B>() -> PIso<Try<A>, Try<B>, Validated<Error, A>, Validated<Error, B>> {
    PIso(get: { $0.toValidated() }, reverseGet: { $0.fold({ .failure($0) }, { .success($0) }) })
  }
  /// To a `Validated` and back.
  public static var toValidated: Iso<Try<A>, Validated<Error, A>> { toPValidated() }
  public static var each: Traversal<Try<A>, A> { successPrism.asTraversal }
}

extension Result: Each {
  /// The result, where there is one.
  public static var successPrism: Prism<Result<Success, Failure>, Success> {
    Prism<Result<Success, Failure>, Success>(extract: { $0.toEither().orNil }, embed: { .success($0) })
  }
  /// The error, where there is one.
  public static var failurePrism: Prism<Result<Success, Failure>, Failure> {
    Prism<Result<Success, Failure>, Failure>(extract: { $0.toEither().swap().orNil }, embed: { .failure($0) })
  }
  /// To an `Either` and back.
  public static var toEither: Iso<Result<Success, Failure>, Either<Failure, Success>> {
    Iso(get: { $0.toEither() }, reverseGet: { $0.toResult() })
  }
  /// To a `Validated` and back.
  public static var toValidated: Iso<Result<Success, Failure>, Validated<Failure, Success>> {
    Iso(get: { $0.toEither().toValidated() }, reverseGet: { $0.toEither().toResult() })
  }
  public static var each: Traversal<Result<Success, Failure>, Success> { successPrism.asTraversal }
}
