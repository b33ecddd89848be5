import Headless

/// Lines and curves, in points.
public struct Path: Equatable, Sendable {
  private(set) var contour: Contour

  public init() { contour = .path([]) }
  public init(_ rect: CGRect) { contour = .rectangle(rect) }
  public init(ellipseIn rect: CGRect) { contour = .ellipse(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    contour = .rounded(rect, radius: cornerRadius)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    contour = .rounded(rect, radius: cornerSize.width)
  }
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  init(contour: Contour) { self.contour = contour }

  public var isEmpty: Bool { contour == .path([]) }
  public var boundingRect: CGRect { contour.box }

  private mutating func add(_ elements: PathElement...) { contour = .path(contour.elements + elements) }

  public var currentPoint: CGPoint? {
    for element in contour.elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): return point
      case .close: continue
      }
    }
    return nil
  }

  public mutating func move(to point: CGPoint) { add(.move(point)) }
  public mutating func addLine(to point: CGPoint) { add(.line(point)) }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add(.quad(point, control: control)) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(point, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { add(.close) }

  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }

  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize)) }

  public mutating func addPath(_ path: Path) {
    contour = isEmpty ? path.contour : .path(contour.elements + path.contour.elements)
  }

  /// An arc, clockwise on the screen when `clockwise` is false, since y grows downward.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      while sweep > 0 { sweep -= turn }
      if sweep < -turn { sweep = -turn }
    } else {
      while sweep < 0 { sweep += turn }
      if sweep > turn { sweep = turn }
    }
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: delta.radians)
  }

  private mutating func addArc(center: CGPoint, radius: CGFloat, from start: Double, sweep: Double) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // The control points of the cubic nearest to a circle's arc.
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: CGPoint(x: first.x - reach * CGFloat(sin(from)), y: first.y + reach * CGFloat(cos(from))),
        control2: CGPoint(x: last.x + reach * CGFloat(sin(to)), y: last.y - reach * CGFloat(cos(to))))
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(contour: contour.moved(dx: dx, dy: dy)) }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

extension Contour {
  func moved(dx: CGFloat, dy: CGFloat) -> Contour {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offsetBy(dx: dx, dy: dy))
    case .rounded(let rect, let radius): .rounded(rect.offsetBy(dx: dx, dy: dy), radius: radius)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .path(let elements, let evenOdd):
      .path(elements.map { $0.mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }, evenOdd: evenOdd)
    }
  }

  /// The contour as steps of a path.
  var elements: [PathElement] {
    switch self {
    case .path(let elements, _): return elements
    case .rectangle(let rect):
      return [
        .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    case .ellipse(let rect): return Self.rounded(rect, rect.width / 2, rect.height / 2)
    case .rounded(let rect, let radius):
      let radius = min(radius, min(rect.width, rect.height) / 2)
      return Self.rounded(rect, radius, radius)
    }
  }

  private static func rounded(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat) -> [PathElement] {
    // The control points of the cubic nearest to a quarter of a circle.
    let (kx, ky) = (x * 0.447715, y * 0.447715)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return [
      .move(at(left + x, top)), .line(at(right - x, top)),
      .curve(at(right, top + y), control1: at(right - kx, top), control2: at(right, top + ky)),
      .line(at(right, bottom - y)),
      .curve(at(right - x, bottom), control1: at(right, bottom - ky), control2: at(right - kx, bottom)),
      .line(at(left + x, bottom)),
      .curve(at(left, bottom - y), control1: at(left + kx, bottom), control2: at(left, bottom - ky)),
      .line(at(left, top + y)),
      .curve(at(left + x, top), control1: at(left, top + ky), control2: at(left + kx, top)), .close,
    ]
  }
}
