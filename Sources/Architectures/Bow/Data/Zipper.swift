/// The witness of `Zipper`.
public final class ForZipper {}
/// `Zipper` with all parameters but the last.
public typealias ZipperPartial = ForZipper
/// The kind of `Zipper`.
public typealias ZipperOf<A> = Kind<ForZipper, A>

/// A row of elements, one of which is in focus.
///
/// Moving the focus shares the row: it takes the same time however long the row is.
public final class Zipper<A>: ZipperOf<A> {
  private let row: [A]
  private let position: Int

  private init(row: [A], position: Int) {
    self.row = row
    self.position = position
  }

  /// From both sides.
  public convenience init(left: [A], focus: A, right: [A]) {
    self.init(row: left + [focus] + right, position: left.count)
  }

  /// The array's first element is in focus.
  public convenience init(fromNEA array: NonEmptyArray<A>) {
    self.init(row: array.all(), position: 0)
  }

  /// Nil for an empty array; else its first element is in focus.
  public convenience init?(fromArray array: [A]) {
    guard !array.isEmpty else { return nil }
    self.init(row: array, position: 0)
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: ZipperOf<A>) -> Zipper<A> { downcast(fa) }

  /// What is on the left.
  public var left: [A] { Array(row[..<position]) }
  /// The element in focus.
  public var focus: A { row[position] }
  /// What is on the right.
  public var right: [A] { Array(row[(position + 1)...]) }

  /// All elements.
  public func asArray() -> [A] { row }
  /// Whether the first element is in focus.
  public func isBeginning() -> Bool { position == 0 }
  /// Whether the last element is in focus.
  public func isEnding() -> Bool { position == row.count - 1 }

  /// One to the left; at the beginning, where it is.
  public func moveLeft() -> Zipper<A> { moved(to: max(position - 1, 0)) }
  /// One to the right; at the end, where it is.
  public func moveRight() -> Zipper<A> { moved(to: min(position + 1, row.count - 1)) }
  /// To the first element.
  public func moveToFirst() -> Zipper<A> { moved(to: 0) }
  /// To the last element.
  public func moveToLast() -> Zipper<A> { moved(to: row.count - 1) }

  private func moved(to position: Int) -> Zipper<A> {
    position == self.position ? self : Zipper(row: row, position: position)
  }

  fileprivate func mapRow<B>(_ f: (A) -> B) -> Zipper<B> { Zipper<B>(row: row.map(f), position: position) }
  fileprivate func mapPositions<B>(_ f: (Zipper<A>) -> B) -> Zipper<B> {
    Zipper<B>(row: row.indices.map { f(moved(to: $0)) }, position: position)
  }
}

// Unchecked for the sake of the superclass, which holds nothing.
extension Zipper: @unchecked Sendable where A: Sendable {}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: ZipperOf<A>) -> Zipper<A> { Zipper.fix(fa) }

extension Zipper: CustomStringConvertible {
  public var description: String { "Zipper(left: \(left), focus: \(focus), right: \(right))" }
}

extension ForZipper: EquatableK {
  public static func eq<A: Equatable>(_ lhs: ZipperOf<A>, _ rhs: ZipperOf<A>) -> Bool {
    lhs^.left.count == rhs^.left.count && lhs^.asArray() == rhs^.asArray()
  }
}

extension ForZipper: Comonad, Traverse {
  public static func map<A, B>(_ fa: ZipperOf<A>, _ f: @escaping (A) -> B) -> ZipperOf<B> { fa^.mapRow(f) }
  public static func extract<A>(_ fa: ZipperOf<A>) -> A { fa^.focus }
  public static func coflatMap<A, B>(_ fa: ZipperOf<A>, _ f: @escaping (ZipperOf<A>) -> B) -> ZipperOf<B> {
    fa^.mapPositions(f)
  }
  public static func foldLeft<A, B>(_ fa: ZipperOf<A>, _ b: B, _ f: @escaping (B, A) -> B) -> B {
    fa^.asArray().reduce(b, f)
  }
  public static func foldRight<A, B>(_ fa: ZipperOf<A>, _ b: Eval<B>, _ f: @escaping (A, Eval<B>) -> Eval<B>) -> Eval<B>
  {
    ForArrayK.foldRight(fa^.asArray().k(), b, f)
  }
  public static func traverse<G: Applicative, A, B>(_ fa: ZipperOf<A>, _ f: @escaping (A) -> Kind<G, B>)
    -> Kind<G, ZipperOf<B>>
  {
    let position = fa^.left.count
    return G.map(fa^.asArray().traverse(f)) { row in
      Zipper(left: Array(row[..<position]), focus: row[position], right: Array(row[(position + 1)...]))
    }
  }
}
