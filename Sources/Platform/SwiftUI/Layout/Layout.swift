import Headless

/// A way to arrange views that a page defines itself.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Names a value that a view hands to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views in a layout.
public struct LayoutSubviews: RandomAccessCollection {
  fileprivate let boxes: [LayoutNode]
  fileprivate let placing: LayoutBoxBase?
  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { 0 }
  public var endIndex: Int { boxes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index], index: index, placing: placing) }
}

/// A view in a layout.
public struct LayoutSubview: Equatable {
  fileprivate let box: LayoutNode
  fileprivate let index: Int
  fileprivate let placing: LayoutBoxBase?

  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  public var priority: Double { box.layoutPriority }
  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal.proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(base: Dimensions(box, proposal.proposal))
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = box.size(for: proposal.proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placing?.placed[index] = Placement(origin: origin, proposal: proposal.proposal)
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    var node: LayoutNode? = box
    while let current = node {
      if let carrier = current as? LayoutValueNode, let value = carrier.values[ObjectIdentifier(key)] as? K.Value {
        return value
      }
      node = (current as? WrapperNode)?.child
    }
    return K.defaultValue
  }
}

/// The gaps that a view likes around it.
public struct ViewSpacing: Sendable {
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Metrics.spacing }
}

struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> LayoutBox<L> { LayoutBox(layout) }
  nonisolated func update(_ box: LayoutBox<L>, _ environment: EnvironmentValues) {
    box.layout = layout
    box.setNeedsLayout()
  }
}

class LayoutBoxBase: LayoutNode {
  fileprivate var placed: [Int: Placement] = [:]
}

/// The box of a page's own layout.
final class LayoutBox<L: Layout>: LayoutBoxBase {
  var layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  private func withCache<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = LayoutSubviews(boxes: children, placing: self)
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      layout.updateCache(&cache, subviews: subviews)
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    withCache { layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1) }
  }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    placed = [:]
    withCache {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    // Whoever is not placed is put in the middle.
    return children.indices.map { index in
      if let placement = placed[index] { return placement }
      let own = children[index].size(for: proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }
}

/// A child with values for the layout it is in.
final class LayoutValueNode: WrapperNode {
  var values: [ObjectIdentifier: Any] = [:]
}

struct LayoutValueModifier<K: LayoutValueKey> {
  let value: K.Value
}

extension LayoutValueModifier: BoxModifier {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> LayoutValueNode {
    let box = LayoutValueNode()
    box.values[ObjectIdentifier(K.self)] = value
    return box
  }
  nonisolated func update(_ box: LayoutValueNode, _ environment: EnvironmentValues) {
    box.values[ObjectIdentifier(K.self)] = value
    box.setNeedsLayout()
  }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// The row that `HStack` is, as a layout.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The column that `VStack` is, as a layout.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}
