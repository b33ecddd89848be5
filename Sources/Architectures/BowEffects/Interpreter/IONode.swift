import Bow
import Foundation

/// One step of an effect, its types erased: `IO` is a typed front for these.
///
/// Values and errors travel in boxes of the types that the front declares, so that no step needs a dynamic cast.
final class IONode: @unchecked Sendable {
  enum Operation {
    case pure(AnyObject)
    case fail(AnyObject)
    case invoke(() -> IOOutcome)
    case suspend(() -> IONode)
    case map(IONode, (AnyObject) -> AnyObject)
    case flatMap(IONode, (AnyObject) -> IONode)
    case recover(IONode, (AnyObject) -> IONode)
    case continueOn(IONode, DispatchQueue)
    /// Waits for a callback, which the effect that the function makes arranges for.
    case async((@escaping (IOOutcome) -> Void) -> IONode)
    /// Starts other fibers and waits for what they come to; the function's result cancels them.
    case fork((@escaping (IOOutcome) -> Void) -> () -> Void)
    /// Runs the second effect after the first, however that one ends.
    case finalize(IONode, (IOOutcome) -> IONode)
    case uncancelable(IONode)
    case within(BindingScope, IONode)
  }

  @exclusivity(unchecked) private(set) var operation: Operation

  init(_ operation: Operation) {
    self.operation = operation
  }

  deinit {
    switch operation {
    case .pure, .fail: return
    default: break
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

  static let unit = IONode(.pure(Box(())))
}

/// How an effect ended.
enum IOOutcome {
  case value(AnyObject)
  case error(AnyObject)
  case cancelled
}
