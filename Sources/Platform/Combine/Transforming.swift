/// Stands between a publisher and a subscriber and turns each value into one or none.
private final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
  private let downstream: Downstream
  /// nil drops the value and asks for another.
  private let transform: (Input) -> Downstream.Input?
  private let complete: (Subscribers.Completion<Failure>, Downstream) -> Void

  init(
    _ downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?,
    complete: @escaping (Subscribers.Completion<Failure>, Downstream) -> Void
  ) {
    self.downstream = downstream
    self.transform = transform
    self.complete = complete
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) { complete(completion, downstream) }
}

extension Publishers {
  /// Values turned into others.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber, transform: transform) { $1.receive(completion: $0) })
    }
  }

  /// Values turned into others, or left out.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber, transform: transform) { $1.receive(completion: $0) })
    }
  }

  /// Those values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Output, Failure, S>(subscriber, transform: { isIncluded($0) ? $0 : nil }) { $1.receive(completion: $0) })
    }
  }

  /// Values without those that repeat the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let transform: (Output) -> Output? = { value in
        if let last, predicate(last, value) { return nil }
        last = value
        return value
      }
      upstream.subscribe(Relay<Output, Failure, S>(subscriber, transform: transform) { $1.receive(completion: $0) })
    }
  }

  /// What has come of all values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let transform: (Upstream.Output) -> Output? = { value in
        result = nextPartialResult(result, value)
        return result
      }
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber, transform: transform) { $1.receive(completion: $0) })
    }
  }

  /// Values without the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      let transform: (Output) -> Output? = { value in
        if left == 0 { return value }
        left -= 1
        return nil
      }
      upstream.subscribe(Relay<Output, Failure, S>(subscriber, transform: transform) { $1.receive(completion: $0) })
    }
  }

  /// The same values under another type of error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, S>(subscriber, transform: { $0 }) {
          $1.receive(completion: $0.mapFailure(transform))
        })
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: { $0[keyPath: keyPath] })
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initial, nextPartialResult: next)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: { (_: Never) -> E in })
  }
}
