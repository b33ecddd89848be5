import Foundation

/// Releases chains of nodes of any length in bounded stack.
///
/// A node's `deinit` lets go of what it holds at once while the chain is short; below a fixed depth it is put aside and let
/// go by the outermost call. It does not matter whether the links are fields or captures.
package enum DeepRelease {
  private static let limit = 64

  private struct Pending {
    var depth = 0
    var postponed: [Any] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { address in
      #if canImport(Darwin)
        let pending = address.assumingMemoryBound(to: Pending.self)
      #else
        guard let pending = address?.assumingMemoryBound(to: Pending.self) else { return }
      #endif
      pending.deinitialize(count: 1)
      pending.deallocate()
    }
    return key
  }()

  /// What this thread is releasing.
  @inline(__always)
  private static var current: UnsafeMutablePointer<Pending> {
    if let address = pthread_getspecific(key) { return address.assumingMemoryBound(to: Pending.self) }
    let pending = UnsafeMutablePointer<Pending>.allocate(capacity: 1)
    pending.initialize(to: Pending())
    pthread_setspecific(key, pending)
    return pending
  }

  /// Whether there is depth left to release content at once; then `leave` follows. Else the content is to be postponed.
  package static func enter() -> Bool {
    let pending = current
    guard pending.pointee.depth < limit else { return false }
    pending.pointee.depth += 1
    return true
  }

  package static func leave() {
    let pending = current
    if pending.pointee.depth == 1 {
      // Each is let go after it was taken out: letting go may postpone more.
      while let last = pending.pointee.postponed.popLast() { withExtendedLifetime(last) {} }
    }
    pending.pointee.depth -= 1
  }

  /// Keeps content for the outermost `leave` to let go of.
  package static func postpone(_ content: Any) {
    current.pointee.postponed.append(content)
  }

  /// Releases a program and those that it goes on after, unless others hold them, one after the other.
  @inline(__always)
  static func release(_ program: inout AnyKind?) {
    while isKnownUniquelyReferenced(&program), let next = program?.takeSource() { program = next }
    program = nil
  }
}

/// Stands in for content that was let go.
package final class Nothing: Sendable {
  package static let shared = Nothing()
}
