import Bow

extension Array: Each, Index, FilterIndex, Cons, Snoc {
  /// Every element.
  public static var traversal: Traversal<[Element], Element> { Traversal(contents: { $0 }, refill: { $1 }) }
  public static var each: Traversal<[Element], Element> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<[Element], Element> { Fold(all: { $0 }) }

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

  /// The elements whose indices satisfy the predicate.
  public static func filter(_ predicate: @escaping (Int) -> Bool) -> Traversal<[Element], Element> {
    Traversal(
      contents: { array in array.indices.filter(predicate).map { array[$0] } },
      refill: { array, new in
        var changed = array
        for (i, element) in zip(array.indices.filter(predicate), new) { changed[i] = element }
        return changed
      })
  }

  public static var cons: Prism<[Element], (Element, [Element])> {
    Prism<[Element], (Element, [Element])>(
      extract: { array in array.first.map { ($0, Array(array.dropFirst())) } }, embed: { [$0.0] + $0.1 })
  }
  public static var snoc: Prism<[Element], ([Element], Element)> {
    Prism<[Element], ([Element], Element)>(
      extract: { array in array.last.map { (Array(array.dropLast()), $0) } }, embed: { $0.0 + [$0.1] })
  }

  /// The first element, if there is one.
  public static var head: AffineTraversal<[Element], Element> { index(0) }
  /// All elements but the first, if there is a first.
  public static var tail: AffineTraversal<[Element], [Element]> { tailOption }

  /// The same, changing the type of what is inside.
  public static func toPArrayK<B>() -> PIso<[Element], [B], ArrayK<Element>, ArrayK<B>> {
    PIso(get: { $0.k() }, reverseGet: { $0.asArray })
  }
  /// To an `ArrayK` and back.
  public static var toArrayK: Iso<[Element], ArrayK<Element>> { toPArrayK() }
}

extension ArrayK: Each, Index, FilterIndex, Cons, Snoc {
  /// Every element.
  public static var traversal: Traversal<ArrayK<A>, A> { Traversal(contents: { $0.asArray }, refill: { $1.k() }) }
  public static var each: Traversal<ArrayK<A>, A> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<ArrayK<A>, A> { traversal.asFold }
  public static func index(_ i: Int) -> AffineTraversal<ArrayK<A>, A> { asPlain + [A].index(i) }
  public static func filter(_ predicate: @escaping (Int) -> Bool) -> Traversal<ArrayK<A>, A> {
    asPlain + [A].filter(predicate)
  }
  public static var cons: Prism<ArrayK<A>, (A, ArrayK<A>)> { [A].cons(asPlain) }
  public static var snoc: Prism<ArrayK<A>, (ArrayK<A>, A)> { [A].snoc(asPlain) }

  /// The same, changing the type of what is inside.
  public static func toPOptionNEA<B>() -> PIso<ArrayK<A>, ArrayK<B>, Option<NEA<A>>, Option<NEA<B>>> {
    PIso(
      get: { NEA.fromArray($0.asArray) }, reverseGet: { $0.fold({ ArrayK<B>([]) }, { $0.all().k() }) })
  }
  /// To a `NonEmptyArray`, if there are elements, and back.
  public static var toOptionNEA: Iso<ArrayK<A>, Option<NEA<A>>> { toPOptionNEA() }

  private static var asPlain: Iso<ArrayK<A>, [A]> { [A].toArrayK.reverse() }
}

extension NonEmptyArray: Each, Index, FilterIndex {
  /// Every element.
  public static var traversal: Traversal<NonEmptyArray<A>, A> {
    Traversal(contents: { $0.all() }, refill: { unchecked($1) })
  }
  public static var each: Traversal<NonEmptyArray<A>, A> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<NonEmptyArray<A>, A> { traversal.asFold }
  public static func index(_ i: Int) -> AffineTraversal<NonEmptyArray<A>, A> {
    AffineTraversal(
      set: { array, element in unchecked([A].index(i).set(array.all(), element)) },
      getOrModify: { $0.getOrNone(i).fold({ [array = $0] in .left(array) }, { .right($0) }) })
  }
  public static func filter(_ predicate: @escaping (Int) -> Bool) -> Traversal<NonEmptyArray<A>, A> {
    let elements = [A].filter(predicate)
    return Traversal(
      contents: { elements.contents($0.all()) }, refill: { unchecked(elements.refill($0.all(), $1)) })
  }

  /// The first element.
  public static var headLens: Lens<NonEmptyArray<A>, A> {
    Lens(get: { $0.head }, set: { NonEmptyArray(head: $1, tail: $0.tail) })
  }
  /// All elements but the first.
  public static var tailLens: Lens<NonEmptyArray<A>, [A]> {
    Lens(get: { $0.tail }, set: { NonEmptyArray(head: $0.head, tail: $1) })
  }

  /// An array that is known to have elements, since it was made from one that had.
  private static func unchecked(_ array: [A]) -> NonEmptyArray<A> {
    NonEmptyArray(head: array[0], tail: Array(array.dropFirst()))
  }
}

extension Dictionary: Each, Index {
  /// Every value, in no particular order.
  public static var each: Traversal<[Key: Value], Value> {
    Traversal(
      contents: { Array($0.values) },
      refill: { dictionary, new in Dictionary(uniqueKeysWithValues: zip(dictionary.keys, new)) })
  }
  /// The value of a key, if there is one.
  public static func index(_ i: Key) -> AffineTraversal<[Key: Value], Value> {
    AffineTraversal(
      set: { dictionary, value in dictionary[i] == nil ? dictionary : at(i).set(dictionary, value) },
      getOrModify: { dictionary in dictionary[i].map(Either.right) ?? .left(dictionary) })
  }
}

extension String: Each, Index, FilterIndex, Cons, Snoc {
  /// To an array of characters and back.
  public static var toArray: Iso<String, [Character]> { Iso(get: { Array($0) }, reverseGet: { String($0) }) }
  /// To an `ArrayK` and back.
  public static var toArrayK: Iso<String, ArrayK<Character>> { toArray + [Character].toArrayK }
  /// Every character.
  public static var traversal: Traversal<String, Character> { toArray + [Character].traversal }
  public static var each: Traversal<String, Character> { traversal }
  /// What is inside, to look at.
  public static var fold: Fold<String, Character> { traversal.asFold }
  public static func index(_ i: Int) -> AffineTraversal<String, Character> { toArray + [Character].index(i) }
  public static func filter(_ predicate: @escaping (Int) -> Bool) -> Traversal<String, Character> {
    toArray + [Character].filter(predicate)
  }
  public static var cons: Prism<String, (Character, String)> { [Character].cons(toArray) }
  public static var snoc: Prism<String, (String, Character)> { [Character].snoc(toArray) }
}
