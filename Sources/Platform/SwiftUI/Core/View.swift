/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// The retained node of such a view. Not for pages.
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self>
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    CompositeNode(view, inputs)
  }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view with a node of its own instead of a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  nonisolated public var body: Never { fatalError("\(Self.self) has no body") }
}
