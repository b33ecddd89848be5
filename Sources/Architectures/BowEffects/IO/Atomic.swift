import Foundation

/// A variable that several threads may read and change; a change is never lost.
public final class Atomic<A>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: A

  public init(_ value: A) {
    content = value
  }

  /// What the variable holds.
  public var value: A {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }

  /// Changes what it holds; nobody sees it meanwhile.
  public func mutate(_ transform: (inout A) -> Void) { lock.withLock { transform(&content) } }

  private func exchange(_ f: (A) -> A) -> (old: A, new: A) {
    lock.withLock {
      let old = content
      content = f(old)
      return (old, content)
    }
  }

  /// Replaces the value; answers the one before.
  public func getAndSet(_ newValue: A) -> A { exchange { _ in newValue }.old }
  /// Changes the value; answers the one before.
  public func getAndUpdate(_ f: @escaping (A) -> A) -> A { exchange(f).old }
  /// Replaces the value; answers the new one.
  public func setAndGet(_ newValue: A) -> A { exchange { _ in newValue }.new }
  /// Changes the value; answers the new one.
  public func updateAndGet(_ f: @escaping (A) -> A) -> A { exchange(f).new }

  /// Sets a value where there is none; whether it did.
  @discardableResult
  public func setIfNil<AA>(_ newValue: AA) -> Bool where A == AA? {
    lock.withLock {
      guard content == nil else { return false }
      content = newValue
      return true
    }
  }

  /// Takes the value away.
  public func setNil<AA>() where A == AA? { value = nil }
}

extension Atomic where A: Equatable {
  /// Replaces the value if it is the one expected; whether it was.
  public func compare(_ expected: A, andSet newValue: A) -> Bool {
    lock.withLock {
      guard content == expected else { return false }
      content = newValue
      return true
    }
  }
}
