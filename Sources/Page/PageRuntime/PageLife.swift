import CPageRuntime
import Foundation
import PageProtocol

/// The life of a page's process: how it begins, and when it is over.
///
/// A page is over when its last line is done and it has come to rest:
///
/// - nothing is left to run on the main queue, the main actor and the main run loop;
/// - no work that was handed to a dispatch queue, a task's included, is waiting to run or running;
/// - no dispatch of an embedded library is under way;
/// - nothing delayed (`asyncAfter`, `Task.sleep`, a timer) is due within `patience` of the last line.
///
/// So a chain of tasks, queues and continuations runs to its end, in as many steps as it takes. What is suspended until something
/// else happens, and threads and child processes, are not waited for; nor is what other threads have not done after half of the
/// page's time: they end with the page. The main thread's own work has no such limit: one that never rests runs into the time-out.
///
/// `needsIndefiniteExecution` extends this until `finish()` is called, until the time-out (which is then no failure: the page's
/// last line is done), or until nothing is left that could still do anything.
public enum PageLife {
  /// The page goes on after it has come to rest.
  nonisolated(unsafe) public static var needsIndefiniteExecution = false

  /// How long after its last line a page waits for what is due later, in seconds.
  static let patience = 2.0

  /// Opens the run's files and takes over the main executor. Called once, in the page's own process, before its code.
  public static func begin(folder: String) -> Bool {
    guard let stream = EventStream(folder: folder) else { return false }
    EventStream.shared = stream
    RunLoopMainExecutor.install()
    stream.state.pointee.hasStarted = 1
    return true
  }

  /// Called at each mark, at the top level: an asynchronous one is a task, and where that waits can be asked when time is up.
  static func noteMainTask() {
    guard !hasNotedMainTask else { return }
    hasNotedMainTask = true
    withUnsafeCurrentTask { task in
      if let task { arch_note_main_task(unsafeBitCast(task, to: UnsafeRawPointer.self)) }
    }
  }

  nonisolated(unsafe) private static var hasNotedMainTask = false

  /// The page's last line is done: lets what it started come to rest.
  static func end() {
    let state = EventStream.shared?.state
    state?.pointee.hasReachedEnd = 1
    rest(within: Double(state?.pointee.settleMilliseconds ?? 0) / 1000)
    if needsIndefiniteExecution {
      state?.pointee.isIndefinite = 1
      while needsIndefiniteExecution, canStillDoSomething { turn(for: 0.05) }
    }
    fflush(stdout)
  }

  /// Ends the page now, in order.
  public static func finish() -> Never {
    EventStream.shared?.state.pointee.hasFinished = 1
    arch_leave(0)
  }

  // MARK: Rest

  private static func rest(within seconds: Double) {
    let start = DispatchTime.now()
    func left(of limit: Double) -> Double {
      limit - Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    }
    // What another thread finished may have put something on the main queue after it was last turned.
    var quietTurns = 0
    while quietTurns < 3 {
      turn(for: 0)
      if MainWork.isWaiting || arch_main_work_under_way() > 0 {
        quietTurns = 0
      } else if isWorkUnderWay, left(of: seconds) > 0 {
        quietTurns = 0
        turn(for: 0.002)
      } else if let delay = nextDelay, delay <= left(of: min(patience, seconds)) {
        quietTurns = 0
        turn(for: delay)
      } else {
        quietTurns += 1
      }
    }
  }

  private static var isWorkUnderWay: Bool { arch_work_under_way() > 0 || OutstandingWork.isUnderWay }

  /// The seconds until the next delayed work or timer is due; nil when there is none.
  private static var nextDelay: Double? {
    let delay = arch_next_delay()
    let timer = RunLoop.main.limitDate(forMode: .default).map { max(0, $0.timeIntervalSinceNow) }
    return [delay < 0 ? nil : Double(delay) / 1e9, timer.flatMap { $0 < 1e8 ? $0 : nil }].compactMap { $0 }.min()
  }

  private static var canStillDoSomething: Bool {
    MainWork.isWaiting || isWorkUnderWay || nextDelay != nil || arch_has_company() != 0
  }

  /// Turns the main run loop: once through what is ready, or for some seconds, until something happens.
  private static func turn(for seconds: Double) {
    _ = RunLoop.main.run(mode: .default, before: seconds > 0 ? Date(timeIntervalSinceNow: seconds) : .distantPast)
  }
}
