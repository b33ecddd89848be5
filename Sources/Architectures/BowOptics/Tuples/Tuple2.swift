import Bow

/// The parts of a tuple of two.
public enum Tuple2<A, B> {
  /// The tuple.
  public typealias Whole = (A, B)

  /// The first part.
  public static var _0: Lens<Whole, A> { Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1) }) }
  /// The second part.
  public static var _1: Lens<Whole, B> { Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1) }) }
}
