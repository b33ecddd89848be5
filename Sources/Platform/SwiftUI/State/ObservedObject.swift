import Combine

/// An object kept elsewhere whose changes this view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object) }

  public mutating func _connect(_ store: _PropertyStore) {
    store.slot { ObjectSubscription(node: store.node) }.follow(object)
  }

  public static var _readsEnvironment: Bool { false }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }
}

/// An object that the tree of views makes and keeps for one place in it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept: EndingSlot {
    let object: ObjectType
    let subscription: ObjectSubscription

    init(_ object: ObjectType, node: _AnyNode) {
      self.object = object
      subscription = ObjectSubscription(node: node)
      subscription.follow(object)
    }

    func end() { subscription.end() }
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  public mutating func _connect(_ store: _PropertyStore) {
    kept = store.slot { Kept(make(), node: store.node) }
  }

  public static var _readsEnvironment: Bool { false }
}

/// An object that some view above has put in the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  public mutating func _connect(_ store: _PropertyStore) {
    object = store.node.environment.object(of: ObjectType.self)
    let subscription = store.slot { ObjectSubscription(node: store.node) }
    if let object { subscription.follow(object) }
  }

  public static var _readsEnvironment: Bool { true }
}

/// Evaluates a node again whenever an object is about to change.
final class ObjectSubscription: EndingSlot {
  private weak var node: _AnyNode?
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  init(node: _AnyNode) { self.node = node }

  func follow<Object: ObservableObject>(_ object: Object) {
    if object === self.object { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      if let node { node.graph.invalidate(node) }
    }
  }

  func end() {
    cancellable = nil
    object = nil
  }
}
