import Headless

/// A colour.
open class UIColor: Hashable, @unchecked Sendable, CustomStringConvertible {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(white), Double(white), Double(white), Double(alpha)))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha)))
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.rgba == right.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

  public var description: String { "UIColor(\(rgba.red), \(rgba.green), \(rgba.blue), \(rgba.alpha))" }

  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
  public static let red = UIColor(RGBA(1, 0, 0))
  public static let green = UIColor(RGBA(0, 1, 0))
  public static let blue = UIColor(RGBA(0, 0, 1))
  public static let yellow = UIColor(RGBA(1, 1, 0))
  public static let orange = UIColor(RGBA(1, 0.5, 0))
  public static let purple = UIColor(RGBA(0.5, 0, 0.5))
  public static let cyan = UIColor(RGBA(0, 1, 1))
  public static let magenta = UIColor(RGBA(1, 0, 1))
  public static let brown = UIColor(RGBA(0.6, 0.4, 0.2))
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let systemRed = UIColor(RGBA(byte: 255, 59, 48))
  public static let systemOrange = UIColor(RGBA(byte: 255, 149, 0))
  public static let systemYellow = UIColor(RGBA(byte: 255, 204, 0))
  public static let systemGreen = UIColor(RGBA(byte: 52, 199, 89))
  public static let systemTeal = UIColor(RGBA(byte: 48, 176, 199))
  public static let systemBlue = UIColor(RGBA(byte: 0, 122, 255))
  public static let systemIndigo = UIColor(RGBA(byte: 88, 86, 214))
  public static let systemPurple = UIColor(RGBA(byte: 175, 82, 222))
  public static let systemPink = UIColor(RGBA(byte: 255, 45, 85))
  public static let systemGray = UIColor(RGBA(byte: 142, 142, 147))
  public static let label = UIColor(.black)
  public static let secondaryLabel = UIColor(RGBA(byte: 60, 60, 67, alpha: 0.6))
  public static let systemBackground = UIColor(.white)
  public static let secondarySystemBackground = UIColor(RGBA(byte: 242, 242, 247))
  public static let systemGroupedBackground = UIColor(RGBA(byte: 242, 242, 247))
}
