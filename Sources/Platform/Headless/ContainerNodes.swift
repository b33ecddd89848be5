import Foundation

/// Children on top of each other, the last one in front.
public final class PileNode: LayoutNode {
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public init(alignment: GuidePair) { self.alignment = alignment }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { arrange(proposal).size }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] { arrange(proposal).placements }

  private func arrange(_ proposal: Proposal) -> (size: CGSize, placements: [Placement]) {
    if children.isEmpty { return (.zero, []) }
    // Only those of the highest priority say how large the pile is; the rest are offered that size.
    let highest = children.reduce(-Double.infinity) { max($0, $1.layoutPriority) }
    var bounds: CGRect?
    var placements = Array(repeating: Placement(origin: .zero, proposal: proposal), count: children.count)
    func add(_ index: Int, _ proposal: Proposal) -> CGRect {
      let child = Dimensions(children[index], proposal)
      let origin = CGPoint(x: -child[alignment.horizontal], y: -child[alignment.vertical])
      placements[index] = Placement(origin: origin, proposal: proposal)
      return CGRect(origin: origin, size: child.size)
    }
    for index in children.indices where children[index].layoutPriority == highest {
      let rect = add(index, proposal)
      bounds = bounds?.union(rect) ?? rect
    }
    let whole = bounds ?? .zero
    for index in children.indices where children[index].layoutPriority != highest {
      _ = add(index, Proposal(whole.size))
    }
    for index in placements.indices {
      placements[index].origin.x -= whole.minX
      placements[index].origin.y -= whole.minY
    }
    return (whole.size, placements)
  }
}

/// A child and views behind or in front of it, which never change its size.
public final class LayeredNode: LayoutNode {
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The other children lie in front of the first; otherwise behind it.
  public let isOverlay: Bool

  public init(isOverlay: Bool, alignment: GuidePair) {
    self.isOverlay = isOverlay
    self.alignment = alignment
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { children.first?.size(for: proposal) ?? .zero }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    guard let primary = children.first else { return [] }
    let dimensions = Dimensions(primary, proposal)
    return children.indices.map { index in
      if index == 0 { return Placement(origin: .zero, proposal: proposal) }
      let offer = Proposal(size)
      return Placement(
        origin: alignment.origin(of: Dimensions(children[index], offer), in: dimensions), proposal: offer)
    }
  }

  public override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    children.first.flatMap { Dimensions($0, dimensions.proposal)[explicit: key] }
  }

  public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
  public override func preferredSpacing(along axis: LayoutAxis) -> CGFloat? {
    children.first?.preferredSpacing(along: axis)
  }
  public override func didMove(toStackAlong axis: LayoutAxis?) { children.first?.didMove(toStackAlong: axis) }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard let primary = children.first else { return }
    if isOverlay { primary.render(into: &list, at: origin.moved(by: primary.frame.origin)) }
    for child in children.dropFirst() { child.render(into: &list, at: origin.moved(by: child.frame.origin)) }
    if !isOverlay { primary.render(into: &list, at: origin.moved(by: primary.frame.origin)) }
  }
}
