/// A container that can be walked with effects, keeping its shape.
public protocol Traverse: Functor, Foldable {
  /// Carries out `f` for each value, in order, and collects the results.
  static func traverse<G: Applicative, A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, Kind<Self, B>>
}

extension Traverse {
  /// Carries out the effects inside, in order.
  public static func sequence<G: Applicative, A>(_ fga: Kind<Self, Kind<G, A>>) -> Kind<G, Kind<Self, A>> {
    traverse(fga, id)
  }
  /// Maps the contents with a step that carries a state from each to the next.
  public static func scanLeft<A, B, S>(_ fa: Kind<Self, A>, initialState: S, f: @escaping (A) -> State<S, B>)
    -> Kind<Self, B>
  {
    traverse(fa, f)^.runA(initialState)
  }
  /// The running results of a fold, the initial one left out.
  public static func scanLeft<A, B>(_ fa: Kind<Self, A>, initialState: B, f: @escaping (B, A) -> B) -> Kind<Self, B> {
    scanLeft(fa, initialState: initialState) { a in
      State { s in
        let next = f(s, a)
        return (next, next)
      }
    }
  }
  /// Maps the contents with an effectful step that carries a state from each to the next.
  public static func scanLeftM<M: Monad, A, B, S>(
    _ fa: Kind<Self, A>, initialState: Kind<M, S>, f: @escaping (A) -> StateT<M, S, B>
  ) -> Kind<M, Kind<Self, B>> {
    M.flatMap(initialState) { traverse(fa, f)^.runA($0) }
  }
  /// The running results of an effectful fold, the initial one left out.
  public static func scanLeftM<M: Monad, A, B>(
    _ fa: Kind<Self, A>, initialState: Kind<M, B>, f: @escaping (B, A) -> Kind<M, B>
  ) -> Kind<M, Kind<Self, B>> {
    scanLeftM(fa, initialState: initialState) { a in StateT<M, B, B> { s in f(s, a).map { ($0, $0) } } }
  }
}

extension Traverse where Self: Monad {
  /// Carries out `f` for each value and joins the containers that come of it.
  public static func flatTraverse<G: Applicative, A, B>(
    _ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<G, Kind<Self, B>>
  ) -> Kind<G, Kind<Self, B>> {
    G.map(traverse(fa, f)) { flatten($0) }
  }
}

extension Kind where F: Traverse {
  /// Carries out `f` for each value, in order, and collects the results.
  public func traverse<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, B>) -> Kind<G, Kind<F, B>> {
    F.traverse(self, f)
  }
  /// Carries out the effects inside, in order, and collects the results.
  public func sequence<G: Applicative, B>() -> Kind<G, Kind<F, B>> where A == Kind<G, B> { F.sequence(self) }
  /// Maps the contents with a step that carries a state from each to the next.
  public func scanLeft<B, S>(initialState: S, f: @escaping (A) -> State<S, B>) -> Kind<F, B> {
    F.scanLeft(self, initialState: initialState, f: f)
  }
  /// The running results of a fold, the initial one left out.
  public func scanLeft<B>(initialState: B, f: @escaping (B, A) -> B) -> Kind<F, B> {
    F.scanLeft(self, initialState: initialState, f: f)
  }
  /// Maps the contents with an effectful step that carries a state from each to the next.
  public func scanLeftM<M: Monad, B, S>(initialState: Kind<M, S>, f: @escaping (A) -> StateT<M, S, B>)
    -> Kind<M, Kind<F, B>>
  {
    F.scanLeftM(self, initialState: initialState, f: f)
  }
  /// The running results of an effectful fold, the initial one left out.
  public func scanLeftM<M: Monad, B>(initialState: Kind<M, B>, f: @escaping (B, A) -> Kind<M, B>)
    -> Kind<M, Kind<F, B>>
  {
    F.scanLeftM(self, initialState: initialState, f: f)
  }
}

extension Kind where F: Traverse & Monad {
  /// Carries out `f` for each value and joins the containers that come of it.
  public func flatTraverse<G: Applicative, B>(_ f: @escaping (A) -> Kind<G, Kind<F, B>>) -> Kind<G, Kind<F, B>> {
    F.flatTraverse(self, f)
  }
}

extension Array {
  /// Carries out `f` for each element, in order, and collects the results.
  ///
  /// The effects are joined in halves, so that the depth is logarithmic whatever the applicative.
  public func traverse<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, [B]> {
    map(f).sequence()
  }

  /// Carries out the effects inside, in order, and collects the results.
  public func sequence<G: Applicative, B>() -> Kind<G, [B]> where Element: Kind<G, B> {
    func join(_ low: Int, _ high: Int) -> Kind<G, Joined<B>> {
      switch high - low {
      case 1: return G.map(self[low]) { .one($0) }
      case 2: return G.map(G.product(self[low], self[low + 1])) { .two(.one($0.0), .one($0.1)) }
      default:
        let middle = low + (high - low) / 2
        return G.map(G.product(join(low, middle), join(middle, high))) { .two($0.0, $0.1) }
      }
    }
    let count = count
    return isEmpty ? G.pure([]) : G.map(join(0, count)) { $0.elements(count) }
  }

  /// Carries out `f` for each value and joins the containers that come of it.
  public func flatTraverse<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, [B]>) -> Kind<G, [B]> {
    G.map(traverse(f)) { $0.flatMap { $0 } }
  }

  /// Carries out `f` for each value and drops the results.
  public func traverse_<G: Applicative, B>(_ f: @escaping (Element) -> Kind<G, B>) -> Kind<G, Void> {
    G.void(traverse(f))
  }

  /// Carries out the effects inside and drops their results.
  public func sequence_<G: Applicative, B>() -> Kind<G, Void> where Element: Kind<G, B> { G.void(sequence()) }

  /// Maps the contents with a step that carries a state from each to the next.
  public func scanLeft<B, S>(initialState: S, f: @escaping (Element) -> State<S, B>) -> [B] {
    k().scanLeft(initialState: initialState, f: f)^.asArray
  }
  /// The running results of a fold, the initial one left out.
  public func scanLeft<B>(initialState: B, f: @escaping (B, Element) -> B) -> [B] {
    k().scanLeft(initialState: initialState, f: f)^.asArray
  }
  /// Maps the contents with an effectful step that carries a state from each to the next.
  public func scanLeftM<M: Monad, B, S>(initialState: Kind<M, S>, f: @escaping (Element) -> StateT<M, S, B>)
    -> Kind<M, [B]>
  {
    M.map(k().scanLeftM(initialState: initialState, f: f)) { $0^.asArray }
  }
  /// The running results of an effectful fold, the initial one left out.
  public func scanLeftM<M: Monad, B>(initialState: Kind<M, B>, f: @escaping (B, Element) -> Kind<M, B>)
    -> Kind<M, [B]>
  {
    M.map(k().scanLeftM(initialState: initialState, f: f)) { $0^.asArray }
  }
}

/// Results joined in halves: copying them at each step would take longer than the steps.
private indirect enum Joined<Element> {
  case one(Element)
  case two(Joined, Joined)

  func elements(_ count: Int) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    collect(into: &elements)
    return elements
  }

  private func collect(into elements: inout [Element]) {
    switch self {
    case .one(let element): elements.append(element)
    case .two(let first, let second):
      first.collect(into: &elements)
      second.collect(into: &elements)
    }
  }
}
