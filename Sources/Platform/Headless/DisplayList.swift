import Foundation

/// What a screen shows, as marks on paper from back to front.
public struct DisplayList {
  public enum Item {
    case fill(Contour, Paint)
    case stroke(Contour, Paint, StrokeStyle)
    case text(TextMark)
    /// What follows, up to the matching `endLayer`, is drawn together.
    case beginLayer(Layer)
    case endLayer
  }

  public private(set) var items: [Item] = []

  public init() {}

  public mutating func fill(_ outline: Contour, _ paint: Paint) {
    if !paint.isClear { items.append(.fill(outline, paint)) }
  }

  public mutating func stroke(_ outline: Contour, _ paint: Paint, _ style: StrokeStyle) {
    if !paint.isClear, style.width > 0 { items.append(.stroke(outline, paint, style)) }
  }

  public mutating func add(_ mark: TextMark) { if !mark.text.isEmpty { items.append(.text(mark)) } }

  /// Draws what `body` draws as one layer.
  public mutating func layer(_ layer: Layer, _ body: (inout DisplayList) -> Void) {
    items.append(.beginLayer(layer))
    body(&self)
    items.append(.endLayer)
  }
}

/// A colour, its parts from 0 to 1, not premultiplied, in sRGB.
public struct RGBA: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From parts that go to 255.
  public init(byte red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)
  }

  public func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(1, 1, 1)
  public static let clear = RGBA(0, 0, 0, 0)
}

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    /// From 0 to 1.
    public var location: Double

    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  case color(RGBA)
  /// From one point to another, in parts of the outline's box.
  case linearGradient([Stop], start: CGPoint, end: CGPoint)
  /// From the centre outward; the centre in parts of the outline's box, the radii in points.
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

  var isClear: Bool {
    if case .color(let color) = self { return color.alpha <= 0 }
    return false
  }
}

/// A closed or open line, in points on the screen.
public enum Contour: Hashable, Sendable {
  case rectangle(CGRect)
  case rounded(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([PathElement], evenOdd: Bool = false)

  public var box: CGRect {
    switch self {
    case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): rect
    case .path(let elements, _): PathElement.box(of: elements)
    }
  }
}

/// One step of a path.
public enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The box that holds all points, control points included.
  public static func box(of elements: [PathElement]) -> CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let first, let second):
        add(point)
        add(first)
        add(second)
      case .close: break
      }
    }
    if low.x > high.x { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  public func mapped(_ transform: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quad(let point, let control): .quad(transform(point), control: transform(control))
    case .curve(let point, let first, let second):
      .curve(transform(point), control1: transform(first), control2: transform(second))
    case .close: .close
    }
  }
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: String, Sendable { case butt, round, square }
  public enum Join: String, Sendable { case miter, round, bevel }

  public var width: CGFloat
  public var cap: Cap
  public var join: Join
  public var dash: [CGFloat]

  public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}

/// One line of text of one style.
public struct TextMark: Hashable, Sendable {
  public var text: String
  /// The left end of the baseline.
  public var origin: CGPoint
  /// In points.
  public var width: CGFloat
  public var font: FontDescription
  public var color: RGBA
  public var isUnderlined: Bool
  public var isStruckThrough: Bool

  public init(
    text: String, origin: CGPoint, width: CGFloat, font: FontDescription, color: RGBA, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// How a layer is put on what lies below it.
public struct Layer: Hashable, Sendable {
  public var opacity: Double = 1
  public var clip: Contour?
  /// a, b, c, d, tx, ty as SVG's `matrix` takes them.
  public var transform: [Double]?
  public var shadow: Shadow?
  public var blur: Double = 0

  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    public var radius, x, y: CGFloat

    public init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  public init(
    opacity: Double = 1, clip: Contour? = nil, transform: [Double]? = nil, shadow: Shadow? = nil, blur: Double = 0
  ) {
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
    self.shadow = shadow
    self.blur = blur
  }
}
