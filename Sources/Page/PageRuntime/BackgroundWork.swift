import CPageRuntime
import Foundation

/// Work that was handed to other queues than the main one, that of Swift's tasks included.
public enum BackgroundWork {
  /// How much of it is known to take too long to be waited for. Used on the main thread only.
  nonisolated(unsafe) private static var given = 0

  /// How much is waiting to run, running or blocked.
  private static var count: Int { Int(arch_work_under_way() - arch_main_work_under_way()) }

  /// Waits on the main thread for a while, or until something comes to the main queue, if there is work that gets ahead.
  ///
  /// - Returns: false when there is none: what there is sleeps or is blocked.
  public static func waitWhileRunning() -> Bool {
    given = min(given, count)
    if count <= given { return false }
    if NewsWatch.isSoon(or: { count <= given }) { return true }
    // A thread may be asleep for a moment, between two jobs or for a lock.
    for _ in 0..<2 {
      if arch_is_another_thread_running() != 0 {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        return true
      }
      usleep(500)
      if count <= given || MainWork.isWaiting { return true }
    }
    return false
  }

  /// Waits no more for what is under way now.
  public static func giveUp() { given = count }
}
