import Headless

/// A view that is one box without views in it.
protocol LeafView: PrimitiveView {
  associatedtype Box: LayoutNode
  func makeBox(_ environment: EnvironmentValues) -> Box
  func update(_ box: Box, _ environment: EnvironmentValues)
}

extension LeafView {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    LeafNode(view, inputs)
  }
}

private final class LeafNode<V: LeafView>: _Node<V> {
  private let box: V.Box

  override init(_ view: V, _ inputs: _NodeInputs) {
    box = view.makeBox(inputs.environment)
    super.init(view, inputs)
  }

  override func didUpdate(from old: V, hasOtherEnvironment: Bool) {
    graph.noteChange()
    view.update(box, environment)
  }

  override func collectItems(into items: inout [LayoutNode]) { items.append(box) }
}

/// A view that is one box around the boxes of other views.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Box: LayoutNode
  var content: Content { get }
  func makeBox(_ environment: EnvironmentValues) -> Box
  func update(_ box: Box, _ environment: EnvironmentValues)
  /// What the content sees of the environment.
  func adjust(_ environment: inout EnvironmentValues)
}

extension ContainerView {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    BoxContainerNode(view, inputs)
  }

  nonisolated func adjust(_ environment: inout EnvironmentValues) {}
}

private final class BoxContainerNode<V: ContainerView>: _Node<V>, ContainerNode {
  private let box: V.Box
  private var content: _Node<V.Content>?
  private var areItemsStale = false

  override init(_ view: V, _ inputs: _NodeInputs) {
    box = view.makeBox(inputs.environment)
    super.init(view, inputs)
    let content = V.Content._makeNode(view.content, self.inputs(contentEnvironment))
    self.content = content
    box.setChildren(content.items)
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    view.adjust(&environment)
    return environment
  }

  override func didUpdate(from old: V, hasOtherEnvironment: Bool) {
    graph.noteChange()
    view.update(box, environment)
    content?.update(view.content, contentEnvironment)
  }

  override var children: [_AnyNode] { content.map { [$0] } ?? [] }

  override func collectItems(into items: inout [LayoutNode]) { items.append(box) }

  override func itemsDidChange() {
    if areItemsStale || content == nil { return }
    areItemsStale = true
    graph.invalidateItems(of: self)
  }

  func applyItems() {
    areItemsStale = false
    if let content { box.setChildren(content.items) }
  }
}
