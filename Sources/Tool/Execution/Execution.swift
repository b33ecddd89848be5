import Dispatch
import DocumentModel
import FoundationEssentials
import Programs
import SwiftToolchain
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Compiles and runs programs: several at once, each in a process of its own.
public struct Execution: Sendable {
  public struct Options: Sendable {
    /// How many programs at once.
    public var jobs: Int
    /// Where compiled modules are kept between runs; nil where they cannot be.
    public var moduleCache: String?
    /// Names given to the compiler with `-D`.
    public var definitions: [String] = []
    /// NAME=value, for the pages.
    public var environment: [String] = []

    public init(jobs: Int, moduleCache: String?) {
      self.jobs = jobs
      self.moduleCache = moduleCache
    }
  }

  let toolchain: SwiftToolchain
  let installation: Installation
  let options: Options

  public init(toolchain: SwiftToolchain, installation: Installation, options: Options) {
    self.toolchain = toolchain
    self.installation = installation
    self.options = options
  }

  /// Runs the programs, in their order as far as several at once have one.
  ///
  /// - Parameter finished: Called with each program's index, its transcript and how long it took, in seconds, from any thread.
  ///   When it returns false no further program is begun.
  public func run(
    _ programs: [Program],
    finished: @escaping @Sendable (_ index: Int, _ transcript: Transcript, _ seconds: Double) -> Bool
  ) throws {
    guard !programs.isEmpty else { return }
    let folder = try TemporaryFolder()
    let modules = options.moduleCache ?? folder.path + "/modules"
    let next = Atomic<Int>(0)
    let workers = max(1, min(options.jobs, programs.count))
    // Long programs first would be better still; page order keeps the progress readable.
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let worker = Worker(toolchain: toolchain, installation: installation, options: options, modules: modules)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < programs.count else { return }
        let clock = ContinuousClock()
        let start = clock.now
        let transcript = worker.run(programs[index], folder: "\(folder.path)/\(index)")
        if !finished(index, transcript, (clock.now - start) / .seconds(1)) {
          next.store(programs.count, ordering: .relaxed)
        }
      }
    }
  }
}

/// A folder that is removed with all it holds.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "\(Self.base)/\(Self.prefix)\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Removes those that this process has made.
  static func removeAll() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] where name.hasPrefix(prefix) {
      FileTree.remove("\(base)/\(name)")
    }
  }

  private static var base: String {
    ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private static var prefix: String { "arch-docs-\(getpid())-" }

  deinit { FileTree.remove(path) }
}
