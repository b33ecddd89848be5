import Bow
import Foundation

/// One step of an effect, its types erased: `IO` is a typed front for these.
final class IONode: @unchecked Sendable {
  enum Operation {
    case pure(AnyObject)
    case fail(Error)
    case invoke(() throws -> AnyObject)
    case suspend(() throws -> IONode)
    case map(IONode, (AnyObject) -> AnyObject)
    case flatMap(IONode, (AnyObject) -> IONode)
    case recover(IONode, (Error) -> IONode)
    case continueOn(IONode, DispatchQueue)
    case async((@escaping (Result<AnyObject, Error>) -> Void) -> IONode)
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
  case error(Error)
  case cancelled
}
