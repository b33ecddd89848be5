import Headless

/// Shows another view over the whole screen while a condition holds.
struct PresentationModifier<Layer: View> {
  let isPresented: Bool
  /// Makes the condition false.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let layer: () -> Layer
}

extension PresentationModifier: PrimitiveModifier {
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    PresentationNode(view, inputs)
  }
}

private final class PresentationNode<C: View, Layer: View>: ContentNode<C, PresentationModifier<Layer>> {
  private var layerNode: LayerHostNode<Layer>?

  override init(_ view: ModifiedContent<C, PresentationModifier<Layer>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func didUpdate(from old: ModifiedContent<C, PresentationModifier<Layer>>, hasOtherEnvironment: Bool) {
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
    isDirty = false
    apply()
  }

  override func refresh() { apply() }

  private func apply() {
    let modifier = view.modifier
    if modifier.isPresented {
      var environment = environment
      environment.dismissal = modifier.dismiss
      let layer = observing { modifier.layer() }
      if let layerNode {
        layerNode.update(layer, environment)
      } else {
        let node = LayerHostNode(layer, inputs(environment))
        layerNode = node
        graph.present(node.presentation)
        graph.noteChange()
      }
    } else if let node = layerNode {
      layerNode = nil
      graph.remove(node.presentation)
      node.unmount()
      graph.noteChange()
      if let onDismiss = modifier.onDismiss { graph.afterUpdate(onDismiss) }
    }
  }

  override var children: [_AnyNode] { super.children + (layerNode.map { [$0] } ?? []) }
  override func collectItems(into items: inout [LayoutNode]) { content?.collectItems(into: &items) }

  override func unmount() {
    if let layerNode { graph.remove(layerNode.presentation) }
    super.unmount()
  }
}

/// The node above a presented view.
private final class LayerHostNode<Layer: View>: _AnyNode, ContainerNode {
  private let pile = PileNode(alignment: Alignment.center.pair)
  private var child: _Node<Layer>?
  private var isStale = false
  let presentation: Presentation

  init(_ layer: Layer, _ inputs: _NodeInputs) {
    presentation = Presentation(layout: pile, coversAll: true, dismiss: { inputs.environment.dismissal?() })
    super.init(inputs)
    child = Layer._makeNode(layer, self.inputs())
    applyItems()
  }

  func update(_ layer: Layer, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(layer, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func itemsDidChange() {
    if isStale || child == nil { return }
    isStale = true
    graph.invalidateItems(of: self)
  }

  func applyItems() {
    isStale = false
    pile.setChildren(child?.items ?? [])
  }

  /// What is presented is no part of the content's preferences.
  override func collectPreference(_ collector: PreferenceCollector) {}
}
