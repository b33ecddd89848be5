import Bow
import Foundation

/// Effects side by side, each on a queue of its own.
enum Parallel {
  /// The fibers of one `race` or `all`, and how they have ended so far.
  private final class Branches: @unchecked Sendable {
    struct State {
      var fibers: [Fiber] = []
      var outcomes: [IOOutcome?]
      var running: Int
      var first: IOOutcome?
      var isCancelled = false
    }

    /// How many branches of one `race` or `all` may have a thread each.
    private static let ownThreads = 32

    let state: Locked<State>

    init(count: Int) {
      state = Locked(State(outcomes: Array(repeating: nil, count: count), running: count))
    }

    /// Starts a fiber for each effect.
    ///
    /// - Parameters:
    ///   - waiter: who waits for all of it on a thread, and can run what only that thread can.
    ///   - ended: told after each end; the state is the one of that moment.
    func begin(_ nodes: [IONode], waiter: Mailbox?, ended: @escaping (State) -> Void) {
      let scope = BindingScope.current
      let fibers = nodes.enumerated().map { index, node in
        // Each may block, so each gets a thread of its own; but not when there are very many of them.
        let target = index < Self.ownThreads ? nil : DispatchQueue.global()
        let queue = DispatchQueue(label: "bow.branch", target: target)
        _ = QueueIdentity.token(of: queue)
        return Fiber(at: .queue(queue), waiter: waiter, scope: scope) { outcome in
          let now = self.state.withLock { state -> State in
            state.outcomes[index] = outcome
            state.running -= 1
            if state.first == nil { state.first = outcome }
            if state.running == 0 { state.fibers = [] }
            return state
          }
          ended(now)
        }.starting(node, on: queue)
      }
      let mustStop = state.withLock { state -> Bool in
        if state.running > 0 { state.fibers = fibers }
        return state.isCancelled
      }
      if mustStop { cancel() }
    }

    func cancel() {
      let fibers = state.withLock { state -> [Fiber] in
        state.isCancelled = true
        return state.fibers
      }
      for fiber in fibers { fiber.cancel() }
    }
  }

  /// The first to end wins, with an error as well; the others are cancelled.
  ///
  /// The race itself, when it is cancelled, ends after all of them.
  static func race<E, A>(_ nodes: [IONode]) -> IO<E, A> {
    IO(forking: { callback, waiter in
      let branches = Branches(count: nodes.count)
      branches.begin(nodes, waiter: waiter) { state in
        switch state.first {
        case .cancelled: if state.running == 0 { callback(.cancelled) }
        case .some(let winner):
          branches.cancel()
          callback(winner)
        case .none: break
        }
      }
      return branches.cancel
    })
  }

  /// Waits for all; the value is an array in a box, the error the first in order.
  static func all(_ nodes: [IONode]) -> IONode {
    if nodes.isEmpty { return IONode(.pure, Box([AnyObject]())) }
    return IONode(forking: { callback, waiter in
      let branches = Branches(count: nodes.count)
      branches.begin(nodes, waiter: waiter) { state in
        guard state.running == 0 else { return }
        var values: [AnyObject] = []
        for case .some(let outcome) in state.outcomes {
          guard case .value(let value) = outcome else { return callback(outcome) }
          values.append(value)
        }
        callback(.value(Box(values)))
      }
      return branches.cancel
    })
  }
}

extension Fiber {
  /// Begins on a queue, soon.
  fileprivate func starting(_ node: IONode, on queue: DispatchQueue) -> Fiber {
    queue.async { self.start(node) }
    return self
  }
}
