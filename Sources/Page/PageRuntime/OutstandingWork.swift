import CPageRuntime
import Foundation

/// Counts work that a headless screen must wait for before it is at rest: dispatches of an embedded library that run on
/// other threads, say.
///
/// A library calls `begin()` before it hands work to another thread and `end()` when its last effect has reached the main
/// queue. Safe to call from any thread.
public enum OutstandingWork {
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var ended = 0
  private static let lock = NSLock()

  public static func begin() {
    lock.lock()
    count += 1
    lock.unlock()
  }

  public static func end() {
    lock.lock()
    count -= 1
    ended += 1
    let isOver = count == 0
    lock.unlock()
    // Not all that the main loop runs ends a wait; work of the main queue does.
    if isOver, arch_is_in_main_work() == 0 { DispatchQueue.main.async {} }
  }

  /// Waits on the main thread until something has come to the main queue, or all that is outstanding has ended.
  ///
  /// - Parameter seconds: the longest that it waits.
  public static func waitForNews(atMost seconds: Double) {
    let outer = arch_set_in_main_work(0)
    // An effect that is soon over needs no timer, which would cost more than the wait.
    let limit = NewsWatch.isSoon() ? Date.distantFuture : Date(timeIntervalSinceNow: seconds)
    _ = RunLoop.main.run(mode: .default, before: limit)
    _ = arch_set_in_main_work(outer)
  }

  /// How many pieces of work have ended so far: while it grows, whoever waits does not wait in vain.
  public static var endings: Int {
    lock.lock()
    defer { lock.unlock() }
    return ended
  }

  public static var isUnderWay: Bool {
    lock.lock()
    defer { lock.unlock() }
    return count > 0
  }
}
