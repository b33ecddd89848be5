import Foundation

/// A window onto content of endless length.
public final class ScrollNode: LayoutNode {
  public var horizontal: Bool { didSet { if horizontal != oldValue { setNeedsLayout() } } }
  public var vertical: Bool { didSet { if vertical != oldValue { setNeedsLayout() } } }
  /// How far the content has been moved, in points.
  public var offset = CGPoint.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  private func inner(_ proposal: Proposal) -> CGSize {
    children.reduce(.zero) {
      let size = $1.size(for: offer(proposal))
      return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
    }
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let inner = inner(proposal)
    return CGSize(
      width: horizontal ? proposal.width ?? inner.width : inner.width,
      height: vertical ? proposal.height ?? inner.height : inner.height)
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    children.map { _ in Placement(origin: CGPoint(x: -offset.x, y: -offset.y), proposal: offer(proposal)) }
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    let inner = inner(Proposal(frame.size))
    if inner.width <= frame.width + 0.01, inner.height <= frame.height + 0.01 {
      return super.render(into: &list, at: origin)
    }
    list.layer(Layer(clip: .rectangle(CGRect(origin: origin, size: frame.size)))) {
      super.render(into: &$0, at: origin)
    }
  }
}

/// A child beside a bar that takes its room from one side.
public final class EdgeBarNode: LayoutNode {
  public enum Side: Hashable, Sendable { case top, left, bottom, right }

  public var side: Side { didSet { if side != oldValue { setNeedsLayout() } } }
  /// Where the bar lies along its side.
  public var alignment: GuideKey { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Between bar and content, in points.
  public var spacing: CGFloat { didSet { if spacing != oldValue { setNeedsLayout() } } }

  public init(side: Side, alignment: GuideKey, spacing: CGFloat) {
    self.side = side
    self.alignment = alignment
    self.spacing = spacing
  }

  private var axis: LayoutAxis { side == .top || side == .bottom ? .vertical : .horizontal }

  /// The first child is the content, the second the bar.
  private func barProposal(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    if children.count > 1, let length = proposal[axis] {
      offer[axis] = max(0, length - children[1].size(for: barProposal(proposal))[axis] - spacing)
    }
    return offer
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    guard let content = children.first else { return .zero }
    var size = content.size(for: contentProposal(proposal))
    if children.count > 1 { size[axis] += children[1].size(for: barProposal(proposal))[axis] + spacing }
    return size
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    guard let content = children.first else { return [] }
    let offer = contentProposal(proposal)
    if children.count < 2 { return [Placement(origin: .zero, proposal: offer)] }
    let barOffer = barProposal(Proposal(size))
    let bar = Dimensions(children[1], barOffer)
    var contentOrigin = CGPoint.zero
    var barOrigin = CGPoint.zero
    if side == .top || side == .left {
      contentOrigin[axis] = bar.size[axis] + spacing
    } else {
      barOrigin[axis] = content.size(for: offer)[axis] + spacing
    }
    barOrigin[axis.other] = Dimensions(FixedNode(size), .ideal)[alignment] - bar[alignment]
    return [Placement(origin: contentOrigin, proposal: offer), Placement(origin: barOrigin, proposal: barOffer)]
  }
}

/// The first of several children that fits.
public final class FittingNode: LayoutNode {
  public var horizontal: Bool { didSet { if horizontal != oldValue { setNeedsLayout() } } }
  public var vertical: Bool { didSet { if vertical != oldValue { setNeedsLayout() } } }
  private var chosen = 0

  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func choice(_ proposal: Proposal) -> Int {
    let fitting = children.firstIndex { child in
      let ideal = child.size(for: .ideal)
      return (!horizontal || ideal.width <= (proposal.width ?? .infinity) + 0.001)
        && (!vertical || ideal.height <= (proposal.height ?? .infinity) + 0.001)
    }
    return fitting ?? max(0, children.count - 1)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    children.isEmpty ? .zero : children[choice(proposal)].size(for: proposal)
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    chosen = choice(proposal)
    return children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  private var shown: LayoutNode? { children.indices.contains(chosen) ? children[chosen] : nil }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard let shown else { return }
    shown.render(into: &list, at: origin.moved(by: shown.frame.origin))
  }

  public override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    guard let shown else { return }
    shown.describe(into: &tree, at: origin.moved(by: shown.frame.origin))
  }
}
