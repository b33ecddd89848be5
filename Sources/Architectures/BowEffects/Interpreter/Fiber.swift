import Bow
import Foundation
import Synchronization

/// One run of an effect: a loop with an explicit stack, which can leave a thread and go on on another.
///
/// Only one thread runs a fiber at any time; queues and locks order them. `cancel` alone may come from any thread.
final class Fiber: @unchecked Sendable {
  private enum Frame {
    case node(IONode)
    case recover(IONode, Place)
    case leave(entered: BindingScope, outer: BindingScope?)
    case unmask
    case finalized(IOOutcome)
  }

  @exclusivity(unchecked) private var frames: [Frame] = []
  @exclusivity(unchecked) private var scope: BindingScope?
  @exclusivity(unchecked) private var place: Place
  @exclusivity(unchecked) private var mask = 0
  private let waiter: Mailbox?
  private var done: ((IOOutcome) -> Void)?

  private let isCancelled = Atomic<Bool>(false)
  /// What the fiber waits for, where that may be given up.
  private let awaited = Mutex<Arrival?>(nil)

  /// - Parameter done: called once, on whatever thread the last step ran.
  init(at place: Place, waiter: Mailbox? = nil, scope: BindingScope?, done: @escaping (IOOutcome) -> Void) {
    self.place = place
    self.waiter = waiter
    self.scope = scope
    self.done = done
  }

  /// Begins on the calling thread.
  func start(_ node: IONode) { run(from: node, .cancelled) }

  private func resume(_ outcome: IOOutcome) {
    awaited.withLock { $0 = nil }
    run(from: nil, outcome)
  }

  private func run(from node: IONode?, _ outcome: IOOutcome) {
    let outerScope = BindingScope.current
    BindingScope.current = scope
    loop(node, outcome)
    BindingScope.current = outerScope
  }

  private var mustStop: Bool { mask == 0 && isCancelled.load(ordering: .relaxed) }

  /// Runs until the end or until the fiber has to wait or to move.
  ///
  /// - Parameters:
  ///   - first: where to begin, or nil to go on with the frames.
  ///   - arrived: what the frames are given then.
  private func loop(_ first: IONode?, _ arrived: IOOutcome) {
    var node = first
    var outcome = arrived
    while true {
      if let current = node {
        node = nil
        switch current.operation {
        case .pure(let value): outcome = .value(value)
        case .fail(let error): outcome = .error(error)
        case .invoke(let work): outcome = mustStop ? .cancelled : work()
        case .suspend(let make):
          if mustStop {
            outcome = .cancelled
          } else {
            node = make()
            continue
          }
        case .map(let source, _), .flatMap(let source, _), .continueOn(let source, _), .finalize(let source, _):
          frames.append(.node(current))
          node = source
          continue
        case .recover(let source, _):
          frames.append(.recover(current, place))
          node = source
          continue
        case .uncancelable(let source):
          mask += 1
          frames.append(.unmask)
          node = source
          continue
        case .within(let inner, let source):
          frames.append(.leave(entered: inner, outer: scope))
          enter(inner)
          node = source
          continue
        case .async(let register):
          guard let arrived = wait(for: register) else { return }
          outcome = arrived
        case .fork(let begin):
          guard let arrived = wait(forFork: begin) else { return }
          outcome = arrived
        }
      }
      guard let frame = frames.popLast() else {
        let finish = done
        done = nil
        finish?(outcome)
        return
      }
      switch frame {
      case .leave(_, let outer): enter(outer)
      case .unmask: mask -= 1
      case .finalized(let earlier):
        mask -= 1
        // A finalizer's own failure shows when what it follows did not fail already.
        if case .error = outcome, case .value = earlier { break }
        outcome = earlier
      case .recover(let waiting, let home):
        guard case .error(let error) = outcome, case .recover(_, let handler) = waiting.operation else { break }
        place = home
        let next = handler(error)
        guard isThere(home) else { return move { $0.start(next) } }
        node = next
      case .node(let waiting):
        switch (waiting.operation, outcome) {
        case (.map(_, let f), .value(let value)): outcome = .value(f(value))
        case (.flatMap(_, let f), .value(let value)):
          if mustStop { outcome = .cancelled } else { node = f(value) }
        case (.continueOn(_, let queue), .value):
          place = .queue(queue)
          guard isThere(place) else {
            let arrived = outcome
            return move { $0.resume(arrived) }
          }
        case (.finalize(_, let finalizer), let ended):
          mask += 1
          frames.append(.finalized(ended))
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

  private func move(_ work: @escaping @Sendable (Fiber) -> Void) {
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

  /// Starts asynchronous work; its outcome, if it is there at once.
  private func wait(for register: (@escaping (IOOutcome) -> Void) -> IONode) -> IOOutcome? {
    guard let arrival = expect() else { return .cancelled }
    let registration = Fiber(at: place, waiter: waiter, scope: scope) { outcome in
      if case .error = outcome { arrival.arrive(outcome) }
    }
    arrival.onCancel {
      registration.cancel()
      arrival.arrive(.cancelled)
    }
    registration.start(register(arrival.arrive))
    return arrival.await()
  }

  /// Starts other fibers; their outcome, if it is there at once. Cancelled, it still waits for them to end.
  private func wait(forFork begin: (@escaping (IOOutcome) -> Void) -> () -> Void) -> IOOutcome? {
    guard let arrival = expect() else { return .cancelled }
    arrival.onCancel(begin(arrival.arrive))
    return arrival.await()
  }

  /// Something to wait for; nil when the fiber is to stop instead.
  private func expect() -> Arrival? {
    let arrival = Arrival { outcome in
      if self.isThere(self.place) {
        self.resume(outcome)
      } else {
        self.move { $0.resume(outcome) }
      }
    }
    guard mask == 0 else { return arrival }
    return awaited.withLock { awaited in
      guard !isCancelled.load(ordering: .relaxed) else { return nil }
      awaited = arrival
      return arrival
    }
  }

  /// Asks the run to end before its next step, and what it waits for to be given up; what was acquired is released.
  func cancel() {
    let arrival = awaited.withLock { awaited -> Arrival? in
      isCancelled.store(true, ordering: .relaxed)
      return awaited
    }
    arrival?.cancel()
  }
}
