import FoundationEssentials
import PageProtocol

#if canImport(Glibc)
  import Glibc
#endif

/// The compiler's front end, kept warm where that works and run anew each time where it does not. One for each worker.
public final class FrontEnd {
  private let toolchain: SwiftToolchain
  private let preload: String?
  private var server: ServerProcess?
  private var isCold: Bool

  /// How long a single program may take to compile, in seconds.
  static let limit = 300

  public struct Outcome: Sendable {
    public var status: Int32
    /// What the compiler said.
    public var text: String
  }

  /// `preload` is the library that makes a server of the front end; nil compiles cold.
  public init(toolchain: SwiftToolchain, preload: String?) {
    self.toolchain = toolchain
    self.preload = preload
    isCold = preload == nil
  }

  /// Runs the front end in a folder; `messages` is a file that it may overwrite.
  public func run(_ arguments: [String], folder: String, messages: String) throws -> Outcome {
    let arguments = ["-frontend"] + arguments
    if !isCold {
      do {
        return try runWarm(arguments, folder: folder, messages: messages)
      } catch ServerProcess.Problem.ended {
        // Preloading does not work here (or the server was killed): the slow way always does.
        isCold = true
        server = nil
      }
    }
    let result = try Subprocess.run(toolchain.frontEnd, arguments, folder: folder)
    return Outcome(status: result.status, text: String(decoding: result.output, as: UTF8.self))
  }

  private func runWarm(_ arguments: [String], folder: String, messages: String) throws -> Outcome {
    let server = try self.server ?? start()
    self.server = server
    var text: [UInt8] = []
    for string in [folder, messages, messages + ".err", "swift-frontend"] + arguments {
      text += Array(string.utf8) + [0]
    }
    var header = ArchCompileRequest(textLength: UInt32(text.count), identifier: 1)
    let request = withUnsafeBytes(of: &header) { Array($0) } + text
    let reply = try server.ask(request, for: ArchCompileReply(), within: Self.limit)
    let output = [messages, messages + ".err"].map { FileManager.default.contents(atPath: $0) ?? Data() }
    let status = reply.waitStatus & 0x7F == 0 ? (reply.waitStatus >> 8) & 0xFF : 128 + (reply.waitStatus & 0x7F)
    return Outcome(status: status, text: output.map { String(decoding: $0, as: UTF8.self) }.joined())
  }

  private func start() throws -> ServerProcess {
    let names: [String] = ["PATH", "HOME", "TMPDIR"]
    let kept: [String] = names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    return try ServerProcess(
      toolchain.frontEnd, ["-frontend"], environment: kept + ["LD_PRELOAD=\(preload ?? "")", "ARCH_DOCS_WARM=1"])
  }
}
