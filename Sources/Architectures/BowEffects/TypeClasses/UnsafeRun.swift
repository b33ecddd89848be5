import Bow
import Foundation

/// A monad whose effects can be carried out.
public protocol UnsafeRun: MonadError {
  /// Runs on `queue`, and waits.
  static func runBlocking<A>(on queue: DispatchQueue, _ fa: @escaping () -> Kind<Self, A>) throws -> A
  /// Runs where the caller is, and waits; on the main queue, unless an instance says otherwise.
  static func runBlocking<A>(_ fa: @escaping () -> Kind<Self, A>) throws -> A
  /// Runs on `queue`, where the callback is called as well.
  static func runNonBlocking<A>(
    on queue: DispatchQueue, _ fa: @escaping () -> Kind<Self, A>, _ callback: @escaping Callback<E, A>)
  /// Runs on `queue` with nobody to tell how it ended.
  static func runDetached<A>(on queue: DispatchQueue, _ fa: @escaping () -> Kind<Self, A>)
}

extension UnsafeRun {
  public static func runBlocking<A>(_ fa: @escaping () -> Kind<Self, A>) throws -> A {
    try runBlocking(on: .main, fa)
  }
  public static func runDetached<A>(on queue: DispatchQueue, _ fa: @escaping () -> Kind<Self, A>) {
    runNonBlocking(on: queue, fa) { _ in }
  }
}

extension Kind where F: UnsafeRun {
  /// Runs on `queue`, or where the caller is, and waits.
  public func runBlocking(on queue: DispatchQueue? = nil) throws -> A {
    guard let queue else { return try F.runBlocking { self } }
    return try F.runBlocking(on: queue) { self }
  }
  /// Runs on `queue`, where the callback is called as well.
  public func runNonBlocking(on queue: DispatchQueue = .main, _ callback: @escaping Callback<F.E, A> = { _ in }) {
    F.runNonBlocking(on: queue, { self }, callback)
  }
}

extension DispatchQueue {
  /// Runs an effect on this queue, and waits.
  public func runBlocking<F: UnsafeRun, A>(_ fa: @escaping () -> Kind<F, A>) throws -> A {
    try F.runBlocking(on: self, fa)
  }
  /// Runs an effect on this queue, where the callback is called as well.
  public func runNonBlocking<F: UnsafeRun, A>(
    _ fa: @escaping () -> Kind<F, A>, _ callback: @escaping Callback<F.E, A> = { _ in }
  ) {
    F.runNonBlocking(on: self, fa, callback)
  }
}

extension IOPartial: UnsafeRun {
  public static func runBlocking<A>(on queue: DispatchQueue, _ fa: @escaping () -> IOOf<E, A>) throws -> A {
    try fa()^.unsafeRunSync(on: queue)
  }
  public static func runBlocking<A>(_ fa: @escaping () -> IOOf<E, A>) throws -> A { try fa()^.unsafeRunSync() }
  public static func runNonBlocking<A>(
    on queue: DispatchQueue, _ fa: @escaping () -> IOOf<E, A>, _ callback: @escaping Callback<E, A>
  ) {
    fa()^.unsafeRunAsync(on: queue, callback)
  }
  public static func runDetached<A>(on queue: DispatchQueue, _ fa: @escaping () -> IOOf<E, A>) {
    fa()^.launch(on: queue) { _ in }
  }
}

/// Effects that ask for nothing can be carried out as they are.
extension KleisliPartial: UnsafeRun where F: UnsafeRun, D == Any {
  public static func runBlocking<A>(on queue: DispatchQueue, _ fa: @escaping () -> KleisliOf<F, D, A>) throws -> A {
    try F.runBlocking(on: queue) { fa()^.run(()) }
  }
  public static func runBlocking<A>(_ fa: @escaping () -> KleisliOf<F, D, A>) throws -> A {
    try F.runBlocking { fa()^.run(()) }
  }
  public static func runNonBlocking<A>(
    on queue: DispatchQueue, _ fa: @escaping () -> KleisliOf<F, D, A>, _ callback: @escaping Callback<F.E, A>
  ) {
    F.runNonBlocking(on: queue, { fa()^.run(()) }, callback)
  }
  public static func runDetached<A>(on queue: DispatchQueue, _ fa: @escaping () -> KleisliOf<F, D, A>) {
    F.runDetached(on: queue) { fa()^.run(()) }
  }
}
