import Bow

/// The parts of a tuple of three.
public enum Tuple3<A, B, C> {
  /// The tuple.
  public typealias Whole = (A, B, C)

  /// The first part.
  public static var _0: Lens<Whole, A> { Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1, $0.2) }) }
  /// The second part.
  public static var _1: Lens<Whole, B> { Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1, $0.2) }) }
  /// The third part.
  public static var _2: Lens<Whole, C> { Lens<Whole, C>(get: { $0.2 }, set: { ($0.0, $0.1, $1) }) }
}
