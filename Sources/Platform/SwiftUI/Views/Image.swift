import Headless

/// A picture. Symbols are drawn from a small set of its own; others, and pictures by name, show as a box with their name.
public struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
  }

  let source: Source
  var label: String?
  var isDecorative = false
  private(set) var isResizable = false

  nonisolated public init(systemName: String) { source = .symbol(systemName) }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.string
  }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  {
    var image = self
    image.isResizable = true
    return image
  }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  var name: String {
    switch source {
    case .symbol(let name), .named(let name): name
    }
  }
}

extension Image: LeafView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> ImageNode {
    let box = ImageNode()
    update(box, environment)
    return box
  }

  nonisolated func update(_ box: ImageNode, _ environment: EnvironmentValues) {
    let font = Font.resolved(in: environment)
    let isSymbol = if case .symbol = source { true } else { false }
    box.update(
      name: name, label: isDecorative ? nil : label ?? name, isSymbol: isSymbol, isResizable: isResizable, font: font,
      paint: ForegroundStyle()._paint(in: environment))
  }
}

/// The box of a picture.
final class ImageNode: LayoutNode {
  private var name = ""
  private var label: String?
  private var isSymbol = true
  private var isResizable = false
  private var font = FontDescription(size: 17)
  private var paint = Paint.color(.black)

  func update(name: String, label: String?, isSymbol: Bool, isResizable: Bool, font: FontDescription, paint: Paint) {
    if isSymbol != self.isSymbol || isResizable != self.isResizable || font != self.font { setNeedsLayout() }
    self.name = name
    self.label = label
    self.isSymbol = isSymbol
    self.isResizable = isResizable
    self.font = font
    self.paint = paint
  }

  private var ideal: CGSize {
    let side = (isSymbol ? 1.2 : 5) * font.size
    return CGSize(width: side, height: isSymbol ? font.lineHeight : side)
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return ideal }
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    key.merging == .mean ? nil : font.ascent
  }

  override func render(into list: inout DisplayList, at origin: CGPoint) {
    let side = min(frame.width, frame.height)
    guard side.isFinite, side > 0 else { return }
    let box = CGRect(
      x: origin.x + (frame.width - side) / 2, y: origin.y + (frame.height - side) / 2, width: side, height: side)
    if isSymbol, let symbol = Symbol.named(name) {
      symbol.draw(into: &list, in: box, paint, weight: font.weight)
    } else {
      drawPlaceholder(into: &list, in: CGRect(origin: origin, size: frame.size))
    }
  }

  /// A box with the name in it, as far as there is room for one.
  private func drawPlaceholder(into list: inout DisplayList, in rect: CGRect) {
    let color = paint.representativeColor
    let inset = rect.insetBy(dx: 1, dy: 1)
    list.fill(.rounded(inset, radius: 3), .color(color.opacity(0.08)))
    list.stroke(.rounded(inset, radius: 3), .color(color.opacity(0.5)), Headless.StrokeStyle(width: 1))
    var font = FontDescription(size: min(11, rect.height / 2.5))
    font.size = min(font.size, max(4, font.size * (rect.width - 6) / max(1, font.width(of: name))))
    let width = font.width(of: name)
    if width > rect.width - 4 || font.size < 5 { return }
    list.add(
      TextMark(
        text: name, origin: CGPoint(x: rect.midX - width / 2, y: rect.midY + font.size * 0.36), width: width,
        font: font,
        color: color.opacity(0.7)))
  }

  override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    guard let label else { return }
    tree.add(AccessibilityElement(role: .image, label: label, frame: CGRect(origin: origin, size: frame.size)))
  }
}
