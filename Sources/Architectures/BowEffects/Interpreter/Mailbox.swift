import Foundation

/// What a thread that waits for a fiber does meanwhile: the steps that only it can run.
final class Mailbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []
  private var isFinished = false
  private var isClosed = false
  private let thread = pthread_self()
  private let token = QueueIdentity.current

  var isCurrentThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  /// Whether the waiting thread is the one that runs `queue`, so that nothing put there would ever start.
  func blocks(_ queue: DispatchQueue) -> Bool {
    guard let token else { return false }
    return QueueIdentity.token(of: queue) === token
  }

  /// Leaves a job for the thread; false when it no longer waits.
  func post(_ job: @escaping () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed else { return false }
    jobs.append(job)
    condition.signal()
    return true
  }

  func finish() {
    condition.lock()
    isFinished = true
    condition.signal()
    condition.unlock()
  }

  /// Runs jobs until the fiber has finished.
  func wait() {
    condition.lock()
    while true {
      if !jobs.isEmpty {
        let job = jobs.removeFirst()
        condition.unlock()
        job()
        condition.lock()
      } else if isFinished {
        isClosed = true
        break
      } else {
        condition.wait()
      }
    }
    condition.unlock()
  }
}
