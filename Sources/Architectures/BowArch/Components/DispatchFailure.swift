import Foundation

/// What happens when an action of a dispatch fails. The dispatch's remaining actions are not carried out.
public enum DispatchFailure {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (Any) -> Void = writeToStandardError

  /// Receives the error of a failed action, on any thread. Writes it to standard error unless it is replaced.
  public static var report: (Any) -> Void {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      lock.lock()
      current = newValue
      lock.unlock()
    }
  }

  private static func writeToStandardError(_ error: Any) {
    FileHandle.standardError.write(Data("An action failed, and its dispatch ended: \(error)\n".utf8))
  }
}
