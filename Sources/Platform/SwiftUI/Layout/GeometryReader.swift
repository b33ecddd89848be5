import Headless

/// A view that is made for the room it is offered.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    GeometryNode(view, inputs)
  }
}

/// The size of a view, and where it is.
public struct GeometryProxy {
  public let size: CGSize
  /// Views that are handed the proxy learn by it that they have moved.
  fileprivate let moves: Int
  fileprivate weak var box: GeometryBox?

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local, let box else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: box.origin(in: space), size: size)
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

/// Makes its content when layout says how much room there is, and again when that is another.
private final class GeometryNode<Content: View>: _Node<GeometryReader<Content>>, PlaceReader {
  private let box = GeometryBox()
  private var child: _Node<Content>?
  private var areItemsStale = false

  override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    // Layout is under way by then: what the content says, and does, is the next update's.
    box.onSize = { [unowned self] in
      self.graph.noteChange()
      self.apply(size: $0)
    }
    graph.awaitLayout()
    graph.add(self)
  }

  override func refresh() {
    graph.noteChange()
    graph.awaitLayout()
    apply(size: box.lastSize ?? .zero)
    box.setNeedsLayout()
  }

  override func didUpdate(from old: GeometryReader<Content>, hasOtherEnvironment: Bool) {
    isDirty = false
    if box.lastSize != nil { refresh() }
  }

  private func apply(size: CGSize) {
    let proxy = GeometryProxy(size: size, moves: box.moves, box: box)
    let content = observing { view.content(proxy) }
    if let child { child.update(content, environment) } else { child = Content._makeNode(content, inputs()) }
    graph.applyItems()
    box.setChildren(child?.items ?? [])
  }

  var hasMoved: Bool { box.hasMoved }

  func noteMove() {
    box.noteMove()
    graph.invalidate(self)
  }

  override func unmount() {
    graph.remove(self)
    super.unmount()
  }

  override func itemsDidChange() {
    // Below a reader, others learn nothing of what comes and goes.
    if !areItemsStale {
      areItemsStale = true
      graph.noteChange()
      box.setChildren(child?.items ?? [])
      areItemsStale = false
    }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func collectItems(into items: inout [LayoutNode]) { items.append(box) }
}

/// Takes what it is offered, and puts its content in the top leading corner.
private final class GeometryBox: LayoutNode {
  var onSize: ((CGSize) -> Void)?
  private(set) var lastSize: CGSize?
  private var isOnlyAsked = false
  /// Where this is, in the spaces that the content has asked for.
  private var origins: [CoordinateSpace: CGPoint] = [:]
  private(set) var moves = 0

  func origin(in space: CoordinateSpace) -> CGPoint {
    let origin = frame(in: space).origin
    origins[space] = origin
    return origin
  }

  /// This is somewhere else than the content knows.
  var hasMoved: Bool { origins.contains { !frame(in: $0.key).origin.isSame(as: $0.value) } }

  func noteMove() {
    for space in origins.keys { origins[space] = frame(in: space).origin }
    moves += 1
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { proposal.size() }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    if size != lastSize, !isOnlyAsked {
      lastSize = size
      onSize?(size)
    }
    return children.map { _ in Placement(origin: .zero, proposal: Proposal(size)) }
  }

  /// Asked for many sizes before one of them becomes the size.
  override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    isOnlyAsked = true
    defer { isOnlyAsked = false }
    return super.explicitGuide(key, in: dimensions)
  }
}

extension CGPoint {
  /// The very same numbers, also when they are none.
  fileprivate func isSame(as other: CGPoint) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }
}
