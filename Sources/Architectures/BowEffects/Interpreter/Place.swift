import Foundation

/// Where a fiber runs its steps.
enum Place {
  /// On the thread that waits for it.
  case caller(Mailbox)
  case queue(DispatchQueue)

  /// Whether it is certainly the same; queues may be the same in other wrappers.
  func isSame(as other: Place) -> Bool {
    switch (self, other) {
    case (.caller(let mine), .caller(let theirs)): return mine === theirs
    case (.queue(let mine), .queue(let theirs)): return mine === theirs
    default: return false
    }
  }
}

/// Tells queues apart by a token of their own, since labels need not be unique and one queue has many wrappers.
enum QueueIdentity {
  final class Token: Sendable {}

  private static let key = DispatchSpecificKey<Token>()
  private static let making = NSLock()
  static let main: Token? = token(of: .main)

  static func isMain(_ queue: DispatchQueue) -> Bool { token(of: queue) === main }

  /// The token of a queue; global queues, which cannot carry one, have none.
  static func token(of queue: DispatchQueue) -> Token? {
    if let token = queue.getSpecific(key: key) { return token }
    if queue.label.hasPrefix("com.apple.root.") { return nil }
    return making.withLock {
      if let token = queue.getSpecific(key: key) { return token }
      let token = Token()
      queue.setSpecific(key: key, value: token)
      return token
    }
  }

  /// The token of the queue that the calling thread works for.
  static var current: Token? { Thread.isMainThread ? main : DispatchQueue.getSpecific(key: key) }

  static func isCurrent(_ queue: DispatchQueue) -> Bool {
    guard let token = token(of: queue) else { return false }
    return token === DispatchQueue.getSpecific(key: key) || token === main && Thread.isMainThread
  }
}
