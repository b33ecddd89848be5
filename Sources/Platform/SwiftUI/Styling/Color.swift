import Headless

/// A colour; as a view, it fills what it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String)
    case accent
  }

  let provider: Provider
  private var opacityFactor = 1.0

  init(_ provider: Provider) { self.provider = provider }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    provider = .fixed(RGBA(red, green, blue, opacity))
  }

  nonisolated public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    provider = .fixed(RGBA(white, white, white, opacity))
  }

  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    provider = .fixed(RGBA(part(5), part(3), part(1), opacity))
  }

  /// A colour of the asset catalogue. There is none here, so it shows as grey.
  nonisolated public init(_ name: String) { provider = .named(name) }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  public static let accentColor = Color(.accent)

  nonisolated public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= opacity
    return color
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let color: RGBA =
      switch provider {
      case .fixed(let color): color
      case .system(let color): color.rgba(in: environment)
      case .named: SystemColor.gray.rgba(in: environment)
      case .accent: environment.tintColor?.rgba(in: environment) ?? SystemColor.blue.rgba(in: environment)
      }
    return color.opacity(opacityFactor)
  }

  public var description: String {
    switch provider {
    case .fixed(let color): Self.description(of: color.opacity(opacityFactor))
    case .system(let color): color.rawValue
    case .named(let name): name
    case .accent: "accentColor"
    }
  }

  private static func description(of color: RGBA) -> String {
    func byte(_ value: Double) -> String {
      let text = String(Int((max(0, min(1, value)) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue) + byte(color.alpha)
  }
}

extension Color: LeafView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> ShapeNode {
    ShapeNode(drawings: [.fill(.color(rgba(in: environment)))]) { .rectangle($0) }
  }

  nonisolated func update(_ box: ShapeNode, _ environment: EnvironmentValues) {
    box.drawings = [.fill(.color(rgba(in: environment)))]
  }
}

extension Color: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { .color(rgba(in: environment)) }
}

/// The colours of the system, light and dark.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label = "primary"
  case secondaryLabel = "secondary"
  case tertiaryLabel, quaternaryLabel, separator, background, secondaryBackground, groupedBackground, cell, fill
  case fieldBorder, bar

  func rgba(in environment: EnvironmentValues) -> RGBA { rgba(isDark: environment.colorScheme == .dark) }

  func rgba(isDark: Bool) -> RGBA { isDark ? dark : light }

  private var light: RGBA {
    switch self {
    case .red: RGBA(byte: 255, 59, 48)
    case .orange: RGBA(byte: 255, 149, 0)
    case .yellow: RGBA(byte: 255, 204, 0)
    case .green: RGBA(byte: 52, 199, 89)
    case .mint: RGBA(byte: 0, 199, 190)
    case .teal: RGBA(byte: 48, 176, 199)
    case .cyan: RGBA(byte: 50, 173, 230)
    case .blue: RGBA(byte: 0, 122, 255)
    case .indigo: RGBA(byte: 88, 86, 214)
    case .purple: RGBA(byte: 175, 82, 222)
    case .pink: RGBA(byte: 255, 45, 85)
    case .brown: RGBA(byte: 162, 132, 94)
    case .gray: RGBA(byte: 142, 142, 147)
    case .label: .black
    case .secondaryLabel: RGBA(byte: 60, 60, 67, alpha: 0.6)
    case .tertiaryLabel: RGBA(byte: 60, 60, 67, alpha: 0.3)
    case .quaternaryLabel: RGBA(byte: 60, 60, 67, alpha: 0.18)
    case .separator: RGBA(byte: 60, 60, 67, alpha: 0.29)
    case .background, .cell: .white
    case .secondaryBackground, .groupedBackground: RGBA(byte: 242, 242, 247)
    case .fill: RGBA(byte: 120, 120, 128, alpha: 0.16)
    case .fieldBorder: RGBA(byte: 60, 60, 67, alpha: 0.2)
    case .bar: RGBA(byte: 249, 249, 249)
    }
  }

  private var dark: RGBA {
    switch self {
    case .red: RGBA(byte: 255, 69, 58)
    case .orange: RGBA(byte: 255, 159, 10)
    case .yellow: RGBA(byte: 255, 214, 10)
    case .green: RGBA(byte: 48, 209, 88)
    case .mint: RGBA(byte: 99, 230, 226)
    case .teal: RGBA(byte: 64, 200, 224)
    case .cyan: RGBA(byte: 100, 210, 255)
    case .blue: RGBA(byte: 10, 132, 255)
    case .indigo: RGBA(byte: 94, 92, 230)
    case .purple: RGBA(byte: 191, 90, 242)
    case .pink: RGBA(byte: 255, 55, 95)
    case .brown: RGBA(byte: 172, 142, 104)
    case .gray: RGBA(byte: 142, 142, 147)
    case .label: .white
    case .secondaryLabel: RGBA(byte: 235, 235, 245, alpha: 0.6)
    case .tertiaryLabel: RGBA(byte: 235, 235, 245, alpha: 0.3)
    case .quaternaryLabel: RGBA(byte: 235, 235, 245, alpha: 0.16)
    case .separator: RGBA(byte: 84, 84, 88, alpha: 0.6)
    case .background, .groupedBackground: .black
    case .secondaryBackground, .cell: RGBA(byte: 28, 28, 30)
    case .fill: RGBA(byte: 120, 120, 128, alpha: 0.32)
    case .fieldBorder: RGBA(byte: 235, 235, 245, alpha: 0.25)
    case .bar: RGBA(byte: 22, 22, 22)
    }
  }
}
