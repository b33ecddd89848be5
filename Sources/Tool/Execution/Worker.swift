import DocumentModel
import FoundationEssentials
import PageProtocol
import Programs
import SwiftToolchain

#if canImport(Glibc)
  import Glibc
#endif

/// Takes programs one after the other from text to transcript, with a front end and a page host of its own.
final class Worker {
  private let toolchain: SwiftToolchain
  private let installation: Installation
  private let options: Execution.Options
  /// Where compiled modules are kept.
  private let modules: String
  private let frontEnd: FrontEnd
  private var host: ServerProcess?

  init(toolchain: SwiftToolchain, installation: Installation, options: Execution.Options, modules: String) {
    self.modules = modules
    self.toolchain = toolchain
    self.installation = installation
    self.options = options
    frontEnd = FrontEnd(toolchain: toolchain, preload: installation.warmFrontEnd)
  }

  func run(_ program: Program, folder: String) -> Transcript {
    defer { FileTree.remove(folder) }
    do {
      guard program.mode == .run, program.dependsOnLifetimes, program.points.isEmpty else {
        return try attempt(program, folder: folder + "/page", isTransformed: program.mode == .run)
      }
      return try runObserving(program, folder: folder)
    } catch {
      var transcript = Transcript()
      transcript.failure = "\(error)"
      return transcript
    }
  }

  /// Runs a program as it is, for what it does, and once more with the transform for the values that only that reports.
  private func runObserving(_ program: Program, folder: String) throws -> Transcript {
    var observed = try attempt(program, folder: folder + "/plain", isTransformed: false)
    guard observed.hasCompiled, observed.failure == nil else { return observed }
    let logged = try attempt(program, folder: folder + "/page", isTransformed: true)
    let known = Set(observed.values.map { program.statement(at: $0.startLine, byteColumn: $0.startByteColumn) })
    observed.values += logged.values.filter {
      !known.contains(program.statement(at: $0.startLine, byteColumn: $0.startByteColumn))
    }
    observed.pictures = logged.pictures
    if logged.hasCompiled { observed.messages = logged.messages }
    return observed
  }

  private func attempt(_ program: Program, folder: String, isTransformed: Bool) throws -> Transcript {
    var transcript = Transcript()
    let shadow = folder + "/shadow"
    let source = "\(shadow)/\(program.pagePath)"
    try FileManager.default.createDirectory(
      atPath: source.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"),
      withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(program.text).write(to: URL(filePath: source))

    var shared: SharedSources?
    if !program.sharedSources.isEmpty {
      let sources = SharedSources(files: program.sharedSources, folder: folder)
      let outcome = try frontEnd.run(
        sources.arguments + searchPaths, folder: shadow, messages: folder + "/shared.txt")
      guard outcome.status == 0 else {
        transcript.messages = CompilerMessages.parse(outcome.text)
        return transcript
      }
      shared = sources
    }

    var isPlain = false
    var outcome = try compile(program, shared, folder: folder, isTransformed: isTransformed)
    if outcome.status != 0, isTransformed, !Self.blamesThePage(outcome.text, program) {
      // The transform itself fails on some legal code: without it there are no values, but the page runs.
      let plain = try compile(program, shared, folder: folder, isTransformed: false)
      isPlain = plain.status == 0
      if isPlain { outcome = plain }
    }
    transcript.messages = CompilerMessages.parse(outcome.text)
    if isTransformed, isPlain {
      // The transform uses every value; here they are unused that a page states.
      transcript.messages.removeAll { $0.group == "no-usage" && $0.severity == .warning }
    }
    transcript.hasCompiled = outcome.status == 0
    if outcome.status != 0, !transcript.messages.contains(where: { $0.severity == .error }) {
      transcript.messages.append(
        CompilerMessage(
          severity: .error, path: "", line: 0, byteColumn: 0,
          text: "the compiler failed with status \(outcome.status): \(outcome.text.suffix(400))"))
    }
    guard transcript.hasCompiled, program.mode == .run else { return transcript }

    try link(folder: folder, shared, into: &transcript)
    guard transcript.failure == nil else { return transcript }
    try execute(program, folder: folder, into: &transcript)
    return transcript
  }

  /// An error in the page's own text; the transform's are without a place, or of its own making.
  private static func blamesThePage(_ text: String, _ program: Program) -> Bool {
    let errors = CompilerMessages.parse(text).filter { $0.severity == .error }
    return !errors.isEmpty
      && errors.allSatisfy { $0.line > 0 && !$0.text.contains("value pack") && !$0.text.contains("non-escaping") }
  }

  private var searchPaths: [String] {
    ["-I", installation.modules, "-module-cache-path", modules, "-plugin-path", toolchain.plugins]
      + installation.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + options.definitions.flatMap { ["-D", $0] } + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
  }

  private func compile(_ program: Program, _ shared: SharedSources?, folder: String, isTransformed: Bool) throws
    -> FrontEnd.Outcome
  {
    var arguments = program.mode == .run ? ["-c", "-o", folder + "/page.o"] : ["-emit-sil", "-o", "/dev/null"]
    arguments += ["-primary-file", program.pagePath, "-module-name", "main"]
    arguments += ["-swift-version", String(program.languageMode), "-import-module", "PageRuntime"]
    arguments += ["-gline-tables-only"] + searchPaths
    if isTransformed { arguments += ["-playground", "-playground-option", "NoFunctionParameters"] }
    if let shared { arguments += ["-I", folder, "-testable-import-module", shared.module] }
    return try frontEnd.run(arguments, folder: folder + "/shadow", messages: folder + "/messages.txt")
  }

  private func link(folder: String, _ shared: SharedSources?, into transcript: inout Transcript) throws {
    let object = folder + "/page.o"
    // The start file registers the page's types and conformances with the runtime.
    let objects = [toolchain.startFile, object] + (shared.map { [$0.object] } ?? [])
    let libraries = ([object] + (shared.map { [$0.object] } ?? [])).flatMap {
      LinkedLibraries.named(in: $0, below: toolchain.libraries)
    }
    let link = try Subprocess.run(
      toolchain.linker,
      // Who calls `exit` is noted by the runtime.
      ["-shared", "--eh-frame-hdr"] + ["exit", "_exit", "_Exit", "quick_exit"].flatMap { ["--wrap", $0] }
        + ["-o", folder + "/page.so"] + objects + toolchain.staticPartsOfC + libraries)
    if link.status != 0 {
      transcript.failure = "the page cannot be linked: \(String(decoding: link.output, as: UTF8.self).prefix(600))"
    }
  }

  private func execute(_ program: Program, folder: String, into transcript: inout Transcript) throws {
    try FileManager.default.createDirectory(atPath: folder + "/scratch", withIntermediateDirectories: true)
    let files = try RunFiles(folder: folder)
    let layout = RunLayout(program: program, settle: program.timeout / 2)
    guard layout.write(program, to: files.state) else {
      throw RunFiles.Problem(path: folder + "/state", code: errno)
    }
    let reply = try ask(program, folder: folder, files, layout)
    let state = RunState(file: files.state, layout: layout)
    transcript.values = state.values
    for (index, mark) in state.marks.enumerated() { transcript.marks[index] = mark }
    transcript.outputs = state.outputs
    transcript.hasReachedEnd = state.hasReachedEnd
    transcript.output = RunFiles.bytes(of: files.output, limit: RunFiles.outputLimit)
    transcript.outputLength = max(RunFiles.size(of: files.output), transcript.output.count)
    let errorStart = max(0, RunFiles.size(of: files.errors) - RunFiles.errorLimit)
    transcript.errorOutputIsCut = errorStart > 0
    transcript.errorOutput = RunFiles.bytes(of: files.errors, from: errorStart, limit: RunFiles.errorLimit)
    transcript.pictures = PictureEvents.read(RunFiles.bytes(of: files.events, limit: RunFiles.eventLimit))
    RunEnd(
      program: program, reply: reply, state: state, errors: String(decoding: transcript.errorOutput, as: UTF8.self),
      symbols: Symbols(toolchain: toolchain, library: folder + "/page.so", page: program.pagePath)
    ).describe(in: &transcript)
  }

  /// Has the page host run a program.
  private func ask(_ program: Program, folder: String, _ files: RunFiles, _ layout: RunLayout) throws -> ArchRunReply {
    let host = try self.host ?? startHost()
    self.host = host
    let scratch = folder + "/scratch"
    let environment =
      options.environment + ["HOME=\(scratch)", "TMPDIR=\(scratch)", "LANG=C.UTF-8", "TZ=UTC", "TERM=dumb"]
    var text: [UInt8] = []
    for string in [folder, folder + "/page.so"] + environment { text += Array(string.utf8) + [0] }
    var header = ArchRunRequest(
      textLength: UInt32(text.count), identifier: 1, environmentCount: UInt32(environment.count), reserved: 0,
      timeoutMilliseconds: UInt64(program.timeout * 1000), memoryLimit: UInt64(program.memory),
      outputLimit: UInt64(RunFiles.fileLimit))
    let request = withUnsafeBytes(of: &header) { Array($0) } + text
    do {
      return try host.ask(request, for: ArchRunReply(), within: Int(program.timeout) + 30)
    } catch {
      // Another one serves the next page.
      self.host = nil
      guard RunState(file: files.state, layout: layout).header.hasStarted != 0 else { throw error }
      // It had begun to run the page: that is what ended it.
      var reply = ArchRunReply()
      reply.outcome = UInt32(ARCH_RUN_LOST)
      return reply
    }
  }

  private func startHost() throws -> ServerProcess {
    try ServerProcess(
      installation.host, [installation.runtime],
      environment: [
        "LD_LIBRARY_PATH=\(toolchain.libraries)", "SWIFT_DETERMINISTIC_HASHING=1", "LANG=C.UTF-8", "TZ=UTC",
      ])
  }
}

/// The `Sources` of a playground: one module, whose internal names its pages see.
struct SharedSources {
  let files: [String]
  let folder: String
  let module = "PlaygroundSources"
  var object: String { folder + "/sources.o" }

  var arguments: [String] {
    ["-c"] + files + [
      "-module-name", module, "-parse-as-library", "-enable-testing", "-swift-version", "5", "-emit-module",
      "-emit-module-path", "\(folder)/\(module).swiftmodule", "-o", object,
    ]
  }
}
