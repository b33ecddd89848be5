/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { subscriber in
      func open<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
      }
      open(subscriber)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

extension Publisher {
  /// Hides the kind of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
