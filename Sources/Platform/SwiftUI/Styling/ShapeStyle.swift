import Headless

/// What a style comes to. Not for pages.
public typealias _Paint = Paint

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  /// What the style comes to in an environment. Not for pages.
  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint
}

/// The style that the environment has for what lies in front.
public struct ForegroundStyle: ShapeStyle {
  nonisolated public init() {}
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground?._paint(in: environment) ?? .color(SystemColor.label.rgba(in: environment))
  }
}

/// What lies behind everything.
public struct BackgroundStyle: ShapeStyle {
  nonisolated public init() {}
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(SystemColor.background.rgba(in: environment))
  }
}

public struct TintShapeStyle: ShapeStyle {
  nonisolated public init() {}
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(Color.accentColor.rgba(in: environment))
  }
}

public struct SeparatorShapeStyle: ShapeStyle {
  nonisolated public init() {}
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(SystemColor.separator.rgba(in: environment))
  }
}

/// The foreground, more or less of it.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    if let foreground = environment.foreground, !(foreground is HierarchicalShapeStyle),
      case .color(let color) = foreground._paint(in: environment)
    {
      return .color(color.opacity([1, 0.5, 0.25, 0.18][level]))
    }
    let colors: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(colors[level].rgba(in: environment))
  }
}

/// What blurs the things behind it; here a plain, slightly transparent ground.
public struct Material: ShapeStyle {
  let opacity: Double

  public static let ultraThinMaterial = Material(opacity: 0.6)
  public static let thinMaterial = Material(opacity: 0.7)
  public static let regularMaterial = Material(opacity: 0.8)
  public static let thickMaterial = Material(opacity: 0.9)
  public static let ultraThickMaterial = Material(opacity: 0.95)
  public static let bar = Material(opacity: 0.9)
  public static let ultraThin = ultraThinMaterial
  public static let thin = thinMaterial
  public static let regular = regularMaterial
  public static let thick = thickMaterial
  public static let ultraThick = ultraThickMaterial

  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(SystemColor.groupedBackground.rgba(in: environment).opacity(opacity))
  }
}

/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  nonisolated public init<S: ShapeStyle>(_ style: S) { base = style }
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment) }
}

struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      stops.map { Paint.Stop(color: $0.color.opacity(opacity), location: $0.location) }
    }
    return switch base._paint(in: environment) {
    case .color(let color): .color(color.opacity(opacity))
    case .linearGradient(let stops, let start, let end): .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    }
  }
}

extension ShapeStyle {
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
  public static var bar: Material { Material.bar }
}
