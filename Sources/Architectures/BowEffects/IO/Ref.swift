import Bow
import Foundation

/// A cell for effects that fail with an `E`.
public typealias IORef<E: Error, A> = Ref<IOPartial<E>, A>
/// A cell for effects that need a `D` and may fail with an `E`.
public typealias EnvIORef<D, E: Error, A> = Ref<EnvIOPartial<D, E>, A>

/// A cell that effects can read and change, from any thread; a change is never lost.
public final class Ref<F: MonadDefer, A>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: A
  private var version = 0

  private init(_ value: A) {
    self.value = value
  }

  /// A cell made at once, outside of any effect.
  public static func unsafe(_ a: A) -> Ref<F, A> { Ref(a) }
  /// A new cell.
  ///
  /// - Parameter a: evaluated each time that the effect is run.
  public static func of(_ a: @autoclosure @escaping () -> A) -> Kind<F, Ref<F, A>> { F.later { Ref(a()) } }

  private var seen: (value: A, version: Int) { lock.withLock { (value, version) } }

  /// Replaces the value, unless the cell has changed since it had that version.
  private func replace(_ seen: Int, by a: A) -> Bool {
    lock.withLock {
      guard version == seen else { return false }
      value = a
      version += 1
      return true
    }
  }

  /// Changes the cell, trying again when another change comes in between. The function is not called under the lock, so that
  /// it may use the cell itself.
  private func change<B>(_ f: @escaping (A) -> (A, B)) -> Kind<F, B> {
    F.later {
      while true {
        let seen = self.seen
        let (next, b) = f(seen.value)
        if self.replace(seen.version, by: next) { return b }
      }
    }
  }

  /// The value.
  public func get() -> Kind<F, A> { F.later { self.lock.withLock { self.value } } }
  /// Replaces the value.
  public func set(_ a: A) -> Kind<F, Void> { change { _ in (a, ()) } }
  /// Replaces the value; answers the one before.
  public func getAndSet(_ a: A) -> Kind<F, A> { change { (a, $0) } }
  /// Replaces the value; answers the new one.
  public func setAndGet(_ a: A) -> Kind<F, A> { change { _ in (a, a) } }
  /// Changes the value.
  public func update(_ f: @escaping (A) -> A) -> Kind<F, Void> { change { (f($0), ()) } }
  /// Changes the value; answers the one before.
  public func getAndUpdate(_ f: @escaping (A) -> A) -> Kind<F, A> { change { (f($0), $0) } }
  /// Changes the value; answers the new one.
  public func updateAndGet(_ f: @escaping (A) -> A) -> Kind<F, A> {
    change {
      let next = f($0)
      return (next, next)
    }
  }
  /// Changes the value and answers what `f` says beside the new one.
  public func modify<B>(_ f: @escaping (A) -> (A, B)) -> Kind<F, B> { change(f) }
  /// Changes the value; false when another change came in between.
  public func tryUpdate(_ f: @escaping (A) -> A) -> Kind<F, Bool> {
    F.map(tryModify { (f($0), ()) }) { $0.isDefined }
  }
  /// Changes the value and answers what `f` says beside the new one; nothing when another change came in between.
  public func tryModify<B>(_ f: @escaping (A) -> (A, B)) -> Kind<F, Option<B>> {
    F.later {
      let seen = self.seen
      let (next, b) = f(seen.value)
      return self.replace(seen.version, by: next) ? .some(b) : .none()
    }
  }
  /// The value and a setter that only works as long as the cell has not changed since.
  public func access() -> Kind<F, (A, (A) -> Kind<F, Bool>)> {
    F.later {
      let seen = self.seen
      return (seen.value, { a in F.later { self.replace(seen.version, by: a) } })
    }
  }
}
