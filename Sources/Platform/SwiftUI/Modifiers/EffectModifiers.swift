import Headless

/// Draws the content in a layer of its own.
struct EffectModifier {
  var isHidden = false
  let layer: (CGRect) -> Layer?

  nonisolated func makeBox(_ environment: EnvironmentValues) -> LayerNode {
    LayerNode(isHidden: isHidden, layer: layer)
  }
  nonisolated func update(_ box: LayerNode, _ environment: EnvironmentValues) {
    box.layer = layer
    box.isHidden = isHidden
  }
}

extension EffectModifier: BoxModifier {}

/// Opacity by itself, which is compared rather than made anew each time.
struct OpacityModifier {
  let opacity: Double

  nonisolated func makeBox(_ environment: EnvironmentValues) -> LayerNode {
    let opacity = opacity
    return LayerNode(isHidden: opacity <= 0) { _ in opacity >= 1 ? nil : Layer(opacity: opacity) }
  }
  nonisolated func update(_ box: LayerNode, _ environment: EnvironmentValues) {
    let opacity = opacity
    box.isHidden = opacity <= 0
    box.layer = { _ in opacity >= 1 ? nil : Layer(opacity: opacity) }
  }
}

extension OpacityModifier: BoxModifier {}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
  nonisolated public func hidden() -> some View { modifier(OpacityModifier(opacity: 0)) }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(EffectModifier { Layer(clip: shape.path(in: $0).contour) })
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(EffectModifier { Layer(clip: .rectangle($0)) })
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(EffectModifier { Layer(clip: .rounded($0, radius: radius)) })
  }
  nonisolated public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View {
    modifier(EffectModifier { Layer(clip: .rectangle($0)) })
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(by: (Double(x), 0, 0, Double(y)), about: anchor)
  }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return transformed(by: (cosine, sine, -sine, cosine), about: anchor)
  }

  nonisolated private func transformed(
    by matrix: (a: Double, b: Double, c: Double, d: Double), about anchor: UnitPoint
  ) -> some View {
    modifier(
      EffectModifier { rect in
        if matrix == (1, 0, 0, 1) { return nil }
        let x = Double(rect.minX + anchor.x * rect.width)
        let y = Double(rect.minY + anchor.y * rect.height)
        return Layer(transform: [
          matrix.a, matrix.b, matrix.c, matrix.d, x - matrix.a * x - matrix.c * y, y - matrix.b * x - matrix.d * y,
        ])
      })
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier { _ in radius > 0 ? Layer(blur: Double(radius)) : nil })
  }

  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
}

struct ShadowModifier {
  let color: Color
  let radius, x, y: CGFloat

  private func layer(_ environment: EnvironmentValues) -> (CGRect) -> Layer? {
    let shadow = Layer.Shadow(color: color.rgba(in: environment), radius: radius, x: x, y: y)
    return { _ in Layer(shadow: shadow) }
  }
  nonisolated func makeBox(_ environment: EnvironmentValues) -> LayerNode { LayerNode(layer: layer(environment)) }
  nonisolated func update(_ box: LayerNode, _ environment: EnvironmentValues) { box.layer = layer(environment) }
}

extension ShadowModifier: BoxModifier {}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How a view comes and goes. Pictures show what is there once it has come.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
