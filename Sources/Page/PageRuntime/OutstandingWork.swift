import Foundation

/// Counts work that a headless screen must wait for before it is at rest: dispatches of an embedded library that run on
/// other threads, say.
///
/// A library calls `begin()` before it hands work to another thread and `end()` when its last effect has reached the main
/// queue. Safe to call from any thread.
public enum OutstandingWork {
  nonisolated(unsafe) private static var count = 0
  private static let lock = NSLock()

  public static func begin() {
    lock.lock()
    count += 1
    lock.unlock()
  }

  public static func end() {
    lock.lock()
    count -= 1
    let isOver = count == 0
    lock.unlock()
    // Whoever waits sleeps in the main loop, and not all that it runs wakes it.
    if isOver { DispatchQueue.main.async {} }
  }

  public static var isUnderWay: Bool {
    lock.lock()
    defer { lock.unlock() }
    return count > 0
  }
}
