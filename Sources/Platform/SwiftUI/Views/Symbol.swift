import Headless

/// A symbol drawn with lines and filled shapes, in a square of 24 units.
struct Symbol {
  private enum Part {
    case line([PathElement])
    case fill([PathElement])
    case circle(x: CGFloat, y: CGFloat, radius: CGFloat, isFilled: Bool)
  }

  private var parts: [Part]
  /// Drawn in the background's colour on a filled circle or square.
  private var isInverted = false

  /// The symbol of that name, if there is one. `x.fill` falls back to `x`, and `x.circle` puts `x` in a circle.
  static func named(_ name: String) -> Symbol? {
    if let symbol = all[name] { return symbol }
    if name.hasSuffix(".circle.fill"), let inner = all[String(name.dropLast(12))] {
      return inner.inCircle(isFilled: true)
    }
    if name.hasSuffix(".circle"), let inner = all[String(name.dropLast(7))] { return inner.inCircle(isFilled: false) }
    if name.hasSuffix(".fill"), let outline = all[String(name.dropLast(5))] { return outline.filled }
    return nil
  }

  private var filled: Symbol {
    Symbol(
      parts: parts.map { part -> Part in
        switch part {
        case .line(let path) where path.last == .close: .fill(path)
        case .circle(let x, let y, let radius, _): .circle(x: x, y: y, radius: radius, isFilled: true)
        default: part
        }
      })
  }

  private func inCircle(isFilled: Bool) -> Symbol {
    func inner(_ point: CGPoint) -> CGPoint { CGPoint(x: 12 + (point.x - 12) * 0.55, y: 12 + (point.y - 12) * 0.55) }
    let small = parts.map { part -> Part in
      switch part {
      case .line(let path): .line(path.map { $0.mapped(inner) })
      case .fill(let path): .fill(path.map { $0.mapped(inner) })
      case .circle(let x, let y, let radius, let isFilled):
        .circle(
          x: inner(CGPoint(x: x, y: y)).x, y: inner(CGPoint(x: x, y: y)).y, radius: radius * 0.55, isFilled: isFilled)
      }
    }
    return Symbol(parts: [.circle(x: 12, y: 12, radius: 9.5, isFilled: isFilled)] + small, isInverted: isFilled)
  }

  func draw(into list: inout DisplayList, in box: CGRect, _ paint: Paint, weight: Int) {
    let scale = box.width / 24
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: box.minX + point.x * scale, y: box.minY + point.y * scale) }
    let width = scale * (1.2 + CGFloat(weight) / 600)
    let style = Headless.StrokeStyle(width: width, cap: .round, join: .round)
    for (index, part) in parts.enumerated() {
      let paint = isInverted && index > 0 ? Paint.color(.white) : paint
      switch part {
      case .line(let path): list.stroke(.path(path.map { $0.mapped(place) }), paint, style)
      case .fill(let path): list.fill(.path(path.map { $0.mapped(place) }), paint)
      case .circle(let x, let y, let radius, let isFilled):
        let rect = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        let placed = CGRect(
          x: box.minX + rect.minX * scale, y: box.minY + rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale)
        if isFilled { list.fill(.ellipse(placed), paint) } else { list.stroke(.ellipse(placed), paint, style) }
      }
    }
  }

  private static func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Part {
    .line(path(points, closed: closed))
  }

  private static func fill(_ points: (CGFloat, CGFloat)...) -> Part { .fill(path(points, closed: true)) }

  private static func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> [PathElement] {
    points.enumerated().map { index, point in
      let point = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(point) : .line(point)
    } + (closed ? [.close] : [])
  }

  private static let star: [PathElement] = {
    (0..<10).map { index in
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index.isMultiple(of: 2) ? 10.0 : 4.2
      let point = CGPoint(x: 12 + radius * cos(angle), y: 12.8 + radius * sin(angle))
      return index == 0 ? .move(point) : .line(point)
    } + [.close]
  }()

  private static let heart: [PathElement] = [
    .move(CGPoint(x: 12, y: 20.5)),
    .curve(CGPoint(x: 2.5, y: 9), control1: CGPoint(x: 6, y: 16.5), control2: CGPoint(x: 2.5, y: 13)),
    .curve(CGPoint(x: 12, y: 6.5), control1: CGPoint(x: 2.5, y: 2.5), control2: CGPoint(x: 10, y: 2.5)),
    .curve(CGPoint(x: 21.5, y: 9), control1: CGPoint(x: 14, y: 2.5), control2: CGPoint(x: 21.5, y: 2.5)),
    .curve(CGPoint(x: 12, y: 20.5), control1: CGPoint(x: 21.5, y: 13), control2: CGPoint(x: 18, y: 16.5)), .close,
  ]

  private static let shoulders: [PathElement] = [
    .move(CGPoint(x: 3.5, y: 21)),
    .curve(CGPoint(x: 20.5, y: 21), control1: CGPoint(x: 4.5, y: 11.5), control2: CGPoint(x: 19.5, y: 11.5)), .close,
  ]

  private static let bellBody: [PathElement] = [
    .move(CGPoint(x: 4, y: 18)), .line(CGPoint(x: 6, y: 14)),
    .curve(CGPoint(x: 12, y: 3.5), control1: CGPoint(x: 6, y: 8), control2: CGPoint(x: 7, y: 3.5)),
    .curve(CGPoint(x: 18, y: 14), control1: CGPoint(x: 17, y: 3.5), control2: CGPoint(x: 18, y: 8)),
    .line(CGPoint(x: 20, y: 18)), .close,
  ]

  private static let cloudBody: [PathElement] = [
    .move(CGPoint(x: 6, y: 18.5)),
    .curve(CGPoint(x: 6.5, y: 10.5), control1: CGPoint(x: 1, y: 18.5), control2: CGPoint(x: 1, y: 10.5)),
    .curve(CGPoint(x: 16, y: 8.5), control1: CGPoint(x: 7.5, y: 4), control2: CGPoint(x: 14.5, y: 4)),
    .curve(CGPoint(x: 18, y: 18.5), control1: CGPoint(x: 23, y: 8), control2: CGPoint(x: 23.5, y: 18.5)), .close,
  ]

  private static let all: [String: Symbol] = [
    "plus": Symbol(parts: [line((12, 4), (12, 20)), line((4, 12), (20, 12))]),
    "minus": Symbol(parts: [line((4, 12), (20, 12))]),
    "xmark": Symbol(parts: [line((5, 5), (19, 19)), line((19, 5), (5, 19))]),
    "checkmark": Symbol(parts: [line((4.5, 13), (9.5, 19), (19.5, 5))]),
    "chevron.right": Symbol(parts: [line((8.5, 4), (16, 12), (8.5, 20))]),
    "chevron.left": Symbol(parts: [line((15.5, 4), (8, 12), (15.5, 20))]),
    "chevron.up": Symbol(parts: [line((4, 15.5), (12, 8), (20, 15.5))]),
    "chevron.down": Symbol(parts: [line((4, 8.5), (12, 16), (20, 8.5))]),
    "arrow.right": Symbol(parts: [line((4, 12), (20, 12)), line((13.5, 5.5), (20, 12), (13.5, 18.5))]),
    "arrow.left": Symbol(parts: [line((20, 12), (4, 12)), line((10.5, 5.5), (4, 12), (10.5, 18.5))]),
    "arrow.up": Symbol(parts: [line((12, 20), (12, 4)), line((5.5, 10.5), (12, 4), (18.5, 10.5))]),
    "arrow.down": Symbol(parts: [line((12, 4), (12, 20)), line((5.5, 13.5), (12, 20), (18.5, 13.5))]),
    "circle": Symbol(parts: [.circle(x: 12, y: 12, radius: 9.5, isFilled: false)]),
    "square": Symbol(parts: [line((4, 4), (20, 4), (20, 20), (4, 20), closed: true)]),
    "triangle": Symbol(parts: [line((12, 4), (21, 20), (3, 20), closed: true)]),
    "star": Symbol(parts: [.line(star)]),
    "heart": Symbol(parts: [.line(heart)]),
    "bolt": Symbol(parts: [line((14, 2.5), (5, 13.5), (11.5, 13.5), (10, 21.5), (19, 10.5), (12.5, 10.5), closed: true)]
    ),
    "person": Symbol(parts: [.circle(x: 12, y: 8, radius: 4.2, isFilled: false), .line(shoulders)]),
    "house": Symbol(parts: [line((3, 12), (12, 4), (21, 12)), line((5.5, 10.5), (5.5, 20), (18.5, 20), (18.5, 10.5))]),
    "magnifyingglass": Symbol(parts: [
      .circle(x: 10, y: 10, radius: 6.5, isFilled: false), line((15, 15), (20.5, 20.5)),
    ]),
    "trash": Symbol(parts: [
      line((4, 6.5), (20, 6.5)), line((9, 6.5), (9, 3.5), (15, 3.5), (15, 6.5)),
      line((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)), line((10, 10), (10.3, 17)), line((14, 10), (13.7, 17)),
    ]),
    "pencil": Symbol(parts: [line((4, 20), (5, 15.5), (16.5, 4), (20, 7.5), (8.5, 19), closed: true)]),
    "gear": Symbol(parts: [
      .circle(x: 12, y: 12, radius: 6.5, isFilled: false), .circle(x: 12, y: 12, radius: 2.2, isFilled: false),
      line((12, 2.5), (12, 5)), line((12, 19), (12, 21.5)), line((2.5, 12), (5, 12)), line((19, 12), (21.5, 12)),
      line((5.3, 5.3), (7, 7)), line((17, 17), (18.7, 18.7)), line((5.3, 18.7), (7, 17)), line((17, 7), (18.7, 5.3)),
    ]),
    "bell": Symbol(parts: [.line(bellBody), line((10, 20.8), (14, 20.8))]),
    "cloud": Symbol(parts: [.line(cloudBody)]),
    "sun.max": Symbol(parts: [
      .circle(x: 12, y: 12, radius: 4.5, isFilled: false), line((12, 2.5), (12, 5)), line((12, 19), (12, 21.5)),
      line((2.5, 12), (5, 12)), line((19, 12), (21.5, 12)), line((5.3, 5.3), (7, 7)), line((17, 17), (18.7, 18.7)),
      line((5.3, 18.7), (7, 17)), line((17, 7), (18.7, 5.3)),
    ]),
    "play": Symbol(parts: [line((6, 4), (20, 12), (6, 20), closed: true)]),
    "pause": Symbol(parts: [fill((6, 4), (10, 4), (10, 20), (6, 20)), fill((14, 4), (18, 4), (18, 20), (14, 20))]),
    "stop": Symbol(parts: [line((5, 5), (19, 5), (19, 19), (5, 19), closed: true)]),
    "list.bullet": Symbol(parts: [
      .circle(x: 4.5, y: 6, radius: 1.2, isFilled: true), .circle(x: 4.5, y: 12, radius: 1.2, isFilled: true),
      .circle(x: 4.5, y: 18, radius: 1.2, isFilled: true), line((9, 6), (20.5, 6)), line((9, 12), (20.5, 12)),
      line((9, 18), (20.5, 18)),
    ]),
    "line.3.horizontal": Symbol(parts: [
      line((4, 6.5), (20, 6.5)), line((4, 12), (20, 12)), line((4, 17.5), (20, 17.5)),
    ]),
    "ellipsis": Symbol(parts: [
      .circle(x: 5, y: 12, radius: 1.7, isFilled: true), .circle(x: 12, y: 12, radius: 1.7, isFilled: true),
      .circle(x: 19, y: 12, radius: 1.7, isFilled: true),
    ]),
    "info": Symbol(parts: [.circle(x: 12, y: 5.5, radius: 1.5, isFilled: true), line((12, 10), (12, 20))]),
    "questionmark": Symbol(parts: [
      .line([
        .move(CGPoint(x: 7, y: 8)),
        .curve(CGPoint(x: 12, y: 14.5), control1: CGPoint(x: 7.5, y: 1), control2: CGPoint(x: 23, y: 4)),
      ]), .circle(x: 12, y: 19.5, radius: 1.4, isFilled: true),
    ]),
    "exclamationmark": Symbol(parts: [line((12, 4), (12, 14)), .circle(x: 12, y: 19, radius: 1.5, isFilled: true)]),
    "envelope": Symbol(parts: [
      line((3, 6), (21, 6), (21, 18), (3, 18), closed: true), line((3, 7), (12, 13.5), (21, 7)),
    ]),
    "doc": Symbol(parts: [line((6, 3), (14, 3), (18.5, 7.5), (18.5, 21), (6, 21), closed: true)]),
    "folder": Symbol(parts: [
      line((3, 6), (9, 6), (11, 8.5), (21, 8.5), (21, 19), (3, 19), closed: true)
    ]),
    "lock": Symbol(parts: [
      line((5.5, 11), (18.5, 11), (18.5, 20.5), (5.5, 20.5), closed: true),
      .line([
        .move(CGPoint(x: 8, y: 11)),
        .curve(CGPoint(x: 16, y: 11), control1: CGPoint(x: 8, y: 1.5), control2: CGPoint(x: 16, y: 1.5)),
      ]),
    ]),
    "flag": Symbol(parts: [line((5, 21), (5, 4)), line((5, 4), (19, 4), (16, 9), (19, 14), (5, 14))]),
    "clock": Symbol(parts: [.circle(x: 12, y: 12, radius: 9.5, isFilled: false), line((12, 6), (12, 12), (16, 14.5))]),
    "globe": Symbol(parts: [
      .circle(x: 12, y: 12, radius: 9.5, isFilled: false), line((2.5, 12), (21.5, 12)),
      .line([
        .move(CGPoint(x: 12, y: 2.5)),
        .curve(CGPoint(x: 12, y: 21.5), control1: CGPoint(x: 5.5, y: 8), control2: CGPoint(x: 5.5, y: 16)),
        .curve(CGPoint(x: 12, y: 2.5), control1: CGPoint(x: 18.5, y: 16), control2: CGPoint(x: 18.5, y: 8)), .close,
      ]),
    ]),
    "cart": Symbol(parts: [
      line((2.5, 4), (5.5, 4), (8, 15.5), (18.5, 15.5), (20.5, 7), (6.2, 7)),
      .circle(x: 9.5, y: 19.5, radius: 1.6, isFilled: true), .circle(x: 17, y: 19.5, radius: 1.6, isFilled: true),
    ]),
  ]
}
