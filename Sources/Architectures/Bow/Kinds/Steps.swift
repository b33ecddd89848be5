/// A program over a state, types erased: what `State` and `Eval` are made of.
///
/// The state stays where its owner put it; steps get its address. Nothing here is generic, since looking up the metadata of
/// generic classes would cost more than the steps themselves.
///
/// Running is one loop with an explicit stack, so that neither nesting to the left nor to the right costs stack.
package final class Steps {
  package enum Operation {
    case pure(AnyObject)
    case step((UnsafeMutableRawPointer) -> AnyObject)
    case map(Steps, (AnyObject) -> AnyObject)
    case flatMap(Steps, (AnyObject) -> Steps)
    /// Runs a program with the bound variables of a comprehension.
    case within(BindingScope, Steps)
    /// Leaves them again; only ever waits, never starts.
    case leave(entered: BindingScope, outer: BindingScope?)
  }

  @exclusivity(unchecked) package private(set) var operation: Operation

  /// A step that replaces a state of type `S` and has a result.
  package static func changing<S, A>(_ run: @escaping (S) -> (S, A)) -> (UnsafeMutableRawPointer) -> AnyObject {
    { state in
      let place = state.assumingMemoryBound(to: S.self)
      let (next, a) = run(place.pointee)
      place.pointee = next
      return Box(a)
    }
  }

  package init(_ operation: Operation) {
    self.operation = operation
  }

  deinit {
    switch operation {
    case .pure, .leave: return
    case .step, .map, .flatMap, .within: break
    }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(operation)
    }
  }

  /// Not inlined: what the node held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    operation = .pure(Nothing.shared)
  }

  /// Runs the program on the state at `state` and gives its result.
  package func run(_ state: UnsafeMutableRawPointer) -> AnyObject {
    switch operation {
    case .pure(let value): return value
    case .step(let step): return step(state)
    case .map, .flatMap, .within, .leave: break
    }
    var waiting: [Steps] = []
    var current = self
    while true {
      var value: AnyObject
      switch current.operation {
      case .map(let source, _), .flatMap(let source, _):
        waiting.append(current)
        current = source
        continue
      case .pure(let result): value = result
      case .step(let step): value = step(state)
      case .within(let scope, let source):
        waiting.append(Steps(.leave(entered: scope, outer: BindingScope.current)))
        BindingScope.current = scope
        current = source
        continue
      case .leave: value = Nothing.shared
      }
      unwinding: while true {
        guard let next = waiting.popLast() else { return value }
        switch next.operation {
        case .map(_, let f): value = f(value)
        case .flatMap(_, let f):
          current = f(value)
          break unwinding
        case .leave(_, let outer): BindingScope.current = outer
        case .pure, .step, .within: break
        }
      }
    }
  }
}

/// Stands in for content that was let go.
package final class Nothing: Sendable {
  package static let shared = Nothing()
}
