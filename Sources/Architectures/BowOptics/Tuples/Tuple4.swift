import Bow

/// The parts of a tuple of four.
public enum Tuple4<A, B, C, D> {
  /// The tuple.
  public typealias Whole = (A, B, C, D)

  /// The first part.
  public static var _0: Lens<Whole, A> { Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1, $0.2, $0.3) }) }
  /// The second part.
  public static var _1: Lens<Whole, B> { Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1, $0.2, $0.3) }) }
  /// The third part.
  public static var _2: Lens<Whole, C> { Lens<Whole, C>(get: { $0.2 }, set: { ($0.0, $0.1, $1, $0.3) }) }
  /// The fourth part.
  public static var _3: Lens<Whole, D> { Lens<Whole, D>(get: { $0.3 }, set: { ($0.0, $0.1, $0.2, $1) }) }
}
