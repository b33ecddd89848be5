import Foundation

/// Writes a display list as SVG: real text, numbers of at most two decimals, the same bytes everywhere.
struct SVGWriter {
  private var body = ""
  private var definitions = ""
  private var count = 0
  /// Each open layer's closing tags.
  private var open: [String] = []

  /// The whole picture. `window` is the screen's rectangle in the picture.
  static func picture(of list: DisplayList, size: CGSize, title: String, details: String) -> String {
    var writer = SVGWriter()
    for item in list.items { writer.add(item) }
    // Names must differ between the pictures of one HTML page.
    let prefix = String(hash(writer.definitions + writer.body), radix: 36)
    let width = Decimals.text(size.width)
    let height = Decimals.text(size.height)
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\""
    svg += " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(family(.standard))\">\n"
    svg += "<title>\(escaped(title))</title>\n"
    if !details.isEmpty { svg += "<desc>\(escaped(details))</desc>\n" }
    let drawing = (writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n") + writer.body
    svg += drawing.replacing(Self.placeholder, with: "p" + prefix + "-")
    return svg + "</svg>\n"
  }

  /// Stands for the prefix of names while the picture is written; no text can hold it, since it is not escaped.
  private static let placeholder = "<&>"

  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash & 0xFFFF_FFFF_FF
  }

  private mutating func define(_ make: (String) -> String) -> String {
    count += 1
    let name = Self.placeholder + String(count)
    definitions += make(name) + "\n"
    return "url(#\(name))"
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .fill(let contour, let paint):
      body += element(contour) + fill(paint, in: contour.box) + "/>\n"
    case .stroke(let contour, let paint, let style):
      body += element(contour) + " fill=\"none\"" + stroke(paint, in: contour.box) + attributes(of: style) + "/>\n"
    case .text(let mark): add(mark)
    case .beginLayer(let layer): begin(layer)
    case .endLayer: body += open.removeLast()
    }
  }

  private func element(_ contour: Contour) -> String {
    func number(_ value: CGFloat) -> String { Decimals.text(value) }
    func box(_ rect: CGRect) -> String {
      "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
        + " height=\"\(number(rect.height))\""
    }
    switch contour {
    case .rectangle(let rect): return box(rect)
    case .rounded(let rect, let radius):
      return box(rect) + " rx=\"\(number(min(radius, min(rect.width, rect.height) / 2)))\""
    case .ellipse(let rect):
      if rect.width == rect.height {
        return "<circle cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" r=\"\(number(rect.width / 2))\""
      }
      return "<ellipse cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" rx=\"\(number(rect.width / 2))\""
        + " ry=\"\(number(rect.height / 2))\""
    case .path(let elements, let evenOdd):
      return "<path d=\"\(Self.data(of: elements))\"" + (evenOdd ? " fill-rule=\"evenodd\"" : "")
    }
  }

  private static func data(of elements: [PathElement]) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map { Decimals.text($0.x) + " " + Decimals.text($0.y) }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quad(let point, let control): "Q" + text(control, point)
      case .curve(let point, let first, let second): "C" + text(first, second, point)
      case .close: "Z"
      }
    }.joined()
  }

  private mutating func fill(_ paint: Paint, in box: CGRect) -> String { self.paint(paint, as: "fill", in: box) }
  private mutating func stroke(_ paint: Paint, in box: CGRect) -> String { self.paint(paint, as: "stroke", in: box) }

  private mutating func paint(_ paint: Paint, as name: String, in box: CGRect) -> String {
    func stops(_ stops: [Paint.Stop]) -> String {
      stops.map {
        let opacity = $0.color.alpha < 1 ? " stop-opacity=\"\(Decimals.text($0.color.alpha))\"" : ""
        return "<stop offset=\"\(Decimals.text($0.location))\" stop-color=\"\(Self.hex($0.color))\"\(opacity)/>"
      }.joined()
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
    }
    switch paint {
    case .color(let color):
      return Self.color(color, as: name)
    case .linearGradient(let list, let start, let end):
      let (from, to) = (place(start), place(end))
      let url = define {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(Decimals.text(from.x))\""
          + " y1=\"\(Decimals.text(from.y))\" x2=\"\(Decimals.text(to.x))\" y2=\"\(Decimals.text(to.y))\">"
          + stops(list) + "</linearGradient>"
      }
      return " \(name)=\"\(url)\""
    case .radialGradient(let list, let center, let start, let end):
      let middle = place(center)
      let inner = end > 0 ? start / end : 0
      let scaled = list.map { Paint.Stop(color: $0.color, location: inner + $0.location * (1 - inner)) }
      let url = define {
        "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(Decimals.text(middle.x))\""
          + " cy=\"\(Decimals.text(middle.y))\" r=\"\(Decimals.text(end))\">" + stops(scaled) + "</radialGradient>"
      }
      return " \(name)=\"\(url)\""
    }
  }

  private func attributes(of style: StrokeStyle) -> String {
    var result = style.width == 1 ? "" : " stroke-width=\"\(Decimals.text(style.width))\""
    if style.cap != .butt { result += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { result += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    if !style.dash.isEmpty {
      result += " stroke-dasharray=\"\(style.dash.map { Decimals.text($0) }.joined(separator: " "))\""
    }
    return result
  }

  private mutating func add(_ mark: TextMark) {
    body += "<text x=\"\(Decimals.text(mark.origin.x))\" y=\"\(Decimals.text(mark.origin.y))\""
    body += " font-size=\"\(Decimals.text(mark.font.size))\""
    if mark.font.weight != 400 { body += " font-weight=\"\(mark.font.weight)\"" }
    if mark.font.isItalic { body += " font-style=\"italic\"" }
    if mark.font.design != .standard { body += " font-family=\"\(Self.family(mark.font.design))\"" }
    if mark.isUnderlined || mark.isStruckThrough {
      let kinds = [mark.isUnderlined ? "underline" : nil, mark.isStruckThrough ? "line-through" : nil]
      body += " text-decoration=\"\(kinds.compactMap { $0 }.joined(separator: " "))\""
    }
    if mark.text.first == " " || mark.text.last == " " || mark.text.contains("  ") { body += " xml:space=\"preserve\"" }
    body += Self.color(mark.color, as: "fill")
    body += " textLength=\"\(Decimals.text(mark.width))\" lengthAdjust=\"spacingAndGlyphs\">"
    body += Self.escaped(mark.text) + "</text>\n"
  }

  private mutating func begin(_ layer: Layer) {
    var attributes = ""
    if let matrix = layer.transform {
      let numbers = matrix.enumerated().map { $0 < 4 ? Self.precise($1) : Decimals.text($1) }
      attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if layer.opacity < 1 { attributes += " opacity=\"\(Decimals.text(layer.opacity))\"" }
    if let clip = layer.clip {
      let shape = element(clip)
      let url = define { "<clipPath id=\"\($0)\">" + shape + "/></clipPath>" }
      attributes += " clip-path=\"\(url)\""
    }
    if let shadow = layer.shadow {
      let url = define {
        // The shadow is made of the drawing's own outline, softened and moved.
        "<filter id=\"\($0)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feGaussianBlur"
          + " in=\"SourceAlpha\" stdDeviation=\"\(Decimals.text(shadow.radius / 2))\"/><feOffset"
          + " dx=\"\(Decimals.text(shadow.x))\" dy=\"\(Decimals.text(shadow.y))\" result=\"moved\"/><feFlood"
          + Self.color(shadow.color, as: "flood", name: "flood-color") + "/><feComposite in2=\"moved\""
          + " operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
      }
      attributes += " filter=\"\(url)\""
    } else if layer.blur > 0 {
      let url = define {
        "<filter id=\"\($0)\"><feGaussianBlur stdDeviation=\"\(Decimals.text(layer.blur))\"/></filter>"
      }
      attributes += " filter=\"\(url)\""
    }
    body += "<g\(attributes)>\n"
    open.append("</g>\n")
  }

  private static func precise(_ value: Double) -> String {
    let text = String((value * 10000).rounded() / 10000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func color(_ color: RGBA, as name: String, name colorName: String? = nil) -> String {
    var result = " \(colorName ?? name)=\"\(hex(color))\""
    if color.alpha < 1 { result += " \(name)-opacity=\"\(Decimals.text(color.alpha))\"" }
    return result
  }

  private static func hex(_ color: RGBA) -> String {
    func byte(_ value: Double) -> String {
      let byte = Int((max(0, min(1, value)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue)
  }

  private static func family(_ design: FontDescription.Design) -> String {
    switch design {
    case .standard: "Inter, -apple-system, system-ui, Helvetica Neue, Arial, sans-serif"
    case .rounded: "ui-rounded, SF Pro Rounded, Nunito, Inter, sans-serif"
    case .serif: "ui-serif, New York, Georgia, serif"
    case .monospaced: "ui-monospace, SF Mono, Fira Code, Menlo, Consolas, monospace"
    }
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      // What XML cannot hold at all.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
