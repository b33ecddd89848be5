import CPageRuntime
import Foundation

/// Work that was handed to other queues than the main one, that of Swift's tasks included.
public enum BackgroundWork {
  /// How much is waiting to run, running or blocked.
  private static var count: Int { Int(arch_work_under_way() - arch_main_work_under_way()) }

  /// Waits on the main thread for a while, or until something comes to the main queue, if there is work that gets ahead.
  ///
  /// - Returns: false when there is none: what there is sleeps or is blocked.
  public static func waitWhileRunning() -> Bool {
    if count <= 0 { return false }
    if NewsWatch.isSoon(or: { count <= 0 }) { return true }
    // A thread may be asleep for a moment, between two jobs or for a lock.
    for _ in 0..<2 {
      if arch_is_another_thread_running() != 0 {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        return true
      }
      usleep(500)
      if count <= 0 || MainWork.isWaiting { return true }
    }
    return false
  }

  /// Whether some of it gets ahead now, and not just for a moment.
  public static var isRunning: Bool {
    for _ in 0..<5 {
      if count <= 0 || arch_is_another_thread_running() == 0 { return false }
      usleep(1000)
    }
    return true
  }
}
