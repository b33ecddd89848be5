/// A container whose contents can be folded into one value.
public protocol Foldable {
  static func foldLeft<A, B>(_ fa: Kind<Self, A>, _ b: B, _ f: @escaping (B, A) -> B) -> B
  static func foldRight<A, B>(_ fa: Kind<Self, A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B>
}

extension Foldable {
  public static func elements<A>(_ fa: Kind<Self, A>) -> [A] {
    foldLeft(fa, [A]()) { $0 + CollectionOfOne($1) }
  }
}

extension Kind where F: Foldable {
  public func foldLeft<B>(_ b: B, _ f: @escaping (B, A) -> B) -> B { F.foldLeft(self, b, f) }
  public func foldRight<B>(_ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B> { F.foldRight(self, b, f) }
  public func foldMap<B: Monoid>(_ f: (A) -> B) -> B { F.elements(self).foldMap(f) }
  public func reduceLeftOption(_ f: @escaping (A, A) -> A) -> Option<A> {
    let elements = F.elements(self)
    return elements.first.toOption().map { elements.dropFirst().reduce($0, f) }^
  }
  public func find(_ predicate: (A) -> Bool) -> Option<A> { F.elements(self).first(where: predicate).toOption() }
  public func exists(_ predicate: (A) -> Bool) -> Bool { F.elements(self).contains(where: predicate) }
  public func forall(_ predicate: (A) -> Bool) -> Bool { F.elements(self).allSatisfy(predicate) }
  public var isEmpty: Bool { F.elements(self).isEmpty }
  public var nonEmpty: Bool { !F.elements(self).isEmpty }
  /// Folds with effects, from left to right.
  public func foldM<G: Monad, B>(_ b: B, _ f: @escaping (B, A) -> Kind<G, B>) -> Kind<G, B> {
    F.elements(self).foldM(b, f)
  }
  public func traverse_<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, Void> {
    F.elements(self).traverse(f).void()
  }
  /// Whether `f` holds for any element; effects after the first that does are left out.
  public func anyS<G: Selective>(_ f: @escaping (A) -> Kind<G, Bool>) -> Kind<G, Bool> {
    F.elements(self).reversed().reduce(G.pure(false)) { G.orS(f($1), $0) }
  }
  /// Whether `f` holds for all elements; effects after the first that does not are left out.
  public func allS<G: Selective>(_ f: @escaping (A) -> Kind<G, Bool>) -> Kind<G, Bool> {
    F.elements(self).reversed().reduce(G.pure(true)) { G.andS(f($1), $0) }
  }
}

extension Kind where F: Foldable, A: Monoid {
  public func combineAll() -> A { F.elements(self).combineAll() }
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
}
