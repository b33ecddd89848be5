/// The witness of `ArrayK`.
public final class ForArrayK {}
/// The witness again, as types of more parameters spell it.
public typealias ArrayKPartial = ForArrayK
/// The kind of `ArrayK`.
public typealias ArrayKOf<A> = Kind<ForArrayK, A>

/// An array, as a member of the family of kinds.
public final class ArrayK<A>: ArrayKOf<A> {
  /// The elements.
  public let asArray: [A]

  /// From an array.
  public init(_ array: [A]) {
    asArray = array
  }

  /// From its elements.
  public convenience init(_ elements: A...) {
    self.init(elements)
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: ArrayKOf<A>) -> ArrayK<A> { downcast(fa) }
  /// Nothing inside.
  public static func empty() -> ArrayK<A> { ArrayK([]) }

  /// How many values there are.
  public var count: Int { asArray.count }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { asArray.isEmpty }
  /// The element at an index, if there is one.
  public func getOrNone(_ index: Int) -> Option<A> { asArray.getOrNone(index) }
  /// The first element, if there is one.
  public func firstOrNone() -> Option<A> { asArray.first.toOption() }
  /// The last element, if there is one.
  public func lastOrNone() -> Option<A> { asArray.last.toOption() }
  /// The element at an index, which must be there.
  public subscript(index: Int) -> A { asArray[index] }
  /// The elements of both.
  public static func + (lhs: ArrayK<A>, rhs: ArrayK<A>) -> ArrayK<A> { ArrayK(lhs.asArray + rhs.asArray) }
  /// An element before the others.
  public static func + (lhs: A, rhs: ArrayK<A>) -> ArrayK<A> { ArrayK([lhs] + rhs.asArray) }
  /// An element behind the others.
  public static func + (lhs: ArrayK<A>, rhs: A) -> ArrayK<A> { ArrayK(lhs.asArray + [rhs]) }
  /// All elements but the first.
  public func dropFirst() -> ArrayK<A> { ArrayK(Array(asArray.dropFirst())) }
  /// What satisfies the predicate.
  public func filter(_ predicate: (A) -> Bool) -> ArrayK<A> { ArrayK(asArray.filter(predicate)) }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension ArrayK: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: ArrayKOf<A>) -> ArrayK<A> { ArrayK.fix(fa) }

extension Array {
  /// The array as a kind.
  public func k() -> ArrayK<Element> { ArrayK(self) }
  /// The element at an index, if there is one.
  public func getOrNone(_ index: Int) -> Option<Element> {
    indices.contains(index) ? .some(self[index]) : .none()
  }
  /// The first element, if there is one.
  public var firstOrNone: Option<Element> { first.toOption() }
}

extension ArrayK: CustomStringConvertible {
  public var description: String { "ArrayK(\(asArray.map { "\($0)" }.joined(separator: ", ")))" }
}

extension ArrayK: Monoid {
  public func combine(_ other: ArrayK<A>) -> ArrayK<A> { ArrayK(asArray + other.asArray) }
}

extension ForArrayK: EquatableK {
  public static func eq<A: Equatable>(_ lhs: ArrayKOf<A>, _ rhs: ArrayKOf<A>) -> Bool {
    lhs^.asArray == rhs^.asArray
  }
}

extension ForArrayK: Monad, Traverse {
  public static func map<A, B>(_ fa: ArrayKOf<A>, _ f: @escaping (A) -> B) -> ArrayKOf<B> { ArrayK(fa^.asArray.map(f)) }
  public static func pure<A>(_ a: A) -> ArrayKOf<A> { ArrayK([a]) }
  public static func flatMap<A, B>(_ fa: ArrayKOf<A>, _ f: @escaping (A) -> ArrayKOf<B>) -> ArrayKOf<B> {
    ArrayK(fa^.asArray.flatMap { f($0)^.asArray })
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> ArrayKOf<Either<A, B>>) -> ArrayKOf<B> {
    var results: [B] = []
    var waiting = f(a)^.asArray.reversed() as [Either<A, B>]
    while let next = waiting.popLast() {
      switch next.cases {
      case .right(let b): results.append(b)
      case .left(let seed): waiting.append(contentsOf: f(seed)^.asArray.reversed())
      }
    }
    return ArrayK(results)
  }
  public static func foldLeft<A, B>(_ fa: ArrayKOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.asArray.reduce(b, f)
  }
  public static func foldRight<A, B>(_ fa: ArrayKOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>)
    -> Eval<B>
  {
    let elements = fa^.asArray
    func from(_ index: Int) -> Eval<B> {
      index == elements.count ? b : f(elements[index], Eval.defer { from(index + 1) })
    }
    return Eval.defer { from(0) }
  }
  public static func elements<A>(_ fa: ArrayKOf<A>) -> [A] { fa^.asArray }
  public static func traverse<G: Applicative, A, B>(_ fa: ArrayKOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, ArrayKOf<B>>
  {
    G.map(fa^.asArray.traverse(f)) { ArrayK($0) }
  }
}
