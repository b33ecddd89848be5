import CPageRuntime
import Foundation

/// What the main thread has yet to do.
public enum MainWork {
  private struct Line {
    var blocks: [@Sendable () -> Void] = []
    var next = 0

    var count: Int { blocks.count - next }

    mutating func take() -> (@Sendable () -> Void)? {
      guard next < blocks.count else { return nil }
      defer {
        next += 1
        if next == blocks.count { self = Line() }
      }
      return blocks[next]
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var line = Line()

  /// Whether something that was handed to the main queue, to the main actor or to `perform(on:_:)` waits for its turn.
  ///
  /// Timers that are due, and what a page itself hands to the main run loop, are not counted: they run in its next turn.
  public static var isWaiting: Bool {
    arch_main_work_waiting() > 0 || arch_is_main_queue_ready() != 0 || lock.withLock { line.count > 0 }
  }

  /// Runs the block in a run loop's next turn, or when `runWaiting()` is called if that is the main one.
  public static func perform(on loop: RunLoop, _ block: @escaping @Sendable () -> Void) {
    guard loop === RunLoop.main else { return loop.perform(block) }
    lock.withLock { line.blocks.append(block) }
    // Whichever of them comes first takes the first block.
    loop.perform { runFirst() }
  }

  private static func runFirst() { lock.withLock { line.take() }?() }

  /// Runs what waits now, on the main thread. A turn of the run loop does not where an outer one has already taken it up and has
  /// not come to it, or where the main queue itself is at work.
  public static func runWaiting() {
    for _ in 0..<lock.withLock({ line.count }) { runFirst() }
    if arch_main_work_running() > 0 { arch_run_main_work() }
  }
}
