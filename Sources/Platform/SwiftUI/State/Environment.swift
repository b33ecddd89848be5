/// A value that some view above has put in the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// An observable object that `environment(_:)` has put there.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(of: type) else {
        fatalError(
          "No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing as an ancestor "
            + "of this view.")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { read = { $0.object(of: type) } }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  public mutating func _connect(_ store: _PropertyStore) { value = read(store.node.environment) }

  public static var _readsEnvironment: Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Names a value of the environment and says what it is when nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that go down the tree of views.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  nonisolated(unsafe) private static let none = Storage([:])
  private var storage = Self.none

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(ObjectIdentifier(key), newValue) }
  }

  private mutating func set(_ key: ObjectIdentifier, _ value: Any?) {
    if !isKnownUniquelyReferenced(&storage) || storage === Self.none { storage = Storage(storage.values) }
    storage.values[key] = value
  }

  func object<T>(of type: T.Type) -> T? { storage.values[ObjectIdentifier(type)] as? T }

  mutating func set<T>(object: T?) { set(ObjectIdentifier(T.self), object) }

  /// Surely the same values; not always known when they are.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  public var description: String { "EnvironmentValues" }
}

extension EnvironmentValues: @unchecked Sendable {}
