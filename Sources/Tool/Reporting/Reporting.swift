import DocumentModel

/// A report for machines: its format, and what it needs to know beside the project.
///
///     let text = Report(.json).text(for: verified)
///     try ReportWriter.write(text, to: "report.json")
public struct Report: Sendable {
  public var format: ReportFormat
  /// The tool's version, for formats that name it.
  public var toolVersion: String
  /// The project's root relative to the repository's, `/`-separated; empty when they are one, and found by the nearest `.git`
  /// upwards when nil. What GitHub reads carries the repository's paths, all other reports the project's.
  public var repositoryPath: String?

  public init(_ format: ReportFormat, toolVersion: String = "", repositoryPath: String? = nil) {
    self.format = format
    self.toolVersion = toolVersion
    self.repositoryPath = repositoryPath
  }

  /// The whole report, with a final line end unless it is empty. Equal projects give equal texts.
  public func text(for verified: VerifiedProject) -> String {
    func repository() -> String { repositoryPath ?? RepositoryPath.of(verified.project.root) }
    return switch format {
    case .json: JSONReport(verified).text
    case .junit: JUnitReport(verified).text
    case .sarif: SARIFReport(verified, toolVersion: toolVersion, repositoryPath: repository()).text
    case .github: GitHubReport(verified, repositoryPath: repository()).text
    }
  }
}

/// The formats of reports, by the names that `--report` takes.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// The project's own, versioned and stable.
  case json
  /// JUnit's XML, as CI services read it: a suite for each page, a case for each block.
  case junit
  /// SARIF 2.1.0, as code scanning reads it.
  case sarif
  /// Workflow commands that GitHub Actions shows as annotations.
  case github
}
