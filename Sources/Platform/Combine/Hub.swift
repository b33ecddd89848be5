/// The subscribers of a subject, in the order in which they came, each with its own demand.
final class Hub<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?

  var isEnded: Bool { lock.locked { ending != nil } }

  /// Adds a subscriber; `first` gives the value that it gets as soon as it asks for one.
  func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)?) where S.Input == Output, S.Failure == Failure {
    let ending = lock.locked { self.ending }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
      return
    }
    let conduit = Conduit(
      first: first, receive: { subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
    conduit.onCancel = { [weak self, weak conduit] in
      guard let self, let conduit else { return }
      self.lock.locked { self.conduits.removeAll { $0 === conduit } }
    }
    lock.locked { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    for conduit in lock.locked({ ending == nil ? conduits : [] }) { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let ended: [Conduit<Output, Failure>] = lock.locked {
      guard ending == nil else { return [] }
      ending = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in ended { conduit.finish(completion) }
  }
}

/// One subscriber's end of a subject.
private final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var first: (() -> Output)?
  private var receive: ((Output) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?

  init(
    first: (() -> Output)?, receive: @escaping (Output) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.first = first
    self.receive = receive
    self.complete = complete
  }

  func request(_ demand: Subscribers.Demand) {
    let first = lock.locked {
      self.demand += demand
      defer { if demand > .none { self.first = nil } }
      return demand > .none ? self.first : nil
    }
    if let first { offer(first()) }
  }

  func offer(_ value: Output) {
    let receive: ((Output) -> Subscribers.Demand)? = lock.locked {
      guard demand > .none else { return nil }
      demand -= 1
      first = nil
      return self.receive
    }
    guard let more = receive?(value), more > .none else { return }
    lock.locked { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let complete = lock.locked { self.complete }
    release()
    complete?(completion)
  }

  func cancel() {
    let onCancel = lock.locked { self.onCancel }
    release()
    onCancel?()
  }

  /// Lets go of the subscriber, after the lock, since its end may run foreign code.
  private func release() {
    let held = lock.locked { (receive, complete, first, onCancel) }
    withExtendedLifetime(held) {
      lock.locked {
        receive = nil
        complete = nil
        first = nil
        onCancel = nil
      }
    }
  }
}
