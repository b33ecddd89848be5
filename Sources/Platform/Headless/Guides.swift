import Foundation

/// A line in a node that its container may align with the same line of others.
public struct GuideKey: Hashable {
  /// Names the guide among all.
  public let id: ObjectIdentifier
  public let axis: LayoutAxis
  /// How several children's guides become one of their container's.
  public let merging: Merging
  /// Where the guide lies when nothing says otherwise.
  public let defaultValue: (Dimensions) -> CGFloat

  public enum Merging: Sendable { case mean, first, last }

  public init(
    id: ObjectIdentifier, axis: LayoutAxis, merging: Merging = .mean,
    defaultValue: @escaping (Dimensions) -> CGFloat
  ) {
    self.id = id
    self.axis = axis
    self.merging = merging
    self.defaultValue = defaultValue
  }

  public static func == (left: GuideKey, right: GuideKey) -> Bool { left.id == right.id && left.axis == right.axis }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func merge(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    return switch merging {
    case .mean: values.reduce(0, +) / CGFloat(values.count)
    case .first: values.reduce(first, min)
    case .last: values.reduce(first, max)
    }
  }
}

/// A node at a size: where its guides lie then.
public struct Dimensions {
  public let node: LayoutNode
  public let proposal: Proposal
  public let size: CGSize

  public init(_ node: LayoutNode, _ proposal: Proposal) {
    self.node = node
    self.proposal = proposal
    size = node.size(for: proposal)
  }

  public subscript(key: GuideKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(self) }

  public subscript(explicit key: GuideKey) -> CGFloat? {
    if key.merging == .mean, !node.hasExplicitGuides { return nil }
    return node.explicitGuide(key, in: self)
  }
}

/// A horizontal and a vertical guide.
public struct GuidePair: Equatable {
  public var horizontal: GuideKey
  public var vertical: GuideKey

  public init(horizontal: GuideKey, vertical: GuideKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Where a child's origin goes so that its guides meet those of a box of that size.
  func origin(of child: Dimensions, in box: Dimensions) -> CGPoint {
    CGPoint(x: box[horizontal] - child[horizontal], y: box[vertical] - child[vertical])
  }

  /// The same for a box that has no guides of its own.
  func origin(of child: Dimensions, inBoxOf size: CGSize) -> CGPoint {
    origin(of: child, in: Dimensions(FixedNode(size), .ideal))
  }
}

/// A box of one size, for the guides' defaults in it.
final class FixedNode: LayoutNode {
  private let fixed: CGSize

  init(_ size: CGSize) { fixed = size }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { fixed }
}
