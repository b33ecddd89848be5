import Bow
import Foundation

/// A monad whose effects can be carried out.
public protocol UnsafeRun: MonadError {
  /// Runs on `queue`, or where the caller is, and waits.
  static func runBlocking<A>(on queue: DispatchQueue?, _ fa: @escaping () -> Kind<Self, A>) throws -> A
  /// Runs on `queue`, where the callback is called as well.
  static func runNonBlocking<A>(
    on queue: DispatchQueue, _ fa: @escaping () -> Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Void)
}

extension Kind where F: UnsafeRun {
  public func runBlocking(on queue: DispatchQueue? = nil) throws -> A { try F.runBlocking(on: queue) { self } }
  public func runNonBlocking(on queue: DispatchQueue, _ callback: @escaping (Either<F.E, A>) -> Void = { _ in }) {
    F.runNonBlocking(on: queue, { self }, callback)
  }
}
