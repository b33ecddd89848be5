import Headless

/// A view and what changes it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError("a modified view has no body") }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    Modifier._makeNode(view, inputs)
  }
}

/// Makes one view from another.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// The retained node of a view so modified. Not for pages.
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>>
}

extension ViewModifier {
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    CompositeModifierNode(view, inputs)
  }

  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands in a modifier's body for the view it is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    PlaceholderNode(view, inputs)
  }
}

extension _ViewModifier_Content: PrimitiveView {}

private final class PlaceholderNode<M: ViewModifier>: _Node<_ViewModifier_Content<M>> {
  private var child: _AnyNode?

  override init(_ view: _ViewModifier_Content<M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = _AnyNode.make(view.content, self.inputs())
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func didUpdate(from old: _ViewModifier_Content<M>, hasOtherEnvironment: Bool) {
    if child?.updateIfSameType(view.content, environment) == true { return }
    child?.unmount()
    child = _AnyNode.make(view.content, inputs())
    structureDidChange()
  }
}

/// The node of a modifier with a body.
private final class CompositeModifierNode<C: View, M: ViewModifier>: _Node<ModifiedContent<C, M>> {
  private var store: _PropertyStore?
  private var child: _Node<M.Body>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    store = _PropertyStore.make(for: view.modifier, node: self)
    child = M.Body._makeNode(evaluate(), self.inputs())
  }

  private func evaluate() -> M.Body {
    var modifier = view.modifier
    store?.connect(&modifier)
    let content = _ViewModifier_Content<M>(content: view.content)
    return observing { modifier.body(content: content) }
  }

  override func refresh() { child?.update(evaluate(), environment) }

  override func didUpdate(from old: ModifiedContent<C, M>, hasOtherEnvironment: Bool) {
    isDirty = false
    refresh()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func unmount() {
    store?.disconnect()
    super.unmount()
  }
}

/// A modifier with nodes of its own instead of a body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  nonisolated public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A node around the node of one view, which by itself changes nothing.
class ContentNode<C: View, M: ViewModifier>: _Node<ModifiedContent<C, M>> {
  private(set) final var content: _Node<C>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = C._makeNode(view.content, self.inputs(contentEnvironment))
  }

  var contentEnvironment: EnvironmentValues { environment }

  override var children: [_AnyNode] { content.map { [$0] } ?? [] }

  override func collectItems(into items: inout [LayoutNode]) { content?.collectItems(into: &items) }

  override func didUpdate(from old: ModifiedContent<C, M>, hasOtherEnvironment: Bool) {
    content?.update(view.content, contentEnvironment)
  }
}

/// A modifier that changes what the content sees of the environment.
protocol EnvironmentModifier: PrimitiveModifier {
  func adjust(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<C: View, M: EnvironmentModifier>: ContentNode<C, M> {
  private var adjusted: EnvironmentValues?

  override var contentEnvironment: EnvironmentValues {
    if let adjusted { return adjusted }
    var environment = environment
    view.modifier.adjust(&environment)
    adjusted = environment
    return environment
  }

  override func didUpdate(from old: ModifiedContent<C, M>, hasOtherEnvironment: Bool) {
    // The same adjustment of the same environment is the same environment for all below.
    if hasOtherEnvironment || !Comparison.areSame(old.modifier, view.modifier) { adjusted = nil }
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
  }
}

/// A modifier that puts a box around each box of the content.
protocol BoxModifier: PrimitiveModifier {
  associatedtype Box: LayoutNode
  func makeBox(_ environment: EnvironmentValues) -> Box
  func update(_ box: Box, _ environment: EnvironmentValues)
  /// Several boxes are put in a row first, so that there is one box around all.
  static var isUnary: Bool { get }
}

extension BoxModifier {
  nonisolated static var isUnary: Bool { false }

  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    BoxModifierNode(view, inputs)
  }
}

private final class BoxModifierNode<C: View, M: BoxModifier>: ContentNode<C, M> {
  private var boxes: [(item: LayoutNode, box: M.Box)]?
  private var row: StackNode?

  override func didUpdate(from old: ModifiedContent<C, M>, hasOtherEnvironment: Bool) {
    if hasOtherEnvironment || !Comparison.areSame(old.modifier, view.modifier) {
      graph.noteChange()
      for entry in boxes ?? [] { view.modifier.update(entry.box, environment) }
    }
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
  }

  private var areItemsStale = true

  override func itemsDidChange() {
    areItemsStale = true
    super.itemsDidChange()
  }

  override func collectItems(into items: inout [LayoutNode]) {
    if areItemsStale {
      areItemsStale = false
      wrap(content?.items ?? [])
    }
    for entry in boxes ?? [] { items.append(entry.box) }
  }

  private func wrap(_ inner: [LayoutNode]) {
    var inner = inner
    if M.isUnary, inner.count > 1 {
      let row = row ?? StackNode(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
      self.row = row
      row.setChildren(inner)
      inner = [row]
    }
    let old = boxes ?? []
    let known =
      old.count > 4 ? Dictionary(old.map { (ObjectIdentifier($0.item), $0.box) }, uniquingKeysWith: { $1 }) : nil
    boxes = inner.map { item in
      let box =
        known?[ObjectIdentifier(item)] ?? old.first { known == nil && $0.item === item }?.box
        ?? view.modifier.makeBox(environment)
      box.setChildren([item])
      return (item, box)
    }
  }
}
