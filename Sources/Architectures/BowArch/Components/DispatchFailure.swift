import Foundation

/// An action of a dispatch that failed. The dispatch's remaining actions were not carried out; others go on.
public struct DispatchFailure {
  /// What the action failed with.
  public let error: Any
  /// What had been dispatched.
  public let input: Any

  private nonisolated(unsafe) static var hook: (DispatchFailure) -> Void = writeToStandardError
  private static let lock = NSLock()

  /// Receives every failed action, on any thread. Writes it to standard error unless it is replaced.
  public static var report: (DispatchFailure) -> Void {
    get { lock.withLock { hook } }
    set { lock.withLock { hook = newValue } }
  }

  private static func writeToStandardError(_ failure: DispatchFailure) {
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
  }
}

extension DispatchFailure: CustomStringConvertible {
  public var description: String {
    "The dispatch of \(input) ended early, since one of its actions failed: \(error)"
  }
}
