/// A value that the tree of views keeps for one place in it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  /// Outside a tree of views, the initial value; writing has no effect there.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  public mutating func _connect(_ store: _PropertyStore) {
    location = store.slot { StateLocation(initial, node: store.node) }
  }

  public static var _readsEnvironment: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value is kept.
final class StateLocation<Value>: Location<Value> {
  private var current: Value
  private weak var node: _AnyNode?

  init(_ value: Value, node: _AnyNode) {
    current = value
    self.node = node
  }

  override var value: Value {
    get { current }
    set {
      if Comparison.areEqual(current, newValue) {
        current = newValue
        return
      }
      current = newValue
      if let node { node.graph.invalidate(node) }
    }
  }
}
