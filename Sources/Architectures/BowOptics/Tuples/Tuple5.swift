import Bow

/// The parts of a tuple of five.
public enum Tuple5<A, B, C, D, E> {
  /// The tuple.
  public typealias Whole = (A, B, C, D, E)

  /// The first part.
  public static var _0: Lens<Whole, A> { Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1, $0.2, $0.3, $0.4) }) }
  /// The second part.
  public static var _1: Lens<Whole, B> { Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1, $0.2, $0.3, $0.4) }) }
  /// The third part.
  public static var _2: Lens<Whole, C> { Lens<Whole, C>(get: { $0.2 }, set: { ($0.0, $0.1, $1, $0.3, $0.4) }) }
  /// The fourth part.
  public static var _3: Lens<Whole, D> { Lens<Whole, D>(get: { $0.3 }, set: { ($0.0, $0.1, $0.2, $1, $0.4) }) }
  /// The fifth part.
  public static var _4: Lens<Whole, E> { Lens<Whole, E>(get: { $0.4 }, set: { ($0.0, $0.1, $0.2, $0.3, $1) }) }
}
