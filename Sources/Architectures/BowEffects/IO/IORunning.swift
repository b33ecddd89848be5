import Bow
import Foundation

extension IO {
  /// Runs on the calling thread, or starting on `queue`, and waits for the end.
  ///
  /// - Throws: the effect's error.
  @discardableResult
  public func unsafeRunSync(on queue: DispatchQueue? = nil) throws -> A {
    switch outcome(on: queue) {
    case .value(let value): return unbox(value)
    case .error(let error): throw unbox(error, as: E.self)
    case .cancelled: fatalError("A run that nobody can cancel was cancelled.")
    }
  }

  /// The same, with the error as a value.
  public func unsafeRunSyncEither(on queue: DispatchQueue? = nil) -> Either<E, A> {
    switch outcome(on: queue) {
    case .value(let value): return .right(unbox(value))
    case .error(let error): return .left(unbox(error))
    case .cancelled: fatalError("A run that nobody can cancel was cancelled.")
    }
  }

  /// Runs on `queue`; the callback is called there.
  public func unsafeRunAsync(on queue: DispatchQueue = .main, _ callback: @escaping Callback<E, A> = { _ in }) {
    let deliver: (IOOutcome) -> Void = { outcome in
      switch outcome {
      case .value(let value): callback(.right(unbox(value)))
      case .error(let error): callback(.left(unbox(error)))
      case .cancelled: break
      }
    }
    launch(on: queue) { outcome in
      if QueueIdentity.isCurrent(queue) { return deliver(outcome) }
      queue.async { deliver(outcome) }
    }
  }

  /// Runs on `queue`.
  ///
  /// - Parameter done: called on whatever thread the last step ran.
  @discardableResult
  func launch(on queue: DispatchQueue, done: @escaping (IOOutcome) -> Void) -> Fiber {
    // An effect that begins by going elsewhere has nothing to do on `queue`.
    let home = node.firstQueue ?? queue
    _ = QueueIdentity.token(of: home)
    let fiber = Fiber(at: .queue(queue), scope: BindingScope.current, done: done)
    home.async { fiber.start(self.node) }
    return fiber
  }

  private func outcome(on queue: DispatchQueue?) -> IOOutcome {
    // Most effects that are run at once come to an end without a fiber.
    let node = node.kind == .suspend && queue == nil ? node.next(after: Nothing.shared) : node
    if node.kind == .pure { return .value(node.content) }
    if node.kind == .fail { return .error(node.content) }
    let mailbox = Mailbox()
    var result: IOOutcome?
    let start = queue.map { IONode(.flatMap, IONode(IONode(.pure, Box(())), on: $0)) { _ in node } } ?? node
    let fiber = Fiber(at: .caller(mailbox), waiter: mailbox, scope: BindingScope.current) { outcome in
      result = outcome
      mailbox.finish()
    }
    fiber.start(start)
    mailbox.wait()
    return result ?? .cancelled
  }
}
