import Foundation

/// Releases chains of nodes of any length in bounded stack.
///
/// A node whose `deinit` calls `release` lets go of what it holds at once while the chain is short; below a fixed depth
/// it is put aside and let go by the outermost call. It does not matter whether the links are fields or captures.
package enum DeepRelease {
  private static let limit = 64

  private final class Pending {
    var depth = 0
    var postponed: [Any] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  @inline(__always)
  private static var current: Pending {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Pending>.fromOpaque(pointer).takeUnretainedValue()
    }
    let pending = Pending()
    pthread_setspecific(key, Unmanaged.passRetained(pending).toOpaque())
    return pending
  }

  /// Replaces `content` with `empty`, releasing the old value now or, deep in a chain, later.
  package static func release<Content>(_ content: inout Content, leaving empty: Content) {
    let pending = current
    if pending.depth >= limit {
      pending.postponed.append(content)
      content = empty
      return
    }
    pending.depth += 1
    content = empty
    if pending.depth == 1 {
      while pending.postponed.popLast() != nil {}
    }
    pending.depth -= 1
  }
}
