import Headless

/// A tree of views with the box it is laid out in.
final class ViewHost: ScreenContent {
  let graph = _ViewGraph()
  private let root: HostNode
  let layoutRoot: LayoutNode
  private let rootBox: HostBox
  let environment: EnvironmentValues

  init(_ view: any View, _ environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    let box = HostBox()
    rootBox = box
    layoutRoot = box
    root = HostNode(
      _NodeInputs(graph: graph, parent: nil, environment: environment), box: box, view)
    graph.presentationsChanged = { [unowned graph] in
      box.presentations = graph.presentations
    }
    box.presentations = graph.presentations
    graph.noteChange()
  }

  /// Shows another value of the view.
  func replace(_ view: any View) { root.replace(view) }

  func update() -> Bool { graph.update() }

  /// The size for a proposal, of the views as they are to be.
  func size(for proposal: Proposal) -> CGSize {
    graph.evaluate()
    return layoutRoot.size(for: proposal)
  }

  var backdrop: RGBA { SystemColor.background.rgba(in: environment) }

  deinit { root.unmount() }
}

/// The node above all others of a tree.
private final class HostNode: _AnyNode, ContainerNode {
  private let box: HostBox
  private var child: _AnyNode?
  private var isStale = false

  init(_ inputs: _NodeInputs, box: HostBox, _ view: any View) {
    self.box = box
    super.init(inputs)
    child = _AnyNode.make(view, self.inputs())
    applyItems()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  func replace(_ view: any View) {
    if child?.updateIfSameType(view, environment) == true { return }
    child?.unmount()
    child = _AnyNode.make(view, inputs())
    structureDidChange()
  }

  override func itemsDidChange() {
    if isStale || child == nil { return }
    isStale = true
    graph.invalidateItems(of: self)
  }

  func applyItems() {
    isStale = false
    box.content.setChildren(child?.items ?? [])
  }
}

/// The box above all others: the content, and what is presented over it.
final class HostBox: LayoutNode {
  /// Several views at the root stand in a column.
  let content = StackNode(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  var presentations: [Presentation] = [] {
    didSet { setChildren([content] + presentations.map(\.layout)) }
  }

  override init() {
    super.init()
    setChildren([content])
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    var size = content.size(for: proposal)
    // A screen as large as its content grows for what is presented over it.
    for presentation in presentations where proposal.width == nil || proposal.height == nil {
      let other = presentation.layout.size(for: .ideal)
      size = CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return size
  }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    let own = content.size(for: proposal)
    let whole = proposal.width == nil || proposal.height == nil ? size : proposal.size()
    func middle(_ inner: CGSize) -> CGPoint {
      CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    }
    return [Placement(origin: middle(own), proposal: proposal)]
      + presentations.map { _ in Placement(origin: middle(whole), proposal: Proposal(whole)) }
  }

  override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    // What is presented is modal: nothing else can be reached.
    guard presentations.last != nil else { return super.describe(into: &tree, at: origin) }
    for (index, child) in children.enumerated() {
      let origin = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      if index == children.count - 1 {
        child.describe(into: &tree, at: origin)
      } else {
        tree.measureOnly { child.describe(into: &$0, at: origin) }
      }
    }
  }
}
