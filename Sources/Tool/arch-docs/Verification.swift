import DocumentModel
import Files
import FoundationEssentials
import Reporting
import Verifying

#if canImport(Glibc)
  import Glibc
#endif

/// The options, progress and reports that the verifying commands share.
struct Verification {
  static let options: [Option] = [
    Option("project", "PATH", help: "a folder or file of documentation, as a positional PATH"),
    Option("config", "FILE", help: "read instead of the project's arch-docs.yml"),
    Option(
      "only", "GLOB", help: "only the pages whose path matches; PAGE:LINE: only the program of that line; repeatable"),
    Option("shard", "I/N", help: "only every N-th page, from the I-th on: shares a project out between CI jobs"),
    Option("jobs", "N", short: "j", help: "programs at once (default: the number of cores)"),
    Option("timeout", "10s", help: "for each program that does not say its own"),
    Option("fail-fast", help: "ends with the first page that fails; the others are skipped"),
    Option("warnings-as-errors", help: "a warning fails the run"),
    Option("cache-dir", "DIR", help: "where compiled modules are kept (default: .arch-docs in the project)"),
    Option("define", "NAME", short: "D", help: "a compilation condition for the pages"),
    Option("allow-empty", help: "no page and no example is no error"),
    Option("report", "KIND=FILE", help: "json, junit, sarif or github; `-` is standard output; repeatable"),
    Option("color", "WHEN", help: "auto, always or never"),
    Option("quiet", short: "q", help: "no progress and no summary"),
    Option("verbose", short: "v", help: "each page as it is done, and what it wrote to standard error"),
  ]

  /// Of the commands that may change pages.
  static let fixing: [Option] = [
    Option(
      "fix", help: "writes what happened into expectations that do not hold, and files into blocks that include them"),
    Option("dry-run", help: "with --fix: shows the changes as a diff on standard output and makes none"),
  ]

  private let arguments: Arguments
  private let reports: [(format: ReportFormat, file: String)]
  private let color: ColorChoice
  private let progress: Progress
  let verifier: Verifier

  /// - Parameter excluding: Folders that are not searched for pages.
  init(_ arguments: Arguments, excluding: [String] = []) throws(Arguments.Problem) {
    self.arguments = arguments
    reports = try Self.reportFiles(arguments)
    color = try arguments.choice("color", ColorChoice.self) ?? .auto
    progress = Progress(isQuiet: arguments.has("quiet"), isVerbose: arguments.has("verbose"))
    if arguments.has("dry-run"), !arguments.has("fix") {
      throw Arguments.Problem(message: "`--dry-run` shows what `--fix` would do: give both")
    }
    var options = Verifier.Options()
    options.paths = arguments.paths
    options.configurationFile = arguments["config"]
    options.excludedPaths = excluding
    options.selection = PageSelection(arguments.all("only"), shard: try Self.shard(arguments))
    options.jobs = try arguments.count("jobs")
    options.timeout = try arguments.seconds("timeout")
    options.cacheFolder = arguments["cache-dir"]
    options.definitions = arguments.all("define")
    options.allowsEmpty = arguments.has("allow-empty")
    options.endsEarly = arguments.has("fail-fast")
    options.warningsAreErrors = arguments.has("warnings-as-errors")
    verifier = Verifier(options)
  }

  func load() throws -> DocumentationProject { try verifier.load() }

  func verify(_ project: DocumentationProject, reusing known: [String: PageResult] = [:]) throws -> VerifiedProject {
    defer { progress.end() }
    return try verifier.verify(project, reusing: known) { page, done, count in
      progress.finished(page, done, count)
    }
  }

  /// Verifies the project. With `--fix` it then makes the edits that the checks ask for, and verifies the pages that it changed
  /// again, as they are now.
  ///
  /// Pages that cannot be found or a configuration that cannot be read are diagnostics of an empty project: reports tell them too.
  func verifyFixing() throws -> VerifiedProject {
    let project: DocumentationProject
    do {
      project = try verifier.load()
    } catch .project(let error) {
      return VerifiedProject(
        project: DocumentationProject(root: FileManager.default.currentDirectoryPath), results: [],
        diagnostics: error.diagnostics)
    }
    let verified = try verify(project)
    let edited = PageEdits.all(of: verified)
    guard arguments.has("fix"), !edited.isEmpty else { return verified }
    if arguments.has("dry-run") {
      for page in edited { show(page) }
      return verified
    }
    for page in edited {
      try page.write(root: project.root)
      let changes = "\(page.edits.count) change\(page.edits.count == 1 ? "" : "s")"
      if !arguments.has("quiet") { say("\(page.page.path): \(changes) written by --fix") }
    }
    var known: [String: PageResult] = [:]
    for (page, result) in verified.pages where result.edits.isEmpty { known[page.page.path] = result }
    return try verify(try load(), reusing: known)
  }

  private func show(_ page: PageEdits) {
    let diff = UnifiedDiff.of(page.edits, in: page.page.source, path: page.page.path)
    // A terminal gets no control characters of a page; a pipe gets what `patch` needs.
    let bytes = isatty(1) != 0 ? UnifiedDiff.shownOnTerminal(diff) : diff
    try? AtomicFile.write(bytes, to: 1, path: "standard output")
  }

  /// Prints diagnostics and summary and writes the reports asked for.
  func report(_ verified: VerifiedProject) throws {
    let environment = ProcessInfo.processInfo.environment
    func terminal(_ descriptor: Int32) -> TerminalReport {
      TerminalReport(
        usesColor: color.usesColor(environment: environment, isTerminal: isatty(descriptor) != 0),
        workingDirectory: FileManager.default.currentDirectoryPath,
        width: TerminalWidth.columns(of: descriptor, environment: environment),
        isVerbose: arguments.has("verbose"))
    }
    let diagnostics = terminal(2).diagnostics(of: verified)
    if !diagnostics.isEmpty { say(diagnostics) }
    for (format, file) in reports {
      try ReportWriter.write(Report(format, toolVersion: ArchDocs.version).text(for: verified), to: file)
    }
    if !arguments.has("quiet"), !reports.contains(where: { $0.file == "-" }) {
      print(terminal(1).result(of: verified), terminator: "")
    }
  }

  private static func reportFiles(_ arguments: Arguments) throws(Arguments.Problem) -> [(
    format: ReportFormat, file: String
  )] {
    let reports = try arguments.all("report").map {
      (text) throws(Arguments.Problem) -> (format: ReportFormat, file: String) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: parts[0]) else {
        let kinds = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw Arguments.Problem(message: "`--report` takes KIND=FILE with a kind of \(kinds), not `\(text)`")
      }
      return (format, parts[1])
    }
    guard reports.count(where: { $0.file == "-" }) < 2 else {
      throw Arguments.Problem(message: "only one report can go to standard output")
    }
    return reports
  }

  private static func shard(_ arguments: Arguments) throws(Arguments.Problem) -> (index: Int, count: Int)? {
    guard let text = arguments["shard"] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count else {
      throw Arguments.Problem(message: "`--shard` takes I/N, as in 1/4, not `\(text)`")
    }
    return (index - 1, count)
  }
}
