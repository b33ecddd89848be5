import Bow
import Foundation

/// Effects side by side, each on a queue of its own.
enum Parallel {
  private static func begin(_ node: IONode, scope: BindingScope?, done: @escaping (IOOutcome) -> Void) -> Fiber {
    let queue = DispatchQueue(label: "bow.branch")
    let fiber = Fiber(at: .queue(queue), scope: scope, done: done)
    _ = QueueIdentity.token(of: queue)
    queue.async { fiber.start(node) }
    return fiber
  }

  private final class Race: @unchecked Sendable {
    let lock = NSLock()
    var isDecided = false
    var fibers: [Fiber] = []
  }

  /// The first to end wins, with an error as well; the others are cancelled.
  static func race(_ nodes: [IONode]) -> IONode {
    IONode(
      .async { callback in
        let scope = BindingScope.current
        let race = Race()
        race.lock.lock()
        race.fibers = nodes.map { node in
          begin(node, scope: scope) { outcome in
            race.lock.lock()
            let isFirst = !race.isDecided
            race.isDecided = true
            let fibers = race.fibers
            race.fibers = []
            race.lock.unlock()
            guard isFirst else { return }
            for fiber in fibers { fiber.cancel() }
            switch outcome {
            case .value(let value): callback(.success(value))
            case .error(let error): callback(.failure(error))
            case .cancelled: break
            }
          }
        }
        race.lock.unlock()
        return IONode.unit
      })
  }

  private final class Gathering: @unchecked Sendable {
    let lock = NSLock()
    var outcomes: [IOOutcome?]
    var missing: Int

    init(_ count: Int) {
      outcomes = Array(repeating: nil, count: count)
      missing = count
    }
  }

  /// Waits for all; the value is an array in a box, the error the first in order.
  static func all(_ nodes: [IONode]) -> IONode {
    if nodes.isEmpty { return IONode(.pure(Box([AnyObject]()))) }
    return IONode(
      .async { callback in
        let scope = BindingScope.current
        let gathering = Gathering(nodes.count)
        for (index, node) in nodes.enumerated() {
          _ = begin(node, scope: scope) { outcome in
            gathering.lock.lock()
            gathering.outcomes[index] = outcome
            gathering.missing -= 1
            let isLast = gathering.missing == 0
            let outcomes = gathering.outcomes
            gathering.lock.unlock()
            guard isLast else { return }
            var values: [AnyObject] = []
            for case .some(let outcome) in outcomes {
              switch outcome {
              case .value(let value): values.append(value)
              case .error(let error): return callback(.failure(error))
              case .cancelled: return
              }
            }
            callback(.success(Box(values)))
          }
        }
        return IONode.unit
      })
  }
}
