import Headless

/// A view for each element of a collection, told apart by their ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What removing and moving rows does, where that is wanted.
  var edits = RowEdits()
}

/// What a list may do with the rows of a `ForEach`.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError("ForEach has no body") }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    ForEachNode(view, inputs)
  }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }

  nonisolated init(data: Data, content: @escaping (Data.Element) -> Content, id: KeyPath<Data.Element, ID>) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id })
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

/// Views made from data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// What deleting rows of a list does.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// What moving rows of a list does.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _Node<ForEach<Data, ID, Content>>
{
  /// An element's id, and which of several with that id it is.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  private var order: [Key] = []
  private var nodes: [Key: _Node<Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override var children: [_AnyNode] { order.compactMap { nodes[$0] } }

  override func refresh() { if apply() { structureDidChange() } }

  override func didUpdate(from old: ForEach<Data, ID, Content>, hasOtherEnvironment: Bool) {
    isDirty = false
    refresh()
  }

  /// Brings the children in line with the data; true when others are there, or in another order.
  @discardableResult
  private func apply() -> Bool {
    let contents = observing { view.data.map { (id: view.id($0), view: view.content($0)) } }
    var seen: [ID: Int] = [:]
    var order: [Key] = []
    var kept: [Key: _Node<Content>] = [:]
    order.reserveCapacity(contents.count)
    kept.reserveCapacity(contents.count)
    for content in contents {
      let occurrence = seen[content.id, default: 0]
      seen[content.id] = occurrence + 1
      let key = Key(id: content.id, occurrence: occurrence)
      order.append(key)
      if let node = nodes[key] {
        node.update(content.view, environment)
        kept[key] = node
      } else {
        kept[key] = Content._makeNode(content.view, inputs())
      }
    }
    for (key, node) in nodes where kept[key] == nil { node.unmount() }
    nodes = kept
    defer { self.order = order }
    return order != self.order
  }
}
