import Bow

extension Array {
  /// Every element.
  public static var traversal: Traversal<[Element], Element> { Traversal(contents: { $0 }, refill: { $1 }) }
  public static var fold: Fold<[Element], Element> { Fold(all: { $0 }) }
  /// The elements that satisfy the predicate.
  public static func filter(_ predicate: @escaping (Element) -> Bool) -> Fold<[Element], Element> {
    Fold(all: { $0.filter(predicate) })
  }
  /// The element at an index, if there is one.
  public static func index(_ i: Int) -> AffineTraversal<[Element], Element> {
    AffineTraversal(
      set: { array, element in
        guard array.indices.contains(i) else { return array }
        var changed = array
        changed[i] = element
        return changed
      },
      getOrModify: { $0.indices.contains(i) ? .right($0[i]) : .left($0) })
  }
  public static var head: AffineTraversal<[Element], Element> { index(0) }
  /// All elements but the first, if there is a first.
  public static var tail: AffineTraversal<[Element], [Element]> {
    AffineTraversal(
      set: { $0.isEmpty ? $0 : [$0[0]] + $1 },
      getOrModify: { $0.isEmpty ? .left($0) : .right(Array($0.dropFirst())) })
  }
  public static var toArrayK: Iso<[Element], ArrayK<Element>> { Iso(get: { $0.k() }, reverseGet: { $0.asArray }) }
}

extension ArrayK {
  public static var traversal: Traversal<ArrayK<A>, A> { Traversal(contents: { $0.asArray }, refill: { $1.k() }) }
  public static var fold: Fold<ArrayK<A>, A> { traversal.asFold }
}

extension NonEmptyArray {
  public static var traversal: Traversal<NonEmptyArray<A>, A> {
    Traversal(contents: { $0.all() }, refill: { NonEmptyArray(head: $1[0], tail: Array($1.dropFirst())) })
  }
  public static var fold: Fold<NonEmptyArray<A>, A> { traversal.asFold }
  public static var headLens: Lens<NonEmptyArray<A>, A> {
    Lens(get: { $0.head }, set: { NonEmptyArray(head: $1, tail: $0.tail) })
  }
}

extension String {
  public static var toArray: Iso<String, [Character]> { Iso(get: { Array($0) }, reverseGet: { String($0) }) }
}

extension Id {
  public static var toValue: Iso<Id<A>, A> { Iso(get: { $0.value }, reverseGet: { Id($0) }) }
}

extension Option {
  public static var somePrism: Prism<Option<A>, A> { Prism(extract: { $0.orNil }, embed: { .some($0) }) }
  public static var nonePrism: Prism<Option<A>, ()> {
    Prism<Option<A>, ()>(extract: { $0.isEmpty ? () : nil }, embed: { .none() })
  }
  public static var toOptional: Iso<Option<A>, A?> { Iso(get: { $0.orNil }, reverseGet: { $0.toOption() }) }
  public static var traversal: Traversal<Option<A>, A> { somePrism.asTraversal }
  public static var fold: Fold<Option<A>, A> { somePrism.asFold }
}

extension Either {
  public static var rightPrism: Prism<Either<L, R>, R> { Prism(extract: { $0.orNil }, embed: { .right($0) }) }
  public static var leftPrism: Prism<Either<L, R>, L> {
    Prism(extract: { $0.swap().orNil }, embed: { .left($0) })
  }
}

extension Swift.Optional {
  public static var somePrism: Prism<Wrapped?, Wrapped> { Prism(extract: { $0 }, embed: { $0 }) }
}
