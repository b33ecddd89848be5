import CPageRuntime
import Foundation

/// The main executor of a page: runs main-actor jobs from the main run loop.
///
/// The system's own one runs them from the main dispatch queue, which cannot be turned again from within: after a top-level
/// `await` a headless screen would never come to rest. Jobs here are blocks of the run loop, which nests.
final class RunLoopMainExecutor: SerialExecutor {
  static let shared = RunLoopMainExecutor()

  func enqueue(_ job: UnownedJob) {
    MainWork.perform(on: .main) {
      job.runSynchronously(on: RunLoopMainExecutor.shared.asUnownedSerialExecutor())
    }
    // A block alone does not wake the loop; an empty round of the main queue does.
    if !Thread.isMainThread { DispatchQueue.main.async {} }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() { precondition(Thread.isMainThread, "main-actor code runs on another thread") }

  static func install() {
    let words = unsafeBitCast(shared.asUnownedSerialExecutor(), to: (UnsafeMutableRawPointer, UInt).self)
    _ = arch_install_main_executor(words.0, words.1) {
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }
}
