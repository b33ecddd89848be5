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

  /// What is told: one for each problem, with paths as they were given.
  public var diagnostics: [Diagnostic] {
    func whole(_ path: String, _ rule: Diagnostic.Rule, _ message: String) -> [Diagnostic] {
      [Diagnostic(path: path, line: 0, column: 0, rule: rule, message: message)]
    }
    switch self {
    case .missing(let path, let nearest):
      return whole(
        path, .readError, "there is no such file or folder" + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
    case .notAPage(let path):
      return whole(path, .readError, "not a page; pages are .md and .swift files, and playgrounds")
    case .noPages(let path):
      return whole(
        path, .noExamples,
        "no page here: neither a Markdown file nor a playground; name another folder, or pass --allow-empty")
    case .unreadable(let path, let reason):
      return whole(path, .readError, "cannot be read: \(reason)")
    case .configuration(let path, let problems):
      return problems.map {
        Diagnostic(
          path: path, line: $0.line, column: $0.line > 0 ? $0.column : 0, rule: .frontMatter, message: $0.message)
      }
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
    diagnostics.map { diagnostic in
      let place = diagnostic.line > 0 ? ":\(diagnostic.line):\(diagnostic.column)" : ""
      return "\(diagnostic.path)\(place): error: \(diagnostic.message) [\(diagnostic.rule.rawValue)]"
    }.joined(separator: "\n")
  }
}
