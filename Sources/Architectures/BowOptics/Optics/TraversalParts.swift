import Bow

// Traversals of containers, and of a fixed number of parts.

extension PTraversal {
  /// The contents of any container that can be walked.
  public static func fromTraverse<K: Traverse>() -> PTraversal<Kind<K, A>, Kind<K, B>, A, B>
  where S: Kind<K, A>, T: Kind<K, B> {
    PTraversal<Kind<K, A>, Kind<K, B>, A, B>(contents: { K.elements($0) }, refill: refilled)
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ set: @escaping (B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2]) { set($1[0], $1[1], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A,
    _ set: @escaping (B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3]) { set($1[0], $1[1], $1[2], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ set: @escaping (B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4]) { set($1[0], $1[1], $1[2], $1[3], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ get5: @escaping (S) -> A, _ set: @escaping (B, B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4, get5]) { set($1[0], $1[1], $1[2], $1[3], $1[4], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ get5: @escaping (S) -> A, _ get6: @escaping (S) -> A, _ set: @escaping (B, B, B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4, get5, get6]) { set($1[0], $1[1], $1[2], $1[3], $1[4], $1[5], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ get5: @escaping (S) -> A, _ get6: @escaping (S) -> A, _ get7: @escaping (S) -> A,
    _ set: @escaping (B, B, B, B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4, get5, get6, get7]) { set($1[0], $1[1], $1[2], $1[3], $1[4], $1[5], $1[6], $0) }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ get5: @escaping (S) -> A, _ get6: @escaping (S) -> A, _ get7: @escaping (S) -> A, _ get8: @escaping (S) -> A,
    _ set: @escaping (B, B, B, B, B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4, get5, get6, get7, get8]) {
      set($1[0], $1[1], $1[2], $1[3], $1[4], $1[5], $1[6], $1[7], $0)
    }
  }

  /// The parts that the functions give, and how to put new ones in their places.
  public static func from(
    _ get1: @escaping (S) -> A, _ get2: @escaping (S) -> A, _ get3: @escaping (S) -> A, _ get4: @escaping (S) -> A,
    _ get5: @escaping (S) -> A, _ get6: @escaping (S) -> A, _ get7: @escaping (S) -> A, _ get8: @escaping (S) -> A,
    _ get9: @escaping (S) -> A, _ set: @escaping (B, B, B, B, B, B, B, B, B, S) -> T
  ) -> PTraversal<S, T, A, B> {
    of([get1, get2, get3, get4, get5, get6, get7, get8, get9]) {
      set($1[0], $1[1], $1[2], $1[3], $1[4], $1[5], $1[6], $1[7], $1[8], $0)
    }
  }

  private static func of(_ parts: [(S) -> A], _ refill: @escaping (S, [B]) -> T) -> PTraversal<S, T, A, B> {
    PTraversal(contents: { s in parts.map { $0(s) } }, refill: refill)
  }
}

/// A container with its contents replaced, in order, by as many new ones.
private func refilled<K: Traverse, A, B>(_ container: Kind<K, A>, _ new: [B]) -> Kind<K, B> {
  K.traverse(container) { _ in State<Int, B> { ($0 + 1, new[$0]) } }^.runA(0)
}

extension Kind where F: Traverse {
  /// The contents of this container.
  public static var traversalK: Traversal<Kind<F, A>, A> {
    Traversal(contents: { F.elements($0) }, refill: refilled)
  }
}

extension Kind where F: Foldable {
  /// The contents of this container.
  public static var foldK: Fold<Kind<F, A>, A> { Fold(all: { F.elements($0) }) }
}
