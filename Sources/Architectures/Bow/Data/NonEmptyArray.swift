/// The witness of `NonEmptyArray`.
public final class ForNonEmptyArray {}
/// The witness again, as types of more parameters spell it.
public typealias NonEmptyArrayPartial = ForNonEmptyArray
/// The kind of `NonEmptyArray`.
public typealias NonEmptyArrayOf<A> = Kind<ForNonEmptyArray, A>
/// The shorter name.
public typealias NEA<A> = NonEmptyArray<A>
/// The witness of `NEA`.
public typealias ForNEA = ForNonEmptyArray
/// The shorter names of the witness and the kind.
public typealias NEAPartial = ForNonEmptyArray
public typealias NEAOf<A> = NonEmptyArrayOf<A>

/// An array with at least one element.
public final class NonEmptyArray<A>: NonEmptyArrayOf<A> {
  /// The first element.
  public let head: A
  /// The elements after the first.
  public let tail: [A]

  /// From its first element and the others.
  public init(head: A, tail: [A]) {
    self.head = head
    self.tail = tail
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: NonEmptyArrayOf<A>) -> NonEmptyArray<A> { downcast(fa) }
  /// From its elements.
  public static func of(_ head: A, _ tail: A...) -> NonEmptyArray<A> { NonEmptyArray(head: head, tail: tail) }
  /// From an array. Traps on an empty one.
  public static func fromArrayUnsafe(_ array: [A]) -> NonEmptyArray<A> {
    guard let head = array.first else { fatalError("A NonEmptyArray was made from an empty array.") }
    return NonEmptyArray(head: head, tail: Array(array.dropFirst()))
  }
  /// From an array, unless it is empty.
  public static func fromArray(_ array: [A]) -> Option<NonEmptyArray<A>> {
    array.first.map { .some(NonEmptyArray(head: $0, tail: Array(array.dropFirst()))) } ?? .none()
  }

  /// How many values there are.
  public var count: Int { tail.count + 1 }
  /// All elements.
  public func all() -> [A] { [head] + tail }
  /// The element at an index, if there is one.
  public func getOrNone(_ index: Int) -> Option<A> { all().getOrNone(index) }
  /// The element at an index, if there is one.
  public subscript(_ index: Int) -> Option<A> { getOrNone(index) }

  /// The elements of both.
  public static func + (lhs: NonEmptyArray<A>, rhs: A) -> NonEmptyArray<A> {
    NonEmptyArray(head: lhs.head, tail: lhs.tail + [rhs])
  }
  /// The elements of both.
  public static func + (lhs: NonEmptyArray<A>, rhs: [A]) -> NonEmptyArray<A> {
    NonEmptyArray(head: lhs.head, tail: lhs.tail + rhs)
  }
  /// The elements of both.
  public static func + (lhs: NonEmptyArray<A>, rhs: NonEmptyArray<A>) -> NonEmptyArray<A> { lhs + rhs.all() }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension NonEmptyArray: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: NonEmptyArrayOf<A>) -> NonEmptyArray<A> { NonEmptyArray.fix(fa) }

extension NonEmptyArray where A: Equatable {
  /// Whether all of these elements are there.
  public func containsAll(elements: [A]) -> Bool { elements.allSatisfy(contains(element:)) }
  /// Whether an element is there.
  public func contains(element: A) -> Bool { all().contains(element) }
}

extension NonEmptyArray: CustomStringConvertible {
  public var description: String { "NonEmptyArray(\(all()))" }
}

extension NonEmptyArray: Semigroup {
  public func combine(_ other: NonEmptyArray<A>) -> NonEmptyArray<A> { self + other }
}

extension ForNonEmptyArray: EquatableK {
  public static func eq<A: Equatable>(_ lhs: NonEmptyArrayOf<A>, _ rhs: NonEmptyArrayOf<A>) -> Bool {
    lhs^.all() == rhs^.all()
  }
}

extension ForNonEmptyArray: Monad, Comonad, Traverse {
  public static func map<A, B>(_ fa: NonEmptyArrayOf<A>, _ f: @escaping (A) -> B) -> NonEmptyArrayOf<B> {
    NonEmptyArray(head: f(fa^.head), tail: fa^.tail.map(f))
  }
  public static func pure<A>(_ a: A) -> NonEmptyArrayOf<A> { NonEmptyArray.of(a) }
  public static func flatMap<A, B>(_ fa: NonEmptyArrayOf<A>, _ f: @escaping (A) -> NonEmptyArrayOf<B>)
    -> NonEmptyArrayOf<B>
  {
    f(fa^.head)^ + fa^.tail.flatMap { f($0)^.all() }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> NonEmptyArrayOf<Either<A, B>>) -> NonEmptyArrayOf<B> {
    let all = ForArrayK.tailRecM(a) { f($0)^.all().k() }^.asArray
    return NonEmptyArray(head: all[0], tail: Array(all.dropFirst()))
  }
  public static func extract<A>(_ fa: NonEmptyArrayOf<A>) -> A { fa^.head }
  public static func coflatMap<A, B>(_ fa: NonEmptyArrayOf<A>, _ f: @escaping (NonEmptyArrayOf<A>) -> B)
    -> NonEmptyArrayOf<B>
  {
    let all = fa^.all()
    let rest = all.indices.dropFirst().map { f(NonEmptyArray(head: all[$0], tail: Array(all[($0 + 1)...]))) }
    return NonEmptyArray(head: f(fa), tail: rest)
  }
  public static func foldLeft<A, B>(_ fa: NonEmptyArrayOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.all().reduce(b, f)
  }
  public static func foldRight<A, B>(_ fa: NonEmptyArrayOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    ForArrayK.foldRight(fa^.all().k(), b, f)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: NonEmptyArrayOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, NonEmptyArrayOf<B>>
  {
    G.map(fa^.all().traverse(f)) { NonEmptyArray(head: $0[0], tail: Array($0.dropFirst())) }
  }
}
