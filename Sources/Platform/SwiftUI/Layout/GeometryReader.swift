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
  weak var box: LayoutNode?

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global, .named: box?.screenFrame ?? CGRect(origin: .zero, size: size)
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { self }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}

/// Makes its content when layout says how much room there is, and again when that is another.
private final class GeometryNode<Content: View>: _Node<GeometryReader<Content>> {
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
    let proxy = GeometryProxy(size: size, box: box)
    let content = observing { view.content(proxy) }
    if let child { child.update(content, environment) } else { child = Content._makeNode(content, inputs()) }
    graph.applyItems()
    box.setChildren(child?.items ?? [])
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
