import Foundation

/// A shape that fills the room it is offered.
public final class ShapeNode: LayoutNode {
  /// How a contour is drawn.
  public enum Drawing {
    case fill(Paint)
    case stroke(Paint, StrokeStyle)
  }

  /// The contour in a box, and how it is drawn, from back to front.
  public var contour: (CGRect) -> Contour
  public var drawings: [Drawing]

  public init(drawings: [Drawing], contour: @escaping (CGRect) -> Contour) {
    self.contour = contour
    self.drawings = drawings
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    proposal.size(replacingNilWith: Metrics.shape)
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    let contour = contour(CGRect(origin: origin, size: frame.size))
    for drawing in drawings {
      switch drawing {
      case .fill(let paint): list.fill(contour, paint)
      case .stroke(let paint, let style): list.stroke(contour, paint, style)
      }
    }
  }
}

/// Room that a stack gives to nobody else.
public final class SpacerNode: LayoutNode {
  /// In points; nil for the usual one.
  public var minimum: CGFloat? { didSet { if minimum != oldValue { setNeedsLayout() } } }
  private var axis: LayoutAxis?

  public init(minimum: CGFloat?) { self.minimum = minimum }

  public override func didMove(toStackAlong axis: LayoutAxis?) {
    if axis == self.axis { return }
    self.axis = axis
    setNeedsLayout()
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let least = minimum ?? Metrics.spacer
    var size = CGSize.zero
    for direction in [LayoutAxis.horizontal, .vertical] where axis == nil || axis == direction {
      size[direction] = max(proposal[direction] ?? least, least)
    }
    return size
  }

  public override var layoutPriority: Double { -.infinity }
  public override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { 0 }
}

/// A thin line across a stack.
public final class DividerNode: LayoutNode {
  public var color: RGBA
  private var axis = LayoutAxis.vertical

  public init(color: RGBA) { self.color = color }

  public override func didMove(toStackAlong axis: LayoutAxis?) {
    let axis = axis ?? .vertical
    if axis == self.axis { return }
    self.axis = axis
    setNeedsLayout()
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    var size = CGSize.zero
    size[axis] = Metrics.hairline
    size[axis.other] = proposal[axis.other] ?? Metrics.shape
    return size
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    list.fill(.rectangle(CGRect(origin: origin, size: frame.size)), .color(color))
  }
}

/// A child in a layer of its own.
public final class LayerNode: WrapperNode {
  /// The layer for a box on the screen; nil draws the child plainly.
  public var layer: (CGRect) -> Layer?
  /// The child is not there for anybody: neither drawn nor described.
  public var isHidden: Bool

  public init(isHidden: Bool = false, layer: @escaping (CGRect) -> Layer?) {
    self.isHidden = isHidden
    self.layer = layer
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    if isHidden { return }
    guard let layer = layer(CGRect(origin: origin, size: frame.size)) else {
      return super.render(into: &list, at: origin)
    }
    list.layer(layer) { super.render(into: &$0, at: origin) }
  }

  public override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    if isHidden {
      tree.measureOnly { super.describe(into: &$0, at: origin) }
    } else {
      super.describe(into: &tree, at: origin)
    }
  }
}
