import CPageRuntime
import Foundation

/// Looks out for what other threads send to the main queue.
enum NewsWatch {
  /// About what it costs to fall asleep and to be woken by another processor, in nanoseconds. Who looks out no longer than that
  /// before sleeping never pays more than twice the better of the two.
  private static let costOfSleep: UInt64 = 40_000
  private static let hasOtherProcessors = ProcessInfo.processInfo.activeProcessorCount > 1

  /// Looks out awake for a moment: most effects are over sooner than a thread falls asleep.
  ///
  /// - Parameter isOver: tells that nothing will come any more.
  /// - Returns: true when something came, or nothing will.
  static func isSoon(or isOver: () -> Bool = { false }) -> Bool {
    guard hasOtherProcessors else { return false }
    let end = DispatchTime.now().uptimeNanoseconds + costOfSleep
    repeat {
      for _ in 0..<32 where arch_is_main_queue_ready() != 0 || isOver() { return true }
    } while DispatchTime.now().uptimeNanoseconds < end
    return false
  }
}
