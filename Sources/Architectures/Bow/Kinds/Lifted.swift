/// A program in the context of another monad, its types erased: it is run step by step by that monad's `tailRecM`.
protocol Lifted: AnyObject {
  /// The program that this one goes on after; nil for a program of one step.
  var precursor: (any Lifted)? { get }
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

/// The programs that go on later. Never changed, since a monad may take a step more than once.
final class Waiting {
  @exclusivity(unchecked) private(set) var program: (any Lifted)?
  @exclusivity(unchecked) private(set) var rest: Waiting?

  private init(_ program: any Lifted, _ rest: Waiting?) {
    self.program = program
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

  @inline(never)
  private func clear() {
    program = nil
    rest = nil
  }

  /// The program of one step that `program` starts with; what goes on after it comes before `waiting`.
  static func descend(_ program: any Lifted, _ waiting: Waiting?) -> (first: any Lifted, waiting: Waiting?) {
    var (first, waiting) = (program, waiting)
    while let source = first.precursor {
      waiting = Waiting(first, waiting)
      first = source
    }
    return (first, waiting)
  }

  /// Hands a value on until a program comes out of it, or none waits any more.
  static func resume(_ waiting: Waiting?, with value: AnyObject) -> (Resumption, rest: Waiting?) {
    var (value, waiting) = (value, waiting)
    while let program = waiting?.program {
      waiting = waiting?.rest
      switch program.resume(after: value) {
      case .value(let next): value = next
      case .next(let next): return (.next(next), waiting)
      }
    }
    return (.value(value), nil)
  }
}
