import DocumentModel
import FoundationEssentials
import PageProtocol
import Programs
import SwiftToolchain

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
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      return try attempt(program, folder: folder)
    } catch {
      var transcript = Transcript()
      transcript.failure = "\(error)"
      return transcript
    }
  }

  private func attempt(_ program: Program, folder: String) throws -> Transcript {
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

    var outcome = try compile(program, shared, folder: folder, isTransformed: program.mode == .run)
    if outcome.status != 0, program.mode == .run, !Self.blamesThePage(outcome.text, program) {
      // The transform itself fails on some legal code: without it there are no values, but the page runs.
      let plain = try compile(program, shared, folder: folder, isTransformed: false)
      if plain.status == 0 { outcome = plain }
    }
    transcript.messages = CompilerMessages.parse(outcome.text)
    transcript.hasCompiled = outcome.status == 0
    if outcome.status != 0, !transcript.messages.contains(where: { $0.severity == .error }) {
      transcript.messages.append(
        CompilerMessage(
          severity: .error, path: "", line: 0, byteColumn: 0,
          text: "the compiler failed with status \(outcome.status): \(outcome.text.suffix(400))"))
    }
    guard transcript.hasCompiled, program.mode == .run else { return transcript }

    // The start file registers the page's types and conformances with the runtime.
    let objects = [toolchain.startFile, folder + "/page.o"] + (shared.map { [$0.object] } ?? [])
    let link = try Subprocess.run(
      toolchain.linker, ["-shared", "--eh-frame-hdr", "-o", folder + "/page.so"] + objects + toolchain.staticPartsOfC)
    guard link.status == 0 else {
      transcript.failure = "the page cannot be linked: \(String(decoding: link.output, as: UTF8.self).prefix(600))"
      return transcript
    }
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

  private func execute(_ program: Program, folder: String, into transcript: inout Transcript) throws {
    try FileManager.default.createDirectory(atPath: folder + "/scratch", withIntermediateDirectories: true)
    let state = try RunState(program: program, path: folder + "/state")
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
      outputLimit: UInt64(RunState.outputLimit))
    let request = withUnsafeBytes(of: &header) { Array($0) } + text
    let reply: ArchRunReply
    do {
      reply = try host.ask(request, for: ArchRunReply(), within: Int(program.timeout) + 30)
    } catch {
      self.host = nil
      throw error
    }
    let symbols = Symbols(toolchain: toolchain, library: folder + "/page.so", page: program.pagePath)
    state.read(reply, folder: folder, symbols: symbols, timeout: program.timeout, into: &transcript)
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
