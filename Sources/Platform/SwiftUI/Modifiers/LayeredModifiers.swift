import Headless

/// Views behind or in front of another, which keeps its size.
struct LayeredModifier<Layer: View> {
  let layer: Layer
  let isOverlay: Bool
  let alignment: Alignment

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    LayeredModifierNode(view, inputs)
  }
}

extension LayeredModifier: PrimitiveModifier {}

/// A group of views gets the layer behind or in front of each of them, each with a state of its own.
private final class LayeredModifierNode<C: View, Layer: View>: ContentNode<C, LayeredModifier<Layer>>, ContainerNode {
  private final class Entry {
    let item: LayoutNode
    let box: LayeredNode
    let layer: _Node<Layer>
    /// Several views in the layer lie on top of each other.
    let pile: PileNode

    init(item: LayoutNode, box: LayeredNode, layer: _Node<Layer>, pile: PileNode) {
      self.item = item
      self.box = box
      self.layer = layer
      self.pile = pile
    }

    func apply() {
      let items = layer.items
      if items.count > 1 { pile.setChildren(items) }
      box.setChildren([item] + (items.count > 1 ? [pile] : items))
    }
  }

  private var entries: [Entry] = []
  private var areItemsStale = true
  private var isWaiting = false

  override func didUpdate(from old: ModifiedContent<C, LayeredModifier<Layer>>, hasOtherEnvironment: Bool) {
    for entry in entries {
      entry.box.alignment = view.modifier.alignment.pair
      entry.pile.alignment = view.modifier.alignment.pair
      entry.layer.update(view.modifier.layer, environment)
    }
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
  }

  override var children: [_AnyNode] {
    let layers = entries.map { $0.layer as _AnyNode }
    return view.modifier.isOverlay ? super.children + layers : layers + super.children
  }

  /// Whether the content or a layer has changed is not told apart: both are brought up to date.
  override func itemsDidChange() {
    areItemsStale = true
    if isWaiting { return }
    isWaiting = true
    graph.invalidateItems(of: self)
    super.itemsDidChange()
  }

  func applyItems() {
    isWaiting = false
    apply()
  }

  private func apply() {
    guard areItemsStale else { return }
    areItemsStale = false
    let inner = content?.items ?? []
    let old = entries
    entries = inner.map { item in old.first { $0.item === item } ?? makeEntry(item) }
    for gone in old where !entries.contains(where: { $0 === gone }) { gone.layer.unmount() }
    for entry in entries { entry.apply() }
  }

  private func makeEntry(_ item: LayoutNode) -> Entry {
    let alignment = view.modifier.alignment.pair
    return Entry(
      item: item, box: LayeredNode(isOverlay: view.modifier.isOverlay, alignment: alignment),
      layer: Layer._makeNode(view.modifier.layer, inputs()), pile: PileNode(alignment: alignment))
  }

  override func collectItems(into items: inout [LayoutNode]) {
    apply()
    for entry in entries { items.append(entry.box) }
  }
}

extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), isOverlay: true, alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(layer: overlay, isOverlay: true, alignment: alignment))
  }

  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style) }
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(layer: content(), isOverlay: false, alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(layer: background, isOverlay: false, alignment: alignment))
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(BackgroundStyle()) }
  }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style) }
  }

  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(BackgroundStyle()) }
  }

  nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
