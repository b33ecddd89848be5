import Foundation

/// A node around one child that, unless a subclass says otherwise, is exactly as its child is.
open class WrapperNode: LayoutNode {
  public final var child: LayoutNode? { children.first }

  open override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.size(for: proposal) ?? .zero }

  open override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    child == nil ? [] : [Placement(origin: .zero, proposal: proposal)]
  }

  open override var layoutPriority: Double { child?.layoutPriority ?? 0 }

  open override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { child?.preferredSpacing(along: axis) }

  open override func didMove(toStackAlong axis: LayoutAxis?) {
    self.axis = axis
    child?.didMove(toStackAlong: axis)
  }

  public override func adopted() { child?.didMove(toStackAlong: axis) }

  private var axis: LayoutAxis?
}

/// Room around a child.
public final class PaddingNode: WrapperNode {
  public var insets: Insets { didSet { if insets != oldValue { setNeedsLayout() } } }

  public init(_ insets: Insets) { self.insets = insets }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let inner = child?.size(for: proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: max(0, inner.width + insets.left + insets.right), height: max(0, inner.height + insets.top + insets.bottom)
    )
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    [Placement(origin: CGPoint(x: insets.left, y: insets.top), proposal: proposal.inset(by: insets))]
  }

  public override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { nil }
}

/// A box of a fixed width, height or both around a child.
public final class FixedFrameNode: WrapperNode {
  public var width: CGFloat? { didSet { if width != oldValue { setNeedsLayout() } } }
  public var height: CGFloat? { didSet { if height != oldValue { setNeedsLayout() } } }
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public init(width: CGFloat?, height: CGFloat?, alignment: GuidePair) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = child?.size(for: offer(proposal)) ?? .zero
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    guard let child else { return [] }
    let offer = offer(proposal)
    return [Placement(origin: alignment.origin(of: Dimensions(child, offer), inBoxOf: size), proposal: offer)]
  }

  public override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { nil }
}

/// A box with limits around a child.
public final class FlexibleFrameNode: WrapperNode {
  /// The limits along one axis; nil where there is none.
  public struct Limits: Hashable, Sendable {
    public var min, ideal, max: CGFloat?

    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
    }

    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

    func result(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let proposal, min != nil, max != nil { return clamped(proposal) }
      if proposal == nil, let ideal { return clamped(ideal) }
      if let min, max == nil {
        return Swift.max(Swift.min(offer(proposal) ?? .infinity, child), min)
      }
      if let max, min == nil {
        return Swift.min(Swift.max(offer(proposal) ?? -.infinity, child), max)
      }
      return clamped(child)
    }
  }

  public var horizontal: Limits { didSet { if horizontal != oldValue { setNeedsLayout() } } }
  public var vertical: Limits { didSet { if vertical != oldValue { setNeedsLayout() } } }
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public init(horizontal: Limits, vertical: Limits, alignment: GuidePair) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let offer = Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let inner = child?.size(for: offer) ?? .zero
    return CGSize(
      width: horizontal.result(proposal.width, child: inner.width),
      height: vertical.result(proposal.height, child: inner.height))
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    guard let child else { return [] }
    let offer = Proposal(size)
    return [Placement(origin: alignment.origin(of: Dimensions(child, offer), inBoxOf: size), proposal: offer)]
  }

  public override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { nil }
}

/// A child at its ideal length along some axes.
public final class FixedSizeNode: WrapperNode {
  public var horizontal: Bool { didSet { if horizontal != oldValue { setNeedsLayout() } } }
  public var vertical: Bool { didSet { if vertical != oldValue { setNeedsLayout() } } }

  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.size(for: offer(proposal)) ?? .zero }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    [Placement(origin: .zero, proposal: offer(proposal))]
  }
}

/// A child in the shape of a ratio.
public final class AspectRatioNode: WrapperNode {
  /// Width over height; nil takes the child's own.
  public var ratio: CGFloat? { didSet { if ratio != oldValue { setNeedsLayout() } } }
  public var isFilling: Bool { didSet { if isFilling != oldValue { setNeedsLayout() } } }

  public init(ratio: CGFloat?, isFilling: Bool) {
    self.ratio = ratio
    self.isFilling = isFilling
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    let ideal = child?.size(for: .ideal) ?? .zero
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? ideal
    guard shape.width > 0, shape.height > 0 else { return proposal }
    let across = proposal.width.map { $0 / shape.width }
    let down = proposal.height.map { $0 / shape.height }
    let scale: CGFloat
    switch (across, down) {
    case (let across?, let down?): scale = isFilling ? max(across, down) : min(across, down)
    case (let only?, nil), (nil, let only?): scale = only
    case (nil, nil):
      // Nothing is offered: as wide as the child would like to be.
      scale = ideal.width / shape.width
    }
    guard scale.isFinite else { return .init(width: .infinity, height: .infinity) }
    return Proposal(width: shape.width * scale, height: shape.height * scale)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.size(for: offer(proposal)) ?? .zero }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    [Placement(origin: .zero, proposal: offer(proposal))]
  }
}

/// A child drawn somewhere else than where its room is.
public final class OffsetNode: WrapperNode {
  public var offset: CGPoint { didSet { if offset != oldValue { setNeedsLayout() } } }

  public init(_ offset: CGPoint) { self.offset = offset }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    [Placement(origin: offset, proposal: proposal)]
  }

  public override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    child.flatMap { Dimensions($0, dimensions.proposal)[explicit: key] }
  }
}

/// A child whose middle lies at a point of the room offered.
public final class PositionNode: WrapperNode {
  public var position: CGPoint { didSet { if position != oldValue { setNeedsLayout() } } }

  public init(_ position: CGPoint) { self.position = position }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let inner = child?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    let inner = child?.size(for: proposal) ?? .zero
    return [
      Placement(
        origin: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal: proposal)
    ]
  }
}

/// A child with a say in the order in which a stack serves.
public final class PriorityNode: WrapperNode {
  public var priority: Double { didSet { if priority != oldValue { setNeedsLayout() } } }

  public init(_ priority: Double) { self.priority = priority }

  public override var layoutPriority: Double { priority }
}

/// A child with a guide of its own.
public final class GuideNode: WrapperNode {
  public var key: GuideKey
  public var compute: (Dimensions) -> CGFloat

  public init(key: GuideKey, compute: @escaping (Dimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  public override var setsGuides: Bool { true }

  public override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    guard let child else { return nil }
    let inner = Dimensions(child, dimensions.proposal)
    return key == self.key ? compute(inner) : inner[explicit: key]
  }
}
