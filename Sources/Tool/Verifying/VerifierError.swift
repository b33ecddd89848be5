import Project

/// Why nothing could be verified.
public enum VerifierError: Error, Sendable, CustomStringConvertible {
  /// The pages could not be found or the configuration not be read.
  case project(ProjectError)
  /// A line that was picked holds no block.
  case noBlock(page: String, line: Int)
  /// No page matches a pattern.
  case noMatch(pattern: String)
  /// The toolchain, the tool's own parts or the system failed.
  case installation(String)
  /// A page could not be rewritten.
  case notWritten(page: String, reason: String)

  public var description: String {
    switch self {
    case .project(let error): error.description
    case .noBlock(let page, let line):
      "error: --only \(page):\(line): no Swift block is at that line; `arch-docs list` shows where they are"
    case .noMatch(let pattern):
      "error: --only \(pattern): no page matches; `arch-docs list` shows their paths"
    case .installation(let reason): "error: \(reason)"
    case .notWritten(let page, let reason): "\(page): error: --fix cannot write it: \(reason)"
    }
  }
}
