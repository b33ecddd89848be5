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
  private var following: AnyCancellable?

  init(_ value: Value) { current = value }

  var value: Value { lock.locked { current } }

  /// Finds the publisher of the object that has this property, once.
  func adopt(_ object: AnyObject) {
    if lock.locked({ isAdopted }) { return }
    let publisher = (object as? any ObservableObject).flatMap { $0.objectWillChange as? ObservableObjectPublisher }
    lock.locked {
      objectPublisher = publisher
      isAdopted = true
    }
  }

  func set(_ value: Value) {
    lock.locked { objectPublisher }?.send()
    hub.send(value)
    // The value before is released after the lock, since its end may run foreign code.
    var old = value
    lock.locked { swap(&current, &old) }
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let subscription = publisher.sink { [weak self] in self?.set($0) }
    lock.locked { following = subscription }
  }
}
