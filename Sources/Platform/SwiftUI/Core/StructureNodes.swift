import Headless

/// No view at all.
public struct EmptyView: Sendable {
  nonisolated public init() {}
  nonisolated public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _Node<EmptyView> {
    _Node(view, inputs)
  }
}

extension EmptyView: PrimitiveView {}

/// Several views side by side in a builder.
public struct TupleView<T> {
  public var value: T
  let elements: [any View]

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    TupleNode(view, inputs)
  }
}

extension TupleView: PrimitiveView {}

private final class TupleNode<T>: _Node<TupleView<T>> {
  private var parts: [_AnyNode] = []

  override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    parts = view.elements.map { _AnyNode.make($0, self.inputs()) }
  }

  override var children: [_AnyNode] { parts }

  override func didUpdate(from old: TupleView<T>, hasOtherEnvironment: Bool) {
    for (part, element) in zip(parts, view.elements) { _ = part.updateIfSameType(element, environment) }
  }
}

/// One of two views, by an `if` or `switch`.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    ConditionalNode(view, inputs)
  }
}

extension _ConditionalContent: PrimitiveView {}

private final class ConditionalNode<First: View, Second: View>: _Node<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(_Node<First>)
    case second(_Node<Second>)

    var node: _AnyNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    branch = make()
  }

  private func make() -> Branch {
    switch view.storage {
    case .first(let view): .first(First._makeNode(view, inputs()))
    case .second(let view): .second(Second._makeNode(view, inputs()))
    }
  }

  override var children: [_AnyNode] { branch.map { [$0.node] } ?? [] }

  override func didUpdate(from old: _ConditionalContent<First, Second>, hasOtherEnvironment: Bool) {
    switch (branch, view.storage) {
    case (.first(let node)?, .first(let view)): node.update(view, environment)
    case (.second(let node)?, .second(let view)): node.update(view, environment)
    default:
      branch?.node.unmount()
      branch = make()
      structureDidChange()
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  nonisolated public var body: Never { fatalError("an optional view has no body") }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    OptionalNode(view, inputs)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

private final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
  private var child: _Node<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.map { Wrapped._makeNode($0, self.inputs()) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func didUpdate(from old: Wrapped?, hasOtherEnvironment: Bool) {
    switch (child, view) {
    case (let child?, let view?): child.update(view, environment)
    case (nil, nil): break
    case (let gone, let view):
      gone?.unmount()
      child = view.map { Wrapped._makeNode($0, inputs()) }
      structureDidChange()
    }
  }
}

/// A view of any type. Another type in its place is another view.
public struct AnyView {
  let content: any View

  nonisolated public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
  nonisolated init(any view: any View) { content = view }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    AnyViewNode(view, inputs)
  }
}

extension AnyView: PrimitiveView {}

private final class AnyViewNode: _Node<AnyView> {
  private var child: _AnyNode?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = _AnyNode.make(view.content, self.inputs())
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func didUpdate(from old: AnyView, hasOtherEnvironment: Bool) {
    if child?.updateIfSameType(view.content, environment) == true { return }
    child?.unmount()
    child = _AnyNode.make(view.content, inputs())
    structureDidChange()
  }
}

/// Several views treated alike.
public struct Group<Content> where Content: View {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View {
  public var body: Content { content }
}

/// A view that is another one when its id changes.
struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID

  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> { IDNode(view, inputs) }
}

extension IDView: PrimitiveView {}

private final class IDNode<Content: View, ID: Hashable>: _Node<IDView<Content, ID>> {
  private var child: _Node<Content>?

  override init(_ view: IDView<Content, ID>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = Content._makeNode(view.content, self.inputs())
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func didUpdate(from old: IDView<Content, ID>, hasOtherEnvironment: Bool) {
    if old.id == view.id {
      child?.update(view.content, environment)
    } else {
      child?.unmount()
      child = Content._makeNode(view.content, inputs())
      structureDidChange()
    }
  }
}

extension View {
  /// Ties the view's state to a value: another value is another view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

extension _AnyNode {
  /// A child has come, gone or been replaced.
  final func structureDidChange() {
    graph.arePreferencesStale = true
    graph.noteChange()
    itemsDidChange()
  }
}
