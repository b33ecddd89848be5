import CPageRuntime
import Foundation
import Synchronization

/// What the main thread has yet to do.
public enum MainWork {
  private static let waitingBlocks = Atomic<Int>(0)

  /// Whether something that was handed to the main queue, to the main actor or to `perform(on:_:)` waits for its turn and
  /// will get it: a main queue that is itself at work takes up nothing else before it is done.
  ///
  /// Timers that are due, and what a page itself hands to the main run loop, are not counted: they run in its next turn.
  public static var isWaiting: Bool {
    waitingBlocks.load(ordering: .acquiring) > 0 || arch_main_work_waiting() > 0 && arch_main_work_running() == 0
  }

  /// Runs the block in a run loop's next turn, and counts it until then when that is the main one.
  public static func perform(on loop: RunLoop, _ block: @escaping @Sendable () -> Void) {
    guard loop === RunLoop.main else { return loop.perform(block) }
    waitingBlocks.add(1, ordering: .acquiringAndReleasing)
    loop.perform {
      waitingBlocks.subtract(1, ordering: .acquiringAndReleasing)
      block()
    }
  }
}
