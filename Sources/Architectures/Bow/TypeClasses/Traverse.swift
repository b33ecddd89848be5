/// A container that can be walked with effects, keeping its shape.
public protocol Traverse: Functor, Foldable {
  static func traverse<G: Applicative, A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, Kind<Self, B>>
}

extension Kind where F: Traverse {
  public func traverse<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, Kind<F, B>> {
    F.traverse(self, f)
  }
  public func sequence<G: Applicative, B>() -> Kind<G, Kind<F, B>> where A == Kind<G, B> { F.traverse(self, id) }
  /// The running results of a fold, the initial one left out.
  public func scanLeft<B>(initialState: B, f: @escaping (B, A) -> B) -> Kind<F, B> {
    F.traverse(self) { a in
      State<B, B> { s in
        let next = f(s, a)
        return (next, next)
      }
    }^.runA(initialState)
  }
}

extension Kind where F: Traverse & Monad {
  public func flatTraverse<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, Kind<F, B>>) -> Kind<G, Kind<F, B>> {
    G.map(F.traverse(self, f)) { F.flatten($0) }
  }
}

extension Array {
  /// Carries out `f` for each element, in order, and collects the results.
  ///
  /// The effects are joined in halves, so that the depth is logarithmic whatever the applicative.
  public func traverse<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, [B]> {
    map(f).sequence()
  }

  public func sequence<G: Applicative, B>() -> Kind<G, [B]> where Element: Kind<G, B> {
    func join(_ low: Int, _ high: Int) -> Kind<G, [B]> {
      if high - low == 1 { return G.map(self[low]) { [$0] } }
      let middle = low + (high - low) / 2
      return G.map(G.product(join(low, middle), join(middle, high))) { $0.0 + $0.1 }
    }
    return isEmpty ? G.pure([]) : join(0, count)
  }

  public func flatTraverse<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, [B]>) -> Kind<G, [B]> {
    G.map(traverse(f)) { $0.flatMap { $0 } }
  }

  public func traverse_<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, Void> {
    G.void(traverse(f))
  }
}
