import Headless

/// A font, which may depend on the text size that the user has chosen.
public struct Font: Hashable, Sendable {
  /// A named size and weight.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
  }

  private var base: Base
  private var ownWeight: Weight?
  private var ownDesign: Design?
  private var ownItalic = false
  private var ownMonospacedDigits = false

  private init(base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    ownWeight = weight
    ownDesign = design
  }

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size), weight: weight, design: design)
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .size(size), weight: weight, design: design)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A font by name. None but the system's is there, so that one stands in at this size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .size(size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .size(size))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .size(fixedSize)) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.ownItalic = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.ownDesign = .monospaced
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.ownMonospacedDigits = true
    return font
  }

  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }

  /// The font that text has in an environment.
  static func resolved(in environment: EnvironmentValues, own: Font? = nil) -> FontDescription {
    let font = own ?? environment.font ?? .body
    var size: CGFloat
    var weight = Weight.regular
    switch font.base {
    case .size(let points): size = points
    case .style(let style):
      // Larger text sizes enlarge every style by the same number of points, as the body's.
      size = max(11, style.size + environment.dynamicTypeSize.bodySize - 17)
      if style == .headline { weight = .semibold }
    }
    weight = environment.fontWeight ?? font.ownWeight ?? weight
    size = max(1, size)
    return FontDescription(
      size: size, weight: weight.value, isItalic: font.ownItalic || environment.isItalic,
      design: Self.design(environment.fontDesign ?? font.ownDesign ?? .default),
      hasMonospacedDigits: font.ownMonospacedDigits || environment.hasMonospacedDigits)
  }

  private static func design(_ design: Design) -> FontDescription.Design {
    switch design {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
