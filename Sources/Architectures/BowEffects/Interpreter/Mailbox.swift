import Foundation

/// What a thread that waits for a fiber does meanwhile: the steps that only it can run.
final class Mailbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []
  private var isFinished = false
  private var isClosed = false
  private let thread = pthread_self()
  private let token = QueueIdentity.current
  /// Who waits for the step that waits here, on another thread or on this one.
  private let outer = Mailbox.current

  var isCurrentThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  /// Whether the waiting thread is the one that runs the queue of that token, so that nothing put there would ever start.
  private func blocks(_ other: QueueIdentity.Token?) -> Bool { token != nil && token === other }

  /// Whether the calling thread, one of those that wait, runs `queue`.
  func isCurrent(for queue: DispatchQueue) -> Bool {
    let other = QueueIdentity.token(of: queue)
    return chain.contains { $0.isCurrentThread && $0.blocks(other) }
  }

  /// Leaves a job for `queue` to the thread that would run it, if that is one of those that wait.
  func post(_ job: @escaping () -> Void, for queue: DispatchQueue) -> Bool {
    let other = QueueIdentity.token(of: queue)
    return chain.contains { $0.blocks(other) && $0.post(job) }
  }

  private var chain: some Sequence<Mailbox> { sequence(first: self) { $0.outer } }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Who waits for the fiber that this thread runs. Whoever sets it keeps it alive and sets it back.
  static var current: Mailbox? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<Mailbox>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      pthread_setspecific(key, newValue.map { UnsafeMutableRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }
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
