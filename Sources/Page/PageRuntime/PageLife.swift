import CPageRuntime
import Foundation
import PageProtocol

/// The life of a page's process: how it begins, and when it is over.
public enum PageLife {
  /// The page goes on after its last line, until `finish()` or its time-out.
  nonisolated(unsafe) public static var needsIndefiniteExecution = false

  /// Opens the run's files and takes over the main executor. Called once, in the page's own process, before its code.
  public static func begin(folder: String) -> Bool {
    guard let stream = EventStream(folder: folder) else { return false }
    EventStream.shared = stream
    RunLoopMainExecutor.install()
    withUnsafeMutablePointer(to: &stream.state.pointee.throwFrames) { frames in
      frames.withMemoryRebound(to: UInt64.self, capacity: Int(ARCH_FRAME_LIMIT)) { first in
        withUnsafeMutablePointer(to: &stream.state.pointee.throwFrameCount) {
          arch_watch_throws(first, $0, UInt32(ARCH_FRAME_LIMIT))
        }
      }
    }
    stream.state.pointee.hasStarted = 1
    return true
  }

  /// The page's last line is done: lets what it started on the main queue come to rest.
  static func end() {
    EventStream.shared?.state.pointee.hasReachedEnd = 1
    while needsIndefiniteExecution { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    repeat {
      for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      guard OutstandingWork.isUnderWay else { break }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    } while true
    fflush(stdout)
  }

  /// Ends the page now, in order.
  public static func finish() -> Never {
    EventStream.shared?.state.pointee.hasFinished = 1
    fflush(stdout)
    exit(0)
  }
}
