/// The publishers that operators make.
public enum Publishers {}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ValuesSubscription(CollectionOfOne(output).makeIterator(), subscriber))
  }
}

/// Sends nothing, and ends at once unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<Deferred: Publisher>: Publisher {
  public typealias Output = Deferred.Output
  public typealias Failure = Deferred.Failure
  public let createPublisher: () -> Deferred

  public init(createPublisher: @escaping () -> Deferred) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Publishers {
  /// Sends the elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: ValuesSubscription(sequence.makeIterator(), subscriber))
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Hands an iterator's elements to one subscriber.
private final class ValuesSubscription<Elements: IteratorProtocol, S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == Elements.Element {
  private let lock = Lock()
  private var rest: Elements
  private var ahead: Elements.Element?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ subscriber: S) {
    rest = elements
    ahead = rest.next()
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.locked {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    if isFirst { send() }
  }

  private func send() {
    while let subscriber = lock.locked({ self.subscriber }) {
      let value: Elements.Element? = lock.locked {
        guard ahead != nil, demand > .none else { return nil }
        demand -= 1
        defer { ahead = rest.next() }
        return ahead
      }
      if let value {
        let more = subscriber.receive(value)
        lock.locked { demand += more }
        if lock.locked({ ahead != nil }) { continue }
      }
      let isAtEnd = lock.locked {
        isSending = false
        guard ahead == nil, self.subscriber != nil else { return false }
        self.subscriber = nil
        return true
      }
      if isAtEnd { subscriber.receive(completion: .finished) }
      return
    }
  }

  func cancel() { lock.locked { subscriber = nil } }
}
