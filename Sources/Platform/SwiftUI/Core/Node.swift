import Headless

/// What a node is made from. Not for pages.
public struct _NodeInputs {
  let graph: _ViewGraph
  let parent: _AnyNode?
  let environment: EnvironmentValues
}

/// The retained counterpart of a view value. It keeps its place, and with it the view's state, from update to update.
public class _AnyNode {
  final let graph: _ViewGraph
  final unowned(unsafe) let parent: _AnyNode?
  final let depth: Int
  final var environment: EnvironmentValues
  final var isDirty = false
  final var isMounted = true
  /// The type of view that this is the node of; none for those that stand above views.
  private final let viewType: Any.Type?

  init(_ inputs: _NodeInputs, viewType: Any.Type? = nil) {
    self.viewType = viewType
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? 0) + 1
    environment = inputs.environment
  }

  /// The nodes below, in view order.
  var children: [_AnyNode] { [] }

  /// Adds the boxes that this view gives to the layout it is in.
  func collectItems(into items: inout [LayoutNode]) {
    for child in children { child.collectItems(into: &items) }
  }

  /// A descendant gives other boxes than before.
  func itemsDidChange() { parent?.itemsDidChange() }

  /// Evaluates the view again, since something it depends on has changed.
  func refresh() {}

  /// Ends the node and all below it: state is dropped, tasks are cancelled.
  func unmount() {
    isMounted = false
    for child in children { child.unmount() }
  }

  /// Adds values of a preference, in view order.
  func collectPreference(_ collector: PreferenceCollector) {
    for child in children { child.collectPreference(collector) }
  }

  final var items: [LayoutNode] {
    var items: [LayoutNode] = []
    collectItems(into: &items)
    return items
  }

  final func inputs(_ environment: EnvironmentValues? = nil) -> _NodeInputs {
    _NodeInputs(graph: graph, parent: self, environment: environment ?? self.environment)
  }
}

/// The node of one type of view.
public class _Node<V: View>: _AnyNode {
  final var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs, viewType: V.self)
  }

  /// Takes the view's new value. Nothing happens when value and environment are as before.
  final func update(_ view: V, _ environment: EnvironmentValues) {
    let isSameEnvironment = self.environment.isSame(as: environment)
    if isSameEnvironment, Comparison.areSame(self.view, view) { return }
    let old = self.view
    self.view = view
    self.environment = environment
    didUpdate(from: old, hasOtherEnvironment: !isSameEnvironment)
  }

  /// The view's value, its environment or both have changed.
  func didUpdate(from old: V, hasOtherEnvironment: Bool) {}
}

/// A node whose view's type is found out at run time.
extension _AnyNode {
  static func make(_ view: any View, _ inputs: _NodeInputs) -> _AnyNode {
    func open<V: View>(_ view: V) -> _AnyNode { V._makeNode(view, inputs) }
    return open(view)
  }

  /// Takes the new value when it is of the node's type.
  final func updateIfSameType(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    func open<V: View>(_ view: V) -> Bool {
      guard viewType == V.self else { return false }
      unsafeDowncast(self, to: _Node<V>.self).update(view, environment)
      return true
    }
    return open(view)
  }
}
