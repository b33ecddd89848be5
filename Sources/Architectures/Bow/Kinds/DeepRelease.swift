import Foundation

/// Releases chains of nodes of any length in bounded stack.
///
/// A node's `deinit` lets go of what it holds at once while the chain is short; below a fixed depth it is put aside and let
/// go by the outermost call. It does not matter whether the links are fields or captures.
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

  /// Whether there is depth left to release content at once; then `leave` follows. Else the content is to be postponed.
  package static func enter() -> Bool {
    let pending = current
    guard pending.depth < limit else { return false }
    pending.depth += 1
    return true
  }

  package static func leave() {
    let pending = current
    if pending.depth == 1 {
      while pending.postponed.popLast() != nil {}
    }
    pending.depth -= 1
  }

  /// Keeps content for the outermost `leave` to let go of.
  package static func postpone(_ content: Any) {
    current.postponed.append(content)
  }
}
