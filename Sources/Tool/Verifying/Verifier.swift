import Checking
import DocumentModel
import Execution
import FoundationEssentials
import PageParsing
import Programs
import Project
import SwiftToolchain

#if canImport(Glibc)
  import Glibc
#endif

/// The pipeline behind every command that verifies: find, parse, run, check.
public struct Verifier: Sendable {
  public struct Options: Sendable {
    /// Files and folders of documentation; none stands for the working directory.
    public var paths: [String] = []
    /// Read instead of the project's `arch-docs.yml`.
    public var configurationFile: String?
    /// Not searched for pages: the folder that a site is written to, say.
    public var excludedPaths: [String] = []
    public var selection = PageSelection()
    /// How many programs at once; nil for the number of cores.
    public var jobs: Int?
    /// For each program that does not say its own, in seconds; nil for the configuration's.
    public var timeout: Double?
    /// Where compiled modules are kept; nil for `.arch-docs` in the project.
    public var cacheFolder: String?
    /// Compilation conditions for the pages.
    public var definitions: [String] = []
    public var allowsEmpty = false
    /// Whether the first page that fails ends the run.
    public var endsEarly = false
    public var warningsAreErrors = false

    public init() {}
  }

  /// Told how far a run is: the program's page, how many programs are done, and of how many.
  public typealias Progress = @Sendable (_ page: String, _ done: Int, _ count: Int) -> Void

  public let options: Options

  public init(_ options: Options) { self.options = options }

  /// Finds and parses the pages.
  public func load() throws(VerifierError) -> DocumentationProject {
    let loader = ProjectLoader(
      paths: options.paths, configurationFile: options.configurationFile, excluding: options.excludedPaths,
      allowsEmpty: options.allowsEmpty
    ) { (bytes) throws(ConfigurationProblem) in
      do throws(YAMLProblem) {
        return try YAMLReader.entries(of: bytes)
      } catch {
        throw ConfigurationProblem(line: error.line, column: error.column, message: error.message)
      }
    }
    var project: DocumentationProject
    do throws(ProjectError) {
      project = try loader.load(readingWith: PageParser.parse)
    } catch {
      throw .project(error)
    }
    if let timeout = options.timeout { project.configuration.timeout = timeout }
    try options.selection.apply(to: &project)
    return project
  }

  /// Runs what the pages state.
  ///
  /// - Parameters:
  ///   - known: Results by page path that are taken as they are.
  ///   - progress: Called after each program, from any thread.
  public func verify(
    _ project: DocumentationProject, reusing known: [String: PageResult] = [:], progress: @escaping Progress
  ) throws(VerifierError) -> VerifiedProject {
    let toolchain = try Self.toolchain()
    let installation: Installation
    do { installation = try Installation.find() } catch { throw .installation("\(error)") }
    let pages = project.pages
    let gates = gates(for: pages, toolchain)
    var programs: [Program] = []
    var owners: [Range<Int>] = []
    for page in pages {
      let start = programs.count
      if !page.page.hasErrors, known[page.page.path] == nil {
        let all = Self.programs(of: page, in: project, gates)
        programs += options.selection.programs(all, of: page.page, root: project.root)
      }
      owners.append(start..<programs.count)
    }
    let verdicts = Verdicts(pages: pages, programs: programs, owners: owners, known: known) {
      page, programs, transcripts in
      Checking.check(
        page.page, includes: page.includes, programs: programs, transcripts: transcripts,
        configuration: project.configuration, gates: gates)
    }
    let count = programs.count
    let paths = programs.map(\.pagePath)
    let endsEarly = options.endsEarly
    do {
      let execution = Execution(
        toolchain: toolchain, installation: installation, options: executionOptions(for: project, toolchain))
      try execution.run(programs) { index, transcript, seconds in
        let (result, done) = verdicts.add(transcript, of: index, seconds: seconds)
        progress(paths[index], done, count)
        return !(endsEarly && result?.status == .failed)
      }
    } catch {
      throw .installation("\(error)")
    }
    return VerifiedProject(
      project: project, results: verdicts.results, diagnostics: noExamples(in: pages), durations: verdicts.durations,
      warningsAreErrors: options.warningsAreErrors, toolHasFailed: verdicts.toolHasFailed)
  }

  /// The programs of a page, as they are compiled and run.
  public func programs(of page: ProjectPage, in project: DocumentationProject) throws(VerifierError) -> [Program] {
    Self.programs(of: page, in: project, gates(for: [page], try Self.toolchain()))
  }

  private static func programs(of page: ProjectPage, in project: DocumentationProject, _ gates: Gates) -> [Program] {
    Programs.make(
      of: page.page, configuration: project.configuration, sharedSources: page.sharedSources, gates: gates)
  }

  private static func toolchain() throws(VerifierError) -> SwiftToolchain {
    do { return try SwiftToolchain.find(path: variable("PATH") ?? "") } catch { throw .installation("\(error)") }
  }

  /// The pages as they were found, with nothing verified.
  public func withoutVerifying(_ project: DocumentationProject) -> VerifiedProject {
    VerifiedProject(
      project: project, results: project.pages.map { PageResult.notRun($0.page) }, diagnostics: [], durations: [],
      warningsAreErrors: options.warningsAreErrors)
  }

  /// What the machine offers. The compiler is asked for its version only where a page wants to know.
  private func gates(for pages: [ProjectPage], _ toolchain: SwiftToolchain) -> Gates {
    let needsVersion = pages.contains { page in
      page.page.blocks.contains { block in
        block.attributes.gates.contains { if case .swift = $0 { true } else { false } }
      }
    }
    return Gates(
      platform: "linux", version: needsVersion ? toolchain.version() : [],
      environment: Set(ProcessInfo.processInfo.environment.keys))
  }

  private func executionOptions(for project: DocumentationProject, _ toolchain: SwiftToolchain) -> Execution.Options {
    var execution = Execution.Options(
      jobs: options.jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      moduleCache: moduleCache(of: project, toolchain))
    execution.definitions = options.definitions
    execution.environment = (["PATH"] + project.configuration.environment).compactMap { name in
      Self.variable(name).map { "\(name)=\($0)" }
    }
    return execution
  }

  /// Compiled modules remember where they lie and what made them: a copied project or another toolchain gets a folder of its own.
  /// Nil where the project cannot be written to: it is verified all the same.
  private func moduleCache(of project: DocumentationProject, _ toolchain: SwiftToolchain) -> String? {
    let base = options.cacheFolder.map { FilePath.absolute($0, from: FileManager.default.currentDirectoryPath) }
    let folder = (base ?? project.root + "/.arch-docs") + "/modules"
    // FNV-1a, 64 bits.
    let key = (folder + "\n" + toolchain.root).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let place = folder + "/" + String(key, radix: 16)
    let isMade = (try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)) != nil
    return isMade ? place : nil
  }

  private func noExamples(in pages: [ProjectPage]) -> [Diagnostic] {
    guard !options.allowsEmpty, !options.selection.isShard,
      !pages.contains(where: { !$0.page.blocks.isEmpty || $0.page.hasErrors })
    else {
      return []
    }
    return [
      Diagnostic(
        path: pages.first?.page.path ?? ".", line: 0, rule: .noExamples,
        message: "no page holds a Swift example; `--allow-empty` accepts that")
    ]
  }

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
