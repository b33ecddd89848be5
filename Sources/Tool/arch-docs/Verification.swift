import Checking
import DocumentModel
import Execution
import FoundationEssentials
import PageParsing
import Programs
import Project
import Reporting
import SwiftToolchain

#if canImport(Glibc)
  import Glibc
#endif

/// The pipeline behind every command that verifies: find, parse, run, check.
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
    Option("report", "KIND=FILE", help: "json, junit, sarif or github; `-` is standard output"),
    Option("color", "WHEN", help: "auto, always or never"),
    Option("quiet", short: "q", help: "no progress and no summary"),
    Option("verbose", short: "v", help: "each page as it is done"),
  ]

  /// Of the commands that may change pages.
  static let fixing: [Option] = [
    Option(
      "fix", help: "writes what happened into expectations that do not hold, and files into blocks that include them"),
    Option("dry-run", help: "with --fix: shows the changes as a diff on standard output and makes none"),
  ]

  let arguments: Arguments

  /// Finds and parses the pages.
  func load(excluding: [String] = []) throws -> DocumentationProject {
    let loader = ProjectLoader(
      paths: arguments.paths, configurationFile: arguments["config"], excluding: excluding,
      allowsEmpty: arguments.has("allow-empty")
    ) { (bytes) throws(ConfigurationProblem) in
      do throws(YAMLProblem) {
        return try YAMLReader.entries(of: bytes)
      } catch {
        throw ConfigurationProblem(line: error.line, column: error.column, message: error.message)
      }
    }
    do {
      var project = try loader.load(readingWith: PageParser.parse)
      if let timeout = try arguments.seconds("timeout") { project.configuration.timeout = timeout }
      try PageSelection(arguments).apply(to: &project)
      return project
    } catch let error as ProjectError {
      throw CommandFailure(message: error.description, status: ExitStatus.notHeld)
    }
  }

  /// Runs what the pages state.
  ///
  /// - Parameter known: Results by page path that are taken as they are.
  func verify(_ project: DocumentationProject, reusing known: [String: PageResult] = [:]) throws -> VerifiedProject {
    let toolchain: SwiftToolchain
    let installation: Installation
    do {
      toolchain = try SwiftToolchain.find(path: Self.variable("PATH") ?? "")
      installation = try Installation.find()
    } catch {
      throw CommandFailure(message: "error: \(error)", status: ExitStatus.failure)
    }
    let pages = project.pages
    let needsVersion = pages.contains { page in
      page.page.blocks.contains { block in
        block.attributes.gates.contains { if case .swift = $0 { true } else { false } }
      }
    }
    let gates = Gates(
      platform: "linux", version: needsVersion ? toolchain.version() : [],
      environment: Set(ProcessInfo.processInfo.environment.keys))

    let selection = try PageSelection(arguments)
    var programs: [Program] = []
    var owners: [Range<Int>] = []
    for page in pages {
      let start = programs.count
      if !page.page.hasErrors, known[page.page.path] == nil {
        let all = Programs.make(
          of: page.page, configuration: project.configuration, sharedSources: page.sharedSources, gates: gates)
        programs += selection.programs(all, of: page.page, root: project.root)
      }
      owners.append(start..<programs.count)
    }

    var options = Execution.Options(
      jobs: try arguments.count("jobs") ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      moduleCache: try moduleCache(of: project, toolchain))
    options.definitions = arguments.all("define")
    options.environment = (["PATH"] + project.configuration.environment).compactMap { name in
      Self.variable(name).map { "\(name)=\($0)" }
    }
    let progress = Progress(
      isQuiet: arguments.has("quiet"), isVerbose: arguments.has("verbose"), programs: programs, pages: pages.count)
    let verdicts = Verdicts(pages: pages, programs: programs, owners: owners, known: known) {
      page, programs, transcripts in
      Checking.check(
        page.page, includes: page.includes, programs: programs, transcripts: transcripts,
        configuration: project.configuration, gates: gates)
    }
    let endsEarly = arguments.has("fail-fast")
    try Execution(toolchain: toolchain, installation: installation, options: options)
      .run(programs) { index, transcript in
        progress.finished(index)
        let result = verdicts.add(transcript, of: index)
        return !(endsEarly && result?.status == .failed)
      }
    progress.end()

    var extra: [Diagnostic] = []
    if !pages.contains(where: { !$0.page.blocks.isEmpty || $0.page.hasErrors }), !arguments.has("allow-empty") {
      extra.append(
        Diagnostic(
          path: pages.first?.page.path ?? ".", line: 0, rule: .noExamples,
          message: "no page holds a Swift example; `--allow-empty` accepts that"))
    }
    return VerifiedProject(
      project: project, results: verdicts.results, diagnostics: extra, durations: [],
      warningsAreErrors: arguments.has("warnings-as-errors"))
  }

  /// Prints diagnostics and summary and writes the reports asked for.
  func report(_ verified: VerifiedProject) throws {
    let color = try arguments.choice("color", ColorChoice.self) ?? .auto
    let environment = ProcessInfo.processInfo.environment
    let usesColor = color.usesColor(environment: environment, isTerminal: isatty(2) != 0)
    let terminal = TerminalReport(usesColor: usesColor, workingDirectory: FileManager.default.currentDirectoryPath)
    let diagnostics = terminal.diagnostics(of: verified)
    if !diagnostics.isEmpty { say(diagnostics) }
    let reports = try reportFiles()
    for (format, file) in reports {
      try ReportWriter.write(Report(format, toolVersion: ArchDocs.version).text(for: verified), to: file)
    }
    if !arguments.has("quiet"), !reports.contains(where: { $0.file == "-" }) {
      print(terminal.result(of: verified), terminator: "")
    }
  }

  func reportFiles() throws(Arguments.Problem) -> [(format: ReportFormat, file: String)] {
    try arguments.all("report").map { (text) throws(Arguments.Problem) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: parts[0]) else {
        let kinds = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw Arguments.Problem(message: "`--report` takes KIND=FILE with a kind of \(kinds), not `\(text)`")
      }
      return (format, parts[1])
    }
  }

  /// Compiled modules remember where they lie and what made them: a copied project or another toolchain gets a folder of its
  /// own.
  private func moduleCache(of project: DocumentationProject, _ toolchain: SwiftToolchain) throws -> String {
    let base = arguments["cache-dir"].map {
      $0.hasPrefix("/") ? $0 : FileManager.default.currentDirectoryPath + "/" + $0
    }
    let folder = (base ?? project.root + "/.arch-docs") + "/modules"
    // FNV-1a, 64 bits.
    let key = (folder + "\n" + toolchain.root).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    do {
      let place = folder + "/" + String(key, radix: 16)
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      return place
    } catch {
      // A project that cannot be written to is verified all the same.
      return "/tmp/arch-docs-modules-\(getuid())"
    }
  }

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
