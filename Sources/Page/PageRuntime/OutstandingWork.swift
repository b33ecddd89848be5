import CPageRuntime
import Foundation

/// Counts work that a headless screen must wait for before it is at rest: dispatches of an embedded library that run on
/// other threads, say.
///
/// A library calls `begin()` before it hands work to another thread and `end()` when its last effect has reached the main
/// queue. Safe to call from any thread.
public enum OutstandingWork {
  private struct State {
    var beginnings = 0
    var endings = 0
    /// How much of it is known to take too long to be waited for.
    var given = 0

    var count: Int { beginnings - endings }
  }

  nonisolated(unsafe) private static var state = State()
  private static let lock = NSLock()

  public static func begin() { lock.withLock { state.beginnings += 1 } }

  public static func end() {
    let isOver = lock.withLock {
      state.endings += 1
      state.given = min(state.given, state.count)
      return state.count == state.given
    }
    // Not all that the main loop runs ends a wait; work of the main queue does.
    if isOver, arch_is_in_main_work() == 0 { DispatchQueue.main.async {} }
  }

  public static var isUnderWay: Bool { lock.withLock { state.count > state.given } }

  /// How many pieces of work have begun so far, and how many have ended.
  public static var history: (beginnings: Int, endings: Int) {
    lock.withLock { (state.beginnings, state.endings) }
  }

  /// Waits no more for what is under way now.
  public static func giveUp() { lock.withLock { state.given = state.count } }

  /// Waits on the main thread until something has come to the main queue, or all that is outstanding has ended.
  ///
  /// - Parameter seconds: the longest that it waits.
  public static func waitForNews(atMost seconds: Double) {
    let outer = arch_set_in_main_work(0)
    // An effect that is soon over needs no timer, which would cost more than the wait. Nothing comes to a main queue that is
    // itself at work: what is handed to it is looked for from time to time.
    let isAtWork = arch_main_work_running() > 0
    let limit =
      NewsWatch.isSoon()
      ? Date.distantFuture : Date(timeIntervalSinceNow: isAtWork ? min(seconds, 0.001) : seconds)
    _ = RunLoop.main.run(mode: .default, before: limit)
    _ = arch_set_in_main_work(outer)
  }
}
