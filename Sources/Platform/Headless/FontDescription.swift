import Foundation

/// A font: family, size in points, weight, slant.
public struct FontDescription: Hashable, Sendable {
  public enum Design: Sendable { case standard, serif, rounded, monospaced }

  /// In points.
  public var size: CGFloat
  /// From 100 to 900.
  public var weight: Int
  public var isItalic: Bool
  public var design: Design
  public var hasMonospacedDigits: Bool
  /// Extra room after each character, in points.
  public var tracking: CGFloat

  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard,
    hasMonospacedDigits: Bool = false, tracking: CGFloat = 0
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { size * Metrics.lineHeight }
  /// From the top of a line to its baseline, in points.
  public var ascent: CGFloat { size * Metrics.ascent }

  public func width(of text: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    for character in text { width += self.width(of: character) }
    return width
  }

  /// The advance of one character, tracking included.
  public func width(of character: Character) -> CGFloat {
    let advance =
      design == .monospaced ? 0.616 : TextMetrics.advance(of: character, weight: weight, digits: hasMonospacedDigits)
    if advance == 0 { return 0 }
    return advance * size + TextMetrics.tracking(at: size) * size / 1000 + tracking
  }
}
