import Foundation

/// A box on the screen: it answers what size it takes for a proposal, places its children, draws itself and says what it
/// means to somebody who cannot see it.
///
/// Nodes are kept from update to update. Sizes are remembered by proposal, and a subtree whose proposal, size and content
/// are as before is not placed again, so a change costs the path to the root and not the tree.
open class LayoutNode {
  public private(set) unowned(unsafe) var parent: LayoutNode?
  public private(set) var children: [LayoutNode] = []

  /// In the parent's coordinates, in points; valid after layout.
  public private(set) final var frame = CGRect.zero

  private var sizes = SizeCache()
  private var placedProposal: Proposal?
  private var isPlaced = false
  private var explicitGuides: Bool?

  public init() {}

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: What a kind of node says

  /// The size for a proposal. Asked once per proposal, until the content changes.
  open func sizeThatFits(_ proposal: Proposal) -> CGSize { .zero }

  /// Where each child goes when this node has that size.
  open func placements(in size: CGSize, proposal: Proposal) -> [Placement] { [] }

  /// A guide that was set rather than derived from the size; by default what the children's come to.
  open func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    if children.isEmpty { return nil }
    let places = placements(in: dimensions.size, proposal: dimensions.proposal)
    var values: [CGFloat] = []
    for (child, place) in zip(children, places) {
      if let value = Dimensions(child, place.proposal)[explicit: key] { values.append(value + place.origin[key.axis]) }
    }
    return key.merge(values)
  }

  /// Whether this node itself sets guides.
  open var setsGuides: Bool { false }

  /// Higher ones are served first by a stack.
  open var layoutPriority: Double { 0 }

  /// The gap that this node wants on its sides along the axis, in points; nil for the usual one.
  open func preferredSpacing(along axis: LayoutAxis) -> CGFloat? { nil }

  /// Tells the node along which axis it lies with its siblings; nil in a pile.
  open func didMove(toStackAlong axis: LayoutAxis?) {}

  /// The node's own size depends on its children. When it does not, a change below it is none of its parent's business.
  open var isSizedByChildren: Bool { true }

  /// Draws this node and what is in it. The origin is this node's, on the screen.
  open func render(into list: inout DisplayList, at origin: CGPoint) {
    for child in children { child.render(into: &list, at: origin.moved(by: child.frame.origin)) }
  }

  /// Adds what this node, and what is in it, means. The origin is this node's, on the screen.
  open func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    for child in children { child.describe(into: &tree, at: origin.moved(by: child.frame.origin)) }
  }

  // MARK: Layout

  /// The size for a proposal, remembered.
  public final func size(for proposal: Proposal) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = sizeThatFits(proposal)
    sizes[proposal] = size
    return size
  }

  /// Puts the node, and all below it where something changed, in its place.
  public final func place(at origin: CGPoint, proposal: Proposal) {
    let size = size(for: proposal)
    let isSame = isPlaced && placedProposal == proposal && size == frame.size
    frame = CGRect(origin: origin, size: size)
    if isSame { return }
    isPlaced = true
    placedProposal = proposal
    let places = placements(in: size, proposal: proposal)
    for (child, place) in zip(children, places) { child.place(at: place.origin, proposal: place.proposal) }
  }

  /// The node's content has changed: sizes and places up to the root are worked out anew.
  public final func setNeedsLayout() {
    var node: LayoutNode? = self
    while let current = node {
      current.sizes.removeAll()
      current.isPlaced = false
      current.explicitGuides = nil
      node = current.parent
    }
  }

  /// Something in the node has changed since it was last placed.
  public final var needsLayout: Bool { !isPlaced }

  /// Replaces the children.
  public final func setChildren(_ new: [LayoutNode]) {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 && $0.parent === self }) { return }
    for child in children where child.parent === self { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    adopted()
    setNeedsLayout()
  }

  /// Called when the children are others.
  open func adopted() {
    for child in children { child.didMove(toStackAlong: nil) }
  }

  final var hasExplicitGuides: Bool {
    if let explicitGuides { return explicitGuides }
    let answer = setsGuides || children.contains { $0.hasExplicitGuides }
    explicitGuides = answer
    return answer
  }

  /// The node's place on the screen; valid after layout.
  public final var screenFrame: CGRect {
    var origin = frame.origin
    var node = parent
    while let current = node {
      origin = origin.moved(by: current.frame.origin)
      node = current.parent
    }
    return CGRect(origin: origin, size: frame.size)
  }
}

/// Where a child goes and what it is proposed there.
public struct Placement {
  public var origin: CGPoint
  public var proposal: Proposal

  public init(origin: CGPoint, proposal: Proposal) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The last few sizes a node gave.
private struct SizeCache {
  private var entries: [(proposal: Proposal, size: CGSize)] = []
  private var next = 0

  subscript(proposal: Proposal) -> CGSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < 6 {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % 6
      }
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
