// The names that containers are folded with, on arrays.

extension Array {
  /// Joins the elements from the first on.
  public func foldLeft<B>(_ b: B, _ f: @escaping (B, Element) -> B) -> B { reduce(b, f) }
  /// Joins the elements from the last on; `f` may leave out the rest by not asking for it.
  public func foldRight<B>(_ b: Eval<B>, _ f: @escaping (Element, Eval<B>) -> Eval<B>) -> Eval<B> {
    k().foldRight(b, f)
  }
  /// The elements joined from the first on, which `f` prepares; nothing for an empty array.
  public func reduceLeftToOption<B>(_ f: (Element) -> B, _ g: (B, Element) -> B) -> Option<B> {
    k().reduceLeftToOption(f, g)
  }
  /// The elements joined from the last on, which `f` prepares; nothing for an empty array.
  public func reduceRightToOption<B>(
    _ f: @escaping (Element) -> B, _ g: @escaping (Element, Eval<B>) -> Eval<B>
  ) -> Eval<Option<B>> {
    k().reduceRightToOption(f, g)
  }
  /// The elements joined from the first on; nothing for an empty array.
  public func reduceLeftOption(_ f: (Element, Element) -> Element) -> Option<Element> { k().reduceLeftOption(f) }
  /// The elements joined from the last on; nothing for an empty array.
  public func reduceRightOption(_ f: @escaping (Element, Eval<Element>) -> Eval<Element>) -> Eval<Option<Element>> {
    k().reduceRightOption(f)
  }
  /// The first element that satisfies the predicate.
  public func find(_ predicate: (Element) -> Bool) -> Option<Element> { first(where: predicate).toOption() }
  /// Whether an element satisfies the predicate.
  public func exists(_ predicate: (Element) -> Bool) -> Bool { contains(where: predicate) }
  /// Whether all elements satisfy the predicate.
  public func forall(_ predicate: (Element) -> Bool) -> Bool { allSatisfy(predicate) }
  /// The containers inside, joined.
  public func reduceK<G: MonoidK, B>() -> Kind<G, B> where Element: Kind<G, B> {
    reduce(G.emptyK()) { G.combineK($0, $1) }
  }
  /// The containers inside, joined.
  public func foldK<G: MonoidK, B>() -> Kind<G, B> where Element: Kind<G, B> { reduceK() }
  /// Whether `f` holds for any element; effects after the first that does are left out.
  public func anyS<G: Selective>(_ f: @escaping (Element) -> Kind<G, Bool>) -> Kind<G, Bool> { G.anyS(f, k()) }
  /// Whether `f` holds for all elements; effects after the first that does not are left out.
  public func allS<G: Selective>(_ f: @escaping (Element) -> Kind<G, Bool>) -> Kind<G, Bool> { G.allS(f, k()) }
}
