import DocumentModel

/// Why there is no project to work on. Faults of single pages are diagnostics of the project instead.
public enum ProjectError: Error, Sendable, Equatable {
  /// Nothing lies at a path given; with what was probably meant.
  case missing(path: String, nearest: String?)
  /// A file given is no page: neither `.md` nor `.swift`.
  case notAPage(path: String)
  /// A folder given holds no page (rule `no-examples`).
  case noPages(path: String)
  /// A folder or file given cannot be read; with the system's reason.
  case unreadable(path: String, reason: String)
  /// The configuration is not as it must be, in each of these places.
  case configuration(path: String, problems: [ConfigurationProblem])

  /// The rule that reports file it under, where there is one.
  public var rule: Diagnostic.Rule? {
    switch self {
    case .noPages: .noExamples
    case .unreadable: .readError
    case .missing, .notAPage, .configuration: nil
    }
  }
}

/// What is wrong at a place of the configuration.
public struct ConfigurationProblem: Error, Sendable, Equatable {
  /// From 1; 0 when the whole file is meant.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  public var message: String

  public init(line: Int, column: Int = 1, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

extension ProjectError: CustomStringConvertible {
  /// The message for the user, a line for each problem.
  public var description: String {
    switch self {
    case .missing(let path, let nearest):
      "\(path): error: there is no such file or folder" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .notAPage(let path):
      "\(path): error: not a page; pages are .md and .swift files, and playgrounds"
    case .noPages(let path):
      "\(path): error: no page here: neither a Markdown file nor a playground; name another folder, or pass --allow-empty "
        + "[\(Diagnostic.Rule.noExamples.rawValue)]"
    case .unreadable(let path, let reason):
      "\(path): error: cannot be read: \(reason) [\(Diagnostic.Rule.readError.rawValue)]"
    case .configuration(let path, let problems):
      problems.map { problem in
        problem.line > 0
          ? "\(path):\(problem.line):\(problem.column): error: \(problem.message)"
          : "\(path): error: \(problem.message)"
      }.joined(separator: "\n")
    }
  }
}
