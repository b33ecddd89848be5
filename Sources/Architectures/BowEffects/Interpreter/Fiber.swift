import Bow
import Foundation
import Synchronization

/// One run of an effect: a loop with an explicit stack, which can leave a thread and go on on another.
///
/// Only one thread runs a fiber at any time; queues and locks order them.
final class Fiber: @unchecked Sendable {
  private struct Frame {
    enum Kind {
      case node(IONode)
      case recover((Error) -> IONode, Place)
      case leave(entered: BindingScope, outer: BindingScope?)
      case unmask
      case finalized(IOOutcome)
    }
    let kind: Kind
  }

  private enum Signal {
    case start(IONode)
    case outcome(IOOutcome)
  }

  @exclusivity(unchecked) private var frames: [Frame] = []
  private var scope: BindingScope?
  private var place: Place
  private let waiter: Mailbox?
  private var mask = 0
  private let isCancelled = Atomic<Bool>(false)
  private var done: ((IOOutcome) -> Void)?

  /// - Parameter done: called once, on whatever thread the last step ran.
  init(at place: Place, waiter: Mailbox? = nil, scope: BindingScope?, done: @escaping (IOOutcome) -> Void) {
    self.place = place
    self.waiter = waiter
    self.scope = scope
    self.done = done
  }

  /// Begins on the calling thread.
  func start(_ node: IONode) { run(.start(node)) }

  /// Asks the run to end before its next step; what was acquired is released.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  private var mustStop: Bool { mask == 0 && isCancelled.load(ordering: .relaxed) }

  private func run(_ signal: Signal) {
    let outerScope = BindingScope.current
    BindingScope.current = scope
    loop(signal)
    BindingScope.current = outerScope
  }

  /// Runs until the end or until the fiber has to wait or to move.
  private func loop(_ signal: Signal) {
    var node: IONode?
    var outcome = IOOutcome.cancelled
    switch signal {
    case .start(let first): node = first
    case .outcome(let arrived): outcome = arrived
    }
    while true {
      if let current = node {
        node = nil
        switch current.operation {
        case .pure(let value): outcome = .value(value)
        case .fail(let error): outcome = .error(error)
        case .invoke(let work):
          if mustStop {
            outcome = .cancelled
          } else {
            do { outcome = .value(try work()) } catch { outcome = .error(error) }
          }
        case .suspend(let make):
          if mustStop {
            outcome = .cancelled
          } else {
            do {
              node = try make()
              continue
            } catch { outcome = .error(error) }
          }
        case .map(let source, _), .flatMap(let source, _), .continueOn(let source, _), .finalize(let source, _):
          frames.append(Frame(kind: .node(current)))
          node = source
          continue
        case .recover(let source, let handler):
          frames.append(Frame(kind: .recover(handler, place)))
          node = source
          continue
        case .uncancelable(let source):
          mask += 1
          frames.append(Frame(kind: .unmask))
          node = source
          continue
        case .within(let inner, let source):
          frames.append(Frame(kind: .leave(entered: inner, outer: scope)))
          enter(inner)
          node = source
          continue
        case .async(let register):
          if mustStop {
            outcome = .cancelled
          } else {
            guard let arrived = wait(for: register) else { return }
            outcome = arrived
          }
        }
      }
      guard let frame = frames.popLast() else {
        let finish = done
        done = nil
        finish?(outcome)
        return
      }
      switch frame.kind {
      case .leave(_, let outer): enter(outer)
      case .unmask: mask -= 1
      case .finalized(let earlier):
        mask -= 1
        if case .error = outcome, case .value = earlier { break }
        outcome = earlier
      case .recover(let handler, let home):
        guard case .error(let error) = outcome else { break }
        place = home
        let next = handler(error)
        guard isThere(home) else { return move { $0.run(.start(next)) } }
        node = next
      case .node(let waiting):
        switch (waiting.operation, outcome) {
        case (.map(_, let f), .value(let value)): outcome = .value(f(value))
        case (.flatMap(_, let f), .value(let value)): node = f(value)
        case (.continueOn(_, let queue), .value):
          place = .queue(queue)
          guard isThere(place) else {
            let arrived = outcome
            return move { $0.run(.outcome(arrived)) }
          }
        case (.finalize(_, let finalizer), let ended):
          mask += 1
          frames.append(Frame(kind: .finalized(ended)))
          node = finalizer(ended)
        default: break
        }
      }
    }
  }

  private func enter(_ scope: BindingScope?) {
    self.scope = scope
    BindingScope.current = scope
  }

  // MARK: Moving

  private func isThere(_ place: Place) -> Bool {
    switch place {
    case .caller(let mailbox): return mailbox.isCurrentThread
    case .queue(let queue):
      return QueueIdentity.isCurrent(queue) || (waiter.map { $0.isCurrentThread && $0.blocks(queue) } ?? false)
    }
  }

  private func move(_ work: @escaping (Fiber) -> Void) {
    switch place {
    case .caller(let mailbox): mailbox.post { work(self) }
    case .queue(let queue):
      if let waiter, waiter.blocks(queue) {
        waiter.post { work(self) }
      } else {
        queue.async { work(self) }
      }
    }
  }

  // MARK: Waiting

  private final class Arrival: @unchecked Sendable {
    let lock = NSLock()
    var outcome: IOOutcome?
    var isTaken = false
    var isAwaited = false
  }

  /// Starts asynchronous work; its outcome, if it is there at once.
  private func wait(for register: (@escaping (Result<AnyObject, Error>) -> Void) -> IONode) -> IOOutcome? {
    let arrival = Arrival()
    let arrive: @Sendable (IOOutcome) -> Void = { outcome in
      arrival.lock.lock()
      guard !arrival.isTaken else { return arrival.lock.unlock() }
      arrival.isTaken = true
      let isAwaited = arrival.isAwaited
      arrival.outcome = outcome
      arrival.lock.unlock()
      guard isAwaited else { return }
      if self.isThere(self.place) {
        self.run(.outcome(outcome))
      } else {
        self.move { $0.run(.outcome(outcome)) }
      }
    }
    let registration = register { result in
      switch result {
      case .success(let value): arrive(.value(value))
      case .failure(let error): arrive(.error(error))
      }
    }
    Fiber(at: place, waiter: waiter, scope: scope) { outcome in
      if case .error = outcome { arrive(outcome) }
    }.start(registration)
    arrival.lock.lock()
    defer { arrival.lock.unlock() }
    arrival.isAwaited = true
    return arrival.outcome
  }
}
