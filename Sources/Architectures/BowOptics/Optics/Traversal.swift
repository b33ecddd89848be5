import Bow

public typealias Traversal<S, A> = PTraversal<S, S, A, A>

/// Any number of parts, in order.
///
/// Kept as what the parts are and how to put as many new ones in their places; walking them with effects follows.
public final class PTraversal<S, T, A, B> {
  let contents: (S) -> [A]
  let refill: (S, [B]) -> T

  /// - Parameters:
  ///   - contents: the parts, in order.
  ///   - refill: the whole with its parts replaced by as many new ones.
  public init(contents: @escaping (S) -> [A], refill: @escaping (S, [B]) -> T) {
    self.contents = contents
    self.refill = refill
  }

  public func modifyF<F: Applicative>(_ s: S, _ f: @escaping (A) -> Kind<F, B>) -> Kind<F, T> {
    F.map(contents(s).traverse(f)) { self.refill(s, $0) }
  }
  public func modify(_ s: S, _ f: @escaping (A) -> B) -> T { refill(s, contents(s).map(f)) }
  public func lift(_ f: @escaping (A) -> B) -> (S) -> T { { self.modify($0, f) } }
  public func set(_ s: S, _ b: B) -> T { modify(s) { _ in b } }

  public func getAll(_ s: S) -> ArrayK<A> { contents(s).k() }
  public func foldMap<M: Monoid>(_ s: S, _ f: (A) -> M) -> M { contents(s).foldMap(f) }
  public func size(_ s: S) -> Int { contents(s).count }
  public func isEmpty(_ s: S) -> Bool { contents(s).isEmpty }
  public func nonEmpty(_ s: S) -> Bool { !isEmpty(s) }
  public func headOption(_ s: S) -> Option<A> { contents(s).first.toOption() }
  public func headOptional(_ s: S) -> A? { contents(s).first }
  public func lastOption(_ s: S) -> Option<A> { contents(s).last.toOption() }
  public func lastOptional(_ s: S) -> A? { contents(s).last }
  public func find(_ s: S, _ predicate: (A) -> Bool) -> Option<A> { contents(s).first(where: predicate).toOption() }
  public func exists(_ s: S, _ predicate: (A) -> Bool) -> Bool { contents(s).contains(where: predicate) }
  /// Joins the predicate's answers as the `Bool` monoid does, by "or": this is what Bow does, and pages rely on it.
  public func forAll(_ s: S, _ predicate: (A) -> Bool) -> Bool { foldMap(s, predicate) }
  /// The same as `forAll`.
  public func forall(_ s: S, _ predicate: (A) -> Bool) -> Bool { forAll(s, predicate) }

  public func compose<C, D>(_ other: PTraversal<A, B, C, D>) -> PTraversal<S, T, C, D> {
    PTraversal<S, T, C, D>(
      contents: { self.contents($0).flatMap(other.contents) },
      refill: { s, parts in
        var rest = parts[...]
        return self.refill(
          s,
          self.contents(s).map { a in
            let count = other.contents(a).count
            defer { rest = rest.dropFirst(count) }
            return other.refill(a, Array(rest.prefix(count)))
          })
      })
  }

  public var asSetter: PSetter<S, T, A, B> { PSetter { s, f in self.modify(s, f) } }
  public var asFold: Fold<S, A> { Fold(all: contents) }
}

extension PTraversal where A: Monoid {
  public func fold(_ s: S) -> A { contents(s).combineAll() }
  public func combineAll(_ s: S) -> A { fold(s) }
}

extension PTraversal where S == A, S == T, A == B {
  public static var identity: Traversal<S, S> { Iso<S, S>.identity.asTraversal }
}

extension PTraversal where S == T, A == B {
  public func extract() -> State<S, ArrayK<A>> { State { ($0, self.getAll($0)) } }
  public func update_(_ f: @escaping (A) -> A) -> State<S, Void> { State { (self.modify($0, f), ()) } }
  public func assign_(_ a: A) -> State<S, Void> { update_ { _ in a } }
}
