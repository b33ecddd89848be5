extension Subscribers {
  /// Asks for every value and hands each to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isEnded = false
    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      completionHandler = receiveCompletion
      valueHandler = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = lock.locked {
        guard self.subscription == nil, !isEnded else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { valueHandler }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let handler = lock.locked { completionHandler }
      _ = end()
      handler?(completion)
    }

    public func cancel() { end()?.cancel() }

    /// Lets go of everything; the closures are released after the lock, since their end may run foreign code.
    private func end() -> (any Subscription)? {
      let handlers = lock.locked { (valueHandler, completionHandler) }
      return withExtendedLifetime(handlers) {
        lock.locked {
          defer { subscription = nil }
          valueHandler = nil
          completionHandler = nil
          isEnded = true
          return subscription
        }
      }
    }
  }

  /// Writes every value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = Lock()
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = lock.locked {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      lock.locked { object }?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = end() }

    public func cancel() { end()?.cancel() }

    /// Lets go of everything; the object is released after the lock, since its end may come back here.
    private func end() -> (any Subscription)? {
      withExtendedLifetime(lock.locked { object }) {
        lock.locked {
          defer {
            object = nil
            subscription = nil
          }
          return subscription
        }
      }
    }
  }
}

extension Publisher {
  /// Hands each value, and the end, to a closure, until the result is cancelled or goes away.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to a closure, until the result is cancelled or goes away.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of the object, which is kept alive meanwhile.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
