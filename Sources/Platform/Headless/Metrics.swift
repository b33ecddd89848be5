import Foundation

/// Lengths of the look that pages show, in points. They follow iOS as far as they are published; the rest is approximate.
public enum Metrics {
  /// Between the children of a stack.
  public static let spacing: CGFloat = 8
  /// Of `padding()` without a number.
  public static let padding: CGFloat = 16
  /// The least length of a spacer.
  public static let spacer: CGFloat = 8
  /// The size of a colour or shape that is offered nothing.
  public static let shape: CGFloat = 10
  /// The thickness of a separator.
  public static let hairline: CGFloat = 0.5
  /// Height of a line of text as a multiple of the font's size.
  public static let lineHeight: CGFloat = 1.1934
  /// From a line's top to its baseline as a multiple of the font's size.
  public static let ascent: CGFloat = 0.9521
}
