import Foundation

/// Remembers the answers of a pure function. Safe to call from any thread.
public func memoize<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B {
  let lock = NSLock()
  var known: [A: B] = [:]
  return { a in
    lock.lock()
    let answer = known[a]
    lock.unlock()
    if let answer { return answer }
    let new = f(a)
    lock.lock()
    known[a] = new
    lock.unlock()
    return new
  }
}
