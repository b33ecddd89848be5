/// A container whose contents can be folded into one value.
public protocol Foldable {
  /// Joins the contents from the first on.
  static func foldLeft<A, B>(_ fa: Kind<Self, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B
  /// Joins the contents from the last on; `f` may leave out the rest by not asking for it.
  static func foldRight<A, B>(_ fa: Kind<Self, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B>
  /// The contents in order. By way of `foldLeft`, unless a type knows a shorter way.
  static func elements<A>(_ fa: Kind<Self, A>) -> [A]
}

extension Foldable {
  /// The contents in order.
  public static func elements<A>(_ fa: Kind<Self, A>) -> [A] {
    let elements = Accumulator<A>()
    return foldLeft(fa, elements) { $0.appending($1) }.all
  }
  /// The contents in order.
  public static func asArray<A>(_ fa: Kind<Self, A>) -> ArrayK<A> { ArrayK(elements(fa)) }
  /// How many values there are.
  public static func count<A>(_ fa: Kind<Self, A>) -> Int64 { Int64(elements(fa).count) }
  /// The value at an index.
  public static func get<A>(_ fa: Kind<Self, A>, _ index: Int64) -> Option<A> {
    Int(exactly: index).map { elements(fa).getOrNone($0) } ?? .none()
  }
  /// Whether there is nothing inside.
  public static func isEmpty<A>(_ fa: Kind<Self, A>) -> Bool { elements(fa).isEmpty }
  /// Whether there is anything inside.
  public static func nonEmpty<A>(_ fa: Kind<Self, A>) -> Bool { !isEmpty(fa) }

  /// All values joined.
  public static func fold<A: Monoid>(_ fa: Kind<Self, A>) -> A { elements(fa).combineAll() }
  /// All values joined.
  public static func combineAll<A: Monoid>(_ fa: Kind<Self, A>) -> A { fold(fa) }
  /// Sends each value to a monoid and joins the results.
  public static func foldMap<A, B: Monoid>(_ fa: Kind<Self, A>, _ f: (A) -> B) -> B { elements(fa).foldMap(f) }

  /// The contents joined from the first on, which `f` prepares; nothing for no contents.
  public static func reduceLeftToOption<A, B>(
    _ fa: Kind<Self, A>, _ f: (A) -> B, _ g: (B, A) -> B
  ) -> Option<B> {
    let elements = elements(fa)
    return elements.first.map { .some(elements.dropFirst().reduce(f($0), g)) } ?? .none()
  }
  /// The contents joined from the last on, which `f` prepares; nothing for no contents.
  public static func reduceRightToOption<A, B>(
    _ fa: Kind<Self, A>, _ f: @escaping (A) -> B, _ g: @escaping (A, Eval<B>) -> Eval<B>
  ) -> Eval<Option<B>> {
    let elements = elements(fa)
    guard let last = elements.last else { return .now(.none()) }
    return ForArrayK.foldRight(elements.dropLast().k(), Eval.later { f(last) }, g).map { .some($0) }^
  }
  /// The contents joined from the first on.
  public static func reduceLeftOption<A>(_ fa: Kind<Self, A>, _ f: (A, A) -> A) -> Option<A> {
    reduceLeftToOption(fa, id, f)
  }
  /// The contents joined from the last on.
  public static func reduceRightOption<A>(_ fa: Kind<Self, A>, _ f: @escaping (A, Eval<A>) -> Eval<A>)
    -> Eval<Option<A>>
  {
    reduceRightToOption(fa, id, f)
  }

  /// The first value that satisfies the predicate.
  public static func find<A>(_ fa: Kind<Self, A>, _ predicate: (A) -> Bool) -> Option<A> {
    elements(fa).first(where: predicate).toOption()
  }
  /// Whether a value satisfies the predicate.
  public static func exists<A>(_ fa: Kind<Self, A>, _ predicate: (A) -> Bool) -> Bool {
    elements(fa).contains(where: predicate)
  }
  /// Whether all values satisfy the predicate.
  public static func forall<A>(_ fa: Kind<Self, A>, _ predicate: (A) -> Bool) -> Bool {
    elements(fa).allSatisfy(predicate)
  }

  /// Carries out `f` for each value and drops the results.
  public static func traverse_<G: Applicative, A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, Void>
  {
    elements(fa).traverse_(f)
  }
  /// Carries out the effects inside and drops their results.
  public static func sequence_<G: Applicative, A>(_ fga: Kind<Self, Kind<G, A>>) -> Kind<G, Void> {
    traverse_(fga, id)
  }
  /// Folds with effects, from left to right.
  public static func foldM<G: Monad, A, B>(_ fa: Kind<Self, A>, _ b: B, _ f: @escaping (B, A) -> Kind<G, B>)
    -> Kind<G, B>
  {
    elements(fa).foldM(b, f)
  }
  /// Sends each value to a monoid with an effect and joins the results.
  public static func foldMapM<G: Monad, A, B: Monoid>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, B>
  {
    foldM(fa, B.empty()) { joined, a in G.map(f(a)) { joined.combine($0) } }
  }
  /// The containers inside, joined.
  public static func reduceK<G: MonoidK, A>(_ fga: Kind<Self, Kind<G, A>>) -> Kind<G, A> {
    foldLeft(fga, G.emptyK()) { G.combineK($0, $1) }
  }
  /// The containers inside, joined.
  public static func foldK<G: MonoidK, A>(_ fga: Kind<Self, Kind<G, A>>) -> Kind<G, A> { reduceK(fga) }
}

/// Collects in place what a fold would copy at each step.
private final class Accumulator<Element> {
  private(set) var all: [Element] = []

  func appending(_ element: Element) -> Accumulator<Element> {
    all.append(element)
    return self
  }
}

extension Kind where F: Foldable {
  /// Joins the contents from the first on.
  public func foldLeft<B>(_ b: B, _ f: @escaping (B, A) -> B) -> B { F.foldLeft(self, b, f) }
  /// Joins the contents from the last on.
  public func foldRight<B>(_ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B> { F.foldRight(self, b, f) }
  /// Sends each value to a monoid and joins the results.
  public func foldMap<B: Monoid>(_ f: (A) -> B) -> B { F.foldMap(self, f) }
  /// The contents joined from the first on, which `f` prepares.
  public func reduceLeftToOption<B>(_ f: (A) -> B, _ g: (B, A) -> B) -> Option<B> {
    F.reduceLeftToOption(self, f, g)
  }
  /// The contents joined from the last on, which `f` prepares.
  public func reduceRightToOption<B>(_ f: @escaping (A) -> B, _ g: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<Option<B>>
  {
    F.reduceRightToOption(self, f, g)
  }
  /// The contents joined from the first on.
  public func reduceLeftOption(_ f: (A, A) -> A) -> Option<A> { F.reduceLeftOption(self, f) }
  /// The contents joined from the last on.
  public func reduceRightOption(_ f: @escaping (A, Eval<A>) -> Eval<A>) -> Eval<Option<A>> {
    F.reduceRightOption(self, f)
  }
  /// The first value that satisfies the predicate.
  public func find(_ predicate: (A) -> Bool) -> Option<A> { F.find(self, predicate) }
  /// Whether a value satisfies the predicate.
  public func exists(_ predicate: (A) -> Bool) -> Bool { F.exists(self, predicate) }
  /// Whether all values satisfy the predicate.
  public func forall(_ predicate: (A) -> Bool) -> Bool { F.forall(self, predicate) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { F.isEmpty(self) }
  /// Whether there is anything inside.
  public var nonEmpty: Bool { F.nonEmpty(self) }
  /// How many values there are.
  @_disfavoredOverload public var count: Int64 { F.count(self) }
  public func get(_ index: Int64) -> Option<A> { F.get(self, index) }
  /// Folds with effects, from left to right.
  public func foldM<G: Monad, B>(_ b: B, _ f: @escaping (B, A) -> Kind<G, B>) -> Kind<G, B> { F.foldM(self, b, f) }
  /// Sends each value to a monoid with an effect and joins the results.
  public func foldMapM<G: Monad, B: Monoid>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, B> { F.foldMapM(self, f) }
  /// Carries out `f` for each value and drops the results.
  public func traverse_<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, Void> { F.traverse_(self, f) }
  /// Carries out the effects inside and drops their results.
  public func sequence_<G: Applicative, B>() -> Kind<G, Void> where A == Kind<G, B> { F.sequence_(self) }
  /// The containers inside, joined.
  public func reduceK<G: MonoidK, B>() -> Kind<G, B> where A == Kind<G, B> { F.reduceK(self) }
  /// The containers inside, joined.
  public func foldK<G: MonoidK, B>() -> Kind<G, B> where A == Kind<G, B> { F.foldK(self) }
  /// Whether `f` holds for any element; effects after the first that does are left out.
  public func anyS<G: Selective>(_ f: @escaping (A) -> Kind<G, Bool>) -> Kind<G, Bool> {
    G.anyS(f, F.asArray(self))
  }
  /// Whether `f` holds for all elements; effects after the first that does not are left out.
  public func allS<G: Selective>(_ f: @escaping (A) -> Kind<G, Bool>) -> Kind<G, Bool> {
    G.allS(f, F.asArray(self))
  }
}

extension Kind where F: Foldable, A: Monoid {
  /// All values joined.
  public func fold() -> A { F.fold(self) }
  /// All of them joined.
  public func combineAll() -> A { F.combineAll(self) }
}

extension Array {
  /// Folds with effects, from left to right, in constant stack.
  public func foldM<G: Monad, B>(_ b: B, _ f: @escaping (B, Element) -> Kind<G, B>) -> Kind<G, B> {
    G.tailRecM((startIndex, b)) { state in
      let (index, result) = state
      guard index < self.endIndex else { return G.pure(Either<(Int, B), B>.right(result)) }
      return G.map(f(result, self[index])) { Either<(Int, B), B>.left((index + 1, $0)) }
    }
  }
  /// Sends each value to a monoid with an effect and joins the results.
  public func foldMapM<G: Monad, B: Monoid>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, B> {
    ArrayK(self).foldMapM(f)
  }
}

extension ArraySlice {
  func k() -> ArrayK<Element> { ArrayK(Array(self)) }
}
