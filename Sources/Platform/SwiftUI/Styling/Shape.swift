import Headless

/// A shape that fits itself into a rectangle; as a view, it is filled with the foreground.
public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  nonisolated public var body: _ShapeView<Self> { _ShapeView(shape: self, drawing: .fill(ForegroundStyle())) }
}

/// A shape that can be made smaller all around.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var style: Headless.StrokeStyle {
    let cap: Headless.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Headless.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Headless.StrokeStyle(width: lineWidth, cap: cap, join: join, dash: dash)
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A shape as it is drawn.
public struct _ShapeView<S: Shape> {
  enum Drawing {
    case fill(any ShapeStyle)
    case stroke(any ShapeStyle, StrokeStyle)
  }

  let shape: S
  /// From back to front.
  var drawings: [Drawing]

  init(shape: S, drawing: Drawing) {
    self.shape = shape
    drawings = [drawing]
  }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> ShapeBox {
    let box = ShapeBox(drawings: []) { _ in .path([]) }
    update(box, environment)
    return box
  }

  nonisolated func update(_ box: ShapeBox, _ environment: EnvironmentValues) {
    let shape = shape
    box.contour = { shape.path(in: $0).contour }
    box.fit = { shape.sizeThatFits(ProposedViewSize($0)) }
    box.drawings = drawings.map { drawing in
      switch drawing {
      case .fill(let style): .fill(style._paint(in: environment))
      case .stroke(let style, let line): .stroke(style._paint(in: environment), line.style)
      }
    }
    if !(S.self is any FillingShape.Type) { box.setNeedsLayout() }
  }

  nonisolated func adding(_ drawing: Drawing) -> Self {
    var copy = self
    copy.drawings.append(drawing)
    return copy
  }

  nonisolated public func fill<T: ShapeStyle>(_ style: T, style fillStyle: FillStyle = FillStyle()) -> Self {
    adding(.fill(style))
  }
  nonisolated public func stroke<T: ShapeStyle>(_ style: T, lineWidth: CGFloat = 1) -> Self {
    adding(.stroke(style, StrokeStyle(lineWidth: lineWidth)))
  }
  nonisolated public func stroke<T: ShapeStyle>(_ style: T, style line: StrokeStyle) -> Self {
    adding(.stroke(style, line))
  }
}

extension _ShapeView: LeafView {}

/// Shapes that are as large as they are offered, whatever their value.
protocol FillingShape: Shape {}

extension Rectangle: FillingShape {}
extension RoundedRectangle: FillingShape {}
extension Circle: FillingShape {}
extension Ellipse: FillingShape {}
extension Capsule: FillingShape {}

/// The box of a shape.
final class ShapeBox: LayoutNode {
  var contour: (CGRect) -> Contour
  var drawings: [ShapeNode.Drawing]
  var fit: (Proposal) -> CGSize = { $0.size(replacingNilWith: Metrics.shape) }

  init(drawings: [ShapeNode.Drawing], contour: @escaping (CGRect) -> Contour) {
    self.contour = contour
    self.drawings = drawings
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { fit(proposal) }

  override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    let contour = contour(CGRect(origin: .zero, size: frame.size)).moved(dx: origin.x, dy: origin.y)
    for drawing in drawings {
      switch drawing {
      case .fill(let paint): list.fill(contour, paint)
      case .stroke(let paint, let style): list.stroke(contour, paint, style)
      }
    }
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self> { _ShapeView(shape: self, drawing: .fill(style)) }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> { fill(ForegroundStyle()) }

  nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .stroke(style, line))
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self> { stroke(ForegroundStyle(), style: style) }

  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, style line: StrokeStyle, antialiased: Bool = true
  ) -> some View { inset(by: line.lineWidth / 2).stroke(style, style: line) }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth)) }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// A shape made smaller all around.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(base: self, amount: amount) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // As large as fits, but in a row or column it takes what it is offered along with the rest.
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? room.height, proposal.height ?? room.width)
    if proposal.width == nil, proposal.height == nil { return room }
    return CGSize(width: side, height: side)
  }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(base: self, amount: amount) }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(base: self, amount: amount) }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  nonisolated public func inset(by amount: CGFloat) -> RoundedInset { RoundedInset(base: self, amount: amount) }

  /// Corners of a smaller rectangle are rounded less.
  public struct RoundedInset: InsettableShape {
    let base: RoundedRectangle
    let amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
      let radius = max(0, base.cornerSize.width - amount)
      return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: radius)
    }
    nonisolated public func inset(by amount: CGFloat) -> RoundedInset {
      RoundedInset(base: base, amount: self.amount + amount)
    }
  }
}

/// A shape of any kind.
public struct AnyShape: Shape {
  private let base: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { base = shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// Colours that run into each other.
public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.rgba(in: environment), location: Double($0.location)) }
  }
}

public struct LinearGradient: ShapeStyle, View {
  let gradient: Gradient
  let start, end: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var body: some View { Rectangle().fill(self) }
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(gradient.stops(in: environment), start: start.point, end: end.point)
  }
}

public struct RadialGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public var body: some View { Rectangle().fill(self) }
  nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
    .radialGradient(
      gradient.stops(in: environment), center: center.point, startRadius: startRadius, endRadius: endRadius)
  }
}
