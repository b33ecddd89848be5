/// A property of a view that the tree of views keeps or feeds.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()

  /// Ties the property to the node of its view. Not for pages.
  mutating func _connect(_ store: _PropertyStore)

  /// Whether a change of the environment matters to it. Not for pages.
  static var _readsEnvironment: Bool { get }
}

extension DynamicProperty {
  public mutating func update() {}

  /// A property made of others connects those.
  public mutating func _connect(_ store: _PropertyStore) {
    store.connectFields(of: &self)
    update()
  }

  public static var _readsEnvironment: Bool {
    _PropertyStore.dynamicFields(of: Self.self).contains { $0.type._readsEnvironment }
  }
}

/// What the dynamic properties of one view keep from evaluation to evaluation.
public final class _PropertyStore {
  struct DynamicField {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  unowned(unsafe) let node: _AnyNode
  let readsEnvironment: Bool
  private var slots: [AnyObject] = []
  private var next = 0

  private init(node: _AnyNode, readsEnvironment: Bool) {
    self.node = node
    self.readsEnvironment = readsEnvironment
  }

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: [DynamicField]] = [:]

  static func make<V>(for view: V, node: _AnyNode) -> _PropertyStore? {
    let fields = dynamicFields(of: V.self, example: view)
    if fields.isEmpty { return nil }
    return _PropertyStore(node: node, readsEnvironment: fields.contains { $0.type._readsEnvironment })
  }

  static func dynamicFields<T>(of type: T.Type, example: T? = nil) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    guard let fields = FieldPlan.fields(of: type) ?? example.flatMap({ FieldPlan.mirroredFields(of: $0) }) else {
      return []
    }
    let plan = fields.compactMap { field in
      (field.type as? any DynamicProperty.Type).map { DynamicField(offset: field.offset, type: $0) }
    }
    plans[key] = plan
    return plan
  }

  /// Connects the dynamic properties of a view, in order.
  func connect<V>(_ view: inout V) {
    next = 0
    connectFields(of: &view)
  }

  func connectFields<T>(of value: inout T) {
    let fields = Self.dynamicFields(of: T.self, example: value)
    withUnsafeMutablePointer(to: &value) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for field in fields { connect(field.type, at: raw + field.offset) }
    }
  }

  private func connect<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee._connect(self)
  }

  /// What the next property keeps: made when the view comes, the same object from then on.
  func slot<T: AnyObject>(_ make: () -> T) -> T {
    defer { next += 1 }
    if next < slots.count, let object = slots[next] as? T { return object }
    let object = make()
    if next < slots.count { slots[next] = object } else { slots.append(object) }
    return object
  }

  /// The view is gone.
  func disconnect() {
    for case let slot as any EndingSlot in slots { slot.end() }
  }
}

/// Something kept for a property that must be told when the view is gone.
protocol EndingSlot: AnyObject {
  func end()
}
