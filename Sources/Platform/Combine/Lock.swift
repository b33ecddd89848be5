import Foundation

/// A lock that is never held while foreign code runs.
final class Lock: @unchecked Sendable {
  private let base = NSLock()

  func locked<T>(_ body: () throws -> T) rethrows -> T {
    base.lock()
    defer { base.unlock() }
    return try body()
  }
}
