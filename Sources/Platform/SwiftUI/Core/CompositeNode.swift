import Headless
import Observation

/// The node of a view with a body.
final class CompositeNode<V: View>: _Node<V> {
  private var store: _PropertyStore?
  /// The view with its dynamic properties tied to this node.
  private var connected: V
  private var child: _Node<V.Body>?

  override init(_ view: V, _ inputs: _NodeInputs) {
    connected = view
    super.init(view, inputs)
    store = _PropertyStore.make(for: view, node: self)
    let body = evaluate()
    child = V.Body._makeNode(body, self.inputs())
  }

  private func evaluate() -> V.Body {
    if let store {
      connected = view
      store.connect(&connected)
    } else {
      connected = view
    }
    return observing { connected.body }
  }

  override func refresh() { child?.update(evaluate(), environment) }

  override func didUpdate(from old: V, hasOtherEnvironment: Bool) {
    if hasOtherEnvironment, store?.readsEnvironment != true, Comparison.areSame(old, view), let child {
      child.update(child.view, environment)
    } else {
      isDirty = false
      refresh()
    }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func unmount() {
    store?.disconnect()
    super.unmount()
  }

  override func collectItems(into items: inout [LayoutNode]) { child?.collectItems(into: &items) }
}

extension _AnyNode {
  /// Evaluates something of a view; when an observable object that it reads changes, this node is evaluated again.
  final func observing<T>(_ body: () -> T) -> T {
    withObservationTracking(body) { [weak self] in
      guard let self else { return }
      self.graph.invalidate(self)
    }
  }
}
