/// A publisher that outside code feeds.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Hands on what is sent, to whoever subscribes at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = Hub<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.add(subscriber, first: nil)
  }

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Keeps the last value and hands it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = Hub<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.locked { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.add(subscriber, first: { [self] in value })
  }

  public func send(_ value: Output) {
    if hub.isEnded { return }
    lock.locked { current = value }
    hub.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
