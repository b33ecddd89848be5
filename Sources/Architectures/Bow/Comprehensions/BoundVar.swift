import Foundation

/// A variable of a comprehension over `F`. Its value belongs to a run of the comprehension.
public final class BoundVar<F, A> {
  private let lock = NSLock()
  private var latest: A?

  init() {}

  /// The value bound in the run that asks; outside of any, the one bound last. Traps when there was none.
  public var get: A {
    if let value = BindingScope.current?.value(of: self) { return unbox(value) }
    lock.lock()
    defer { lock.unlock() }
    guard let latest else {
      fatalError(
        "A bound variable was read before it was bound. Bind it with `<-` in an earlier line of the `binding`.")
    }
    return latest
  }

  func bound(to value: A, in scope: BindingScope?) -> BindingScope {
    lock.lock()
    latest = value
    lock.unlock()
    return BindingScope(variable: self, value: Box(value), outer: scope)
  }
}

extension Kind where F: Monad {
  /// A variable for the results of this kind.
  public static func `var`() -> BoundVar<F, A> { BoundVar() }
}

extension Monad {
  /// A variable for the results of this kind.
  public static func `var`<A>(_ type: A.Type) -> BoundVar<Self, A> { BoundVar() }
}
