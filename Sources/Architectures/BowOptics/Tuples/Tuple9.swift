import Bow

/// The parts of a tuple of nine.
public enum Tuple9<A, B, C, D, E, F, G, H, I> {
  /// The tuple.
  public typealias Whole = (A, B, C, D, E, F, G, H, I)

  /// The first part.
  public static var _0: Lens<Whole, A> {
    Lens<Whole, A>(get: { $0.0 }, set: { ($1, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
  }
  /// The second part.
  public static var _1: Lens<Whole, B> {
    Lens<Whole, B>(get: { $0.1 }, set: { ($0.0, $1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
  }
  /// The third part.
  public static var _2: Lens<Whole, C> {
    Lens<Whole, C>(get: { $0.2 }, set: { ($0.0, $0.1, $1, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
  }
  /// The fourth part.
  public static var _3: Lens<Whole, D> {
    Lens<Whole, D>(get: { $0.3 }, set: { ($0.0, $0.1, $0.2, $1, $0.4, $0.5, $0.6, $0.7, $0.8) })
  }
  /// The fifth part.
  public static var _4: Lens<Whole, E> {
    Lens<Whole, E>(get: { $0.4 }, set: { ($0.0, $0.1, $0.2, $0.3, $1, $0.5, $0.6, $0.7, $0.8) })
  }
  /// The sixth part.
  public static var _5: Lens<Whole, F> {
    Lens<Whole, F>(get: { $0.5 }, set: { ($0.0, $0.1, $0.2, $0.3, $0.4, $1, $0.6, $0.7, $0.8) })
  }
  /// The seventh part.
  public static var _6: Lens<Whole, G> {
    Lens<Whole, G>(get: { $0.6 }, set: { ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1, $0.7, $0.8) })
  }
  /// The eighth part.
  public static var _7: Lens<Whole, H> {
    Lens<Whole, H>(get: { $0.7 }, set: { ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $1, $0.8) })
  }
  /// The ninth part.
  public static var _8: Lens<Whole, I> {
    Lens<Whole, I>(get: { $0.8 }, set: { ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1) })
  }
}
