/// A property of a class that publishes its new value, and its object's `objectWillChange`, just before it changes.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Publishes the value now and each later one.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { newValue.sink(into: storage) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storagePath].storage.value }
    set {
      let storage = object[keyPath: storagePath].storage
      storage.adopt(object)
      storage.set(newValue)
    }
  }

  /// Lets the property know its object before anything is published through `$`.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storagePath].storage
      storage.adopt(object)
      return Publisher(storage: storage)
    }
    set {
      let storage = object[keyPath: storagePath].storage
      storage.adopt(object)
      newValue.sink(into: storage)
    }
  }

  /// Publishes a property's value when subscribed to, and each new one just before it is stored.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.hub.add(subscriber, first: { [storage] in storage.value })
    }

    fileprivate func sink(into other: PublishedStorage<Value>) {
      if other !== storage { other.follow(self) }
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// What a published property holds.
final class PublishedStorage<Value>: @unchecked Sendable {
  let hub = Hub<Value, Never>()
  private let lock = Lock()
  private var current: Value
  private var objectPublisher: ObservableObjectPublisher?
  private var isAdopted = false
  private var upstreams: [ObjectIdentifier: Upstream] = [:]

  init(_ value: Value) { current = value }

  var value: Value { lock.locked { current } }

  /// Finds the publisher of the object that has this property, once.
  func adopt(_ object: AnyObject) {
    if lock.locked({ isAdopted }) { return }
    let publisher = (object as? any ObservableObject).flatMap { Self.publisher(of: $0) }
    lock.locked {
      objectPublisher = publisher
      isAdopted = true
    }
  }

  /// Announces changes by that publisher from now on.
  func announce(by publisher: ObservableObjectPublisher) {
    lock.locked {
      objectPublisher = publisher
      isAdopted = true
    }
  }

  /// A publisher of another type is not asked for: it may be made from this very property.
  private static func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher? {
    guard Object.ObjectWillChangePublisher.self == ObservableObjectPublisher.self else { return nil }
    return object.objectWillChange as? ObservableObjectPublisher
  }

  func set(_ value: Value) {
    lock.locked { objectPublisher }?.send()
    hub.send(value)
    // The value before is released after the lock, since its end may run foreign code.
    var old = value
    lock.locked { swap(&current, &old) }
  }

  /// Takes each value of the publisher, besides those of others, until it ends or this is gone.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let upstream = Upstream()
    let key = ObjectIdentifier(upstream)
    lock.locked { upstreams[key] = upstream }
    let subscription = publisher.sink(
      receiveCompletion: { [weak self] _ in self?.drop(key) }, receiveValue: { [weak self] in self?.set($0) })
    // It may have ended at once.
    lock.locked { upstreams[key]?.subscription = subscription }
  }

  private func drop(_ key: ObjectIdentifier) {
    // Released after the lock, since its end may run foreign code.
    withExtendedLifetime(lock.locked { upstreams.removeValue(forKey: key) }) {}
  }
}

/// A publisher that a property follows.
private final class Upstream {
  var subscription: AnyCancellable?
}
