import Foundation

/// Where a fiber runs its steps.
enum Place {
  /// On the thread that waits for it.
  case caller(Mailbox)
  case queue(DispatchQueue)
}

/// Tells queues apart by a token of their own, since labels need not be unique.
enum QueueIdentity {
  final class Token: Sendable {}

  private static let key = DispatchSpecificKey<Token>()

  static func isMain(_ queue: DispatchQueue) -> Bool { queue === DispatchQueue.main }

  /// The token of a queue; global queues, which cannot carry one, have none.
  static func token(of queue: DispatchQueue) -> Token? {
    if let token = queue.getSpecific(key: key) { return token }
    if queue.label.hasPrefix("com.apple.root.") { return nil }
    let token = Token()
    queue.setSpecific(key: key, value: token)
    return queue.getSpecific(key: key) ?? token
  }

  static var current: Token? { DispatchQueue.getSpecific(key: key) }

  static func isCurrent(_ queue: DispatchQueue) -> Bool {
    if isMain(queue) { return Thread.isMainThread }
    guard let token = token(of: queue) else { return false }
    return token === current
  }
}

/// What a thread that waits for a fiber does meanwhile: the steps that only it can run.
final class Mailbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []
  private var isFinished = false
  private let thread = pthread_self()
  private let isMainThread = Thread.isMainThread
  private let token = QueueIdentity.current

  var isCurrentThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  /// Whether the waiting thread is the one that runs `queue`, so that nothing put there would ever start.
  func blocks(_ queue: DispatchQueue) -> Bool {
    if QueueIdentity.isMain(queue) { return isMainThread }
    guard let token else { return false }
    return QueueIdentity.token(of: queue) === token
  }

  func post(_ job: @escaping () -> Void) {
    condition.lock()
    jobs.append(job)
    condition.signal()
    condition.unlock()
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
        break
      } else {
        condition.wait()
      }
    }
    condition.unlock()
  }
}
