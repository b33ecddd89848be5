/// A program in the context of another monad, its types erased: it is run step by step by that monad's `tailRecM`.
protocol Lifted: AnyObject {
  /// The program that this one goes on after; nil for a program of one step.
  var precursor: (any Lifted)? { get }
  /// The bound variables of a comprehension that the program before this one is to see; its value passes unchanged.
  var scope: BindingScope? { get }
  /// What becomes of the boxed value of the program before this one.
  func resume(after value: AnyObject) -> Resumption
  /// Runs a program of one step on a boxed input. What comes out, as well as what the operations are for, is between the
  /// program and its interpreter.
  func runOne(_ input: AnyObject, _ operations: AnyObject) -> AnyObject
}

enum Resumption {
  case value(AnyObject)
  case next(any Lifted)
}

/// What goes on after a step: programs that wait, and what they see. A value, since a monad may take a step more than once.
struct Continuation {
  private var waiting: Waiting?
  private var scope: BindingScope?

  var isEmpty: Bool { waiting == nil }

  /// The program of one step that `program` starts with. What goes on after it comes before what waits already.
  mutating func descend(into program: any Lifted) -> any Lifted {
    var first = program
    while let source = first.precursor {
      waiting = Waiting(first, seeing: scope, waiting)
      scope = first.scope ?? scope
      first = source
    }
    return first
  }

  /// Hands a value on until a program comes out of it, or none waits any more.
  mutating func resume(with value: AnyObject) -> Resumption {
    var value = value
    while let cell = waiting, let program = cell.program {
      waiting = cell.rest
      scope = cell.scope
      guard program.scope == nil else { continue }
      switch inScope({ program.resume(after: value) }) {
      case .value(let next): value = next
      case .next(let next): return .next(next)
      }
    }
    return .value(value)
  }

  /// Runs a step that sees what it is to see.
  func inScope<Result>(_ step: () -> Result) -> Result {
    guard let scope else { return step() }
    return BindingScope.with(scope, step)
  }
}

/// A program that goes on later, and those that go on after it.
private final class Waiting {
  @exclusivity(unchecked) private(set) var program: (any Lifted)?
  @exclusivity(unchecked) private(set) var rest: Waiting?
  let scope: BindingScope?

  init(_ program: any Lifted, seeing scope: BindingScope?, _ rest: Waiting?) {
    self.program = program
    self.scope = scope
    self.rest = rest
  }

  deinit {
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((program, rest))
    }
  }

  /// Not inlined: what the cell held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    program = nil
    rest = nil
  }
}
