import Foundation

/// A value that one thread at a time may use.
///
/// Made of Foundation's lock, not of `Mutex`, which the Thread Sanitizer cannot see.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
