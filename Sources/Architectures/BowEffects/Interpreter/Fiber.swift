import Bow
import Foundation
import Synchronization

/// One run of an effect: a loop with an explicit stack, which can leave a thread and go on on another.
///
/// Only one thread runs a fiber at any time; queues and locks order them. `cancel` alone may come from any thread.
final class Fiber: @unchecked Sendable {
  private enum Frame {
    case node(IONode)
    /// A handler that is at home elsewhere than where the fiber began.
    case recover(IONode, home: Place)
    case leave(entered: BindingScope, outer: BindingScope?)
    case mask(Int)
    case finalized(IOOutcome)
  }

  @exclusivity(unchecked) private var frames: [Frame] = []
  @exclusivity(unchecked) private var scope: BindingScope?
  @exclusivity(unchecked) private var place: Place
  @exclusivity(unchecked) private var hasMoved = false
  @exclusivity(unchecked) private var mask = 0
  private let origin: Place
  private let waiter: Mailbox?
  private var done: ((IOOutcome) -> Void)?

  private let isCancelled = Synchronization.Atomic<Bool>(false)
  /// What the fiber waits for, where that may be given up.
  private let awaited = Locked<Arrival?>(nil)

  /// - Parameter done: called once, on whatever thread the last step ran.
  init(at place: Place, waiter: Mailbox? = nil, scope: BindingScope?, done: @escaping (IOOutcome) -> Void) {
    self.place = place
    origin = place
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
    let (outerScope, outerWaiter) = (BindingScope.current, Mailbox.current)
    BindingScope.current = scope
    Mailbox.current = waiter
    loop(node, outcome)
    Mailbox.current = outerWaiter
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
        switch current.kind {
        case .pure: outcome = .value(current.content)
        case .fail: outcome = .error(current.content)
        case .suspend:
          if mustStop {
            outcome = .cancelled
          } else {
            node = current.next(after: Nothing.shared)
            continue
          }
        case .map, .flatMap, .continueOn, .finalize:
          frames.append(.node(current))
          node = current.source
          continue
        case .recover:
          frames.append(hasMoved ? .recover(current, home: place) : .node(current))
          node = current.source
          continue
        case .uncancelable, .cancelable:
          let change = current.kind == .uncancelable ? 1 : -1
          mask += change
          frames.append(.mask(-change))
          node = current.source
          continue
        case .within:
          let inner = current.scope
          frames.append(.leave(entered: inner, outer: scope))
          enter(inner)
          node = current.source
          continue
        case .async, .fork:
          guard let arrived = wait(for: current) else { return }
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
      case .mask(let change): mask += change
      case .finalized(let earlier):
        mask -= 1
        // A finalizer's own failure shows when what it follows did not fail already.
        if case .error = outcome, case .value = earlier { break }
        outcome = earlier
      case .recover(let waiting, let home):
        guard case .error(let error) = outcome else { break }
        let next = waiting.next(after: error)
        guard hasCome(home) else { return move { $0.start(next) } }
        node = next
      case .node(let waiting):
        switch waiting.kind {
        case .map:
          guard case .value(let value) = outcome else { break }
          outcome = .value(waiting.function(value))
        case .flatMap:
          guard case .value(let value) = outcome else { break }
          if mustStop { outcome = .cancelled } else { node = waiting.next(after: value) }
        case .recover:
          guard case .error(let error) = outcome else { break }
          let next = waiting.next(after: error)
          guard !hasMoved || hasCome(origin) else { return move { $0.start(next) } }
          node = next
        case .continueOn:
          guard case .value(let value) = outcome else { break }
          hasMoved = true
          place = .queue(waiting.queue)
          guard isThere(place) else { return move { $0.resume(.value(value)) } }
        default:
          // It is a finalizer.
          mask += 1
          frames.append(.finalized(outcome))
          node = waiting.next(after: Box(outcome))
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
      return QueueIdentity.isCurrent(queue) || waiter?.isCurrent(for: queue) == true
    }
  }

  /// Makes `home` the place of what follows; false when it is elsewhere than the calling thread.
  private func hasCome(_ home: Place) -> Bool {
    if place.isSame(as: home) { return true }
    place = home
    return isThere(home)
  }

  private func move(_ work: @escaping @Sendable (Fiber) -> Void) {
    let job: @Sendable () -> Void = { work(self) }
    switch place {
    case .caller(let mailbox):
      // What goes on after the end of the run that the thread waited for has no thread of its own.
      if !mailbox.post(job) { DispatchQueue.global().async(execute: job) }
    case .queue(let queue):
      if waiter?.post(job, for: queue) == true { return }
      queue.async(execute: job)
    }
  }

  // MARK: Waiting

  /// Starts the work of a node that waits; its outcome, if it is there at once.
  private func wait(for node: IONode) -> IOOutcome? {
    guard let arrival = expect() else { return .cancelled }
    if node.kind == .fork {
      // Cancelled, it still waits for the fibers that it started to end.
      arrival.onCancel(unbox(node.function(Box<(IOCallback, Mailbox?)>((arrival.arrive, waiter)))))
    } else {
      let registration = Fiber(at: place, waiter: waiter, scope: scope) { outcome in
        if case .error = outcome { arrival.arrive(outcome) }
      }
      arrival.onCancel {
        registration.cancel()
        arrival.arrive(.cancelled)
      }
      registration.start(node.next(after: Box<IOCallback>(arrival.arrive)))
    }
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
