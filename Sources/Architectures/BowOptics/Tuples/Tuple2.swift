import Bow

/// The parts of a tuple of two.
public enum Tuple2<A, B> {
  public typealias Whole = (A, B)

  public static var _0: Lens<Whole, A> { Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1) }) }
  public static var _1: Lens<Whole, B> { Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1) }) }
}
