import DocumentModel
import Execution
import Reporting
import Verifying

#if canImport(Glibc)
  import Glibc
#endif

/// The executable: one subcommand a file.
@main
enum ArchDocs {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      CompileCommand.self, JekyllCommand.self, ListCommand.self, ExplainCommand.self, CleanCommand.self,
      VersionCommand.self,
    ]
  }

  static func main() {
    // A standard stream that was closed would give its number to the next file opened.
    while true {
      let file = open("/dev/null", O_RDWR)
      if file < 0 { break }
      if file > 2 {
        close(file)
        break
      }
    }
    Interruption.endInOrder()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> Int32 {
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      print(help)
      return 0
    }
    if name == "--version" { return run(["version"]) }
    guard let command = commands.first(where: { $0.name == name }) else {
      let near = NearestName.of(name, among: commands.map { $0.name }).map { "; `\($0)` is meant, perhaps" } ?? ""
      say("error: there is no command `\(name)`\(near). `arch-docs --help` lists them all")
      return ExitStatus.usage
    }
    if words.contains("--help") || words.contains("-h") {
      print("\(command.summary)\n\nExample: \(command.example)\n")
      print(Arguments.help(for: command.options))
      return 0
    }
    do {
      return try command.run(try Arguments(Array(words.dropFirst()), options: command.options))
    } catch let error as Arguments.Problem {
      say("error: \(error.message). `arch-docs \(name) --help` lists the options")
      return ExitStatus.usage
    } catch let error as VerifierError {
      say(error.description)
      if case .installation = error { return ExitStatus.failure }
      return ExitStatus.notHeld
    } catch let error as ReportWriter.Failure {
      say(error.description)
      return ExitStatus.failure
    } catch let error as CommandFailure {
      say(error.message)
      return error.status
    } catch {
      say("error: \(error)")
      return ExitStatus.failure
    }
  }

  private static var help: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)"
    }
    return """
      arch-docs proves documentation: it compiles and runs the Swift examples of playground pages and Markdown, checks what
      they state, and writes a site whose results are the verified ones.

      Usage: arch-docs COMMAND [PATH…] [OPTIONS]

      \(lines.joined(separator: "\n"))

      `arch-docs COMMAND --help` tells more.
      """
  }
}

/// A subcommand.
protocol Command {
  static var name: String { get }
  static var summary: String { get }
  static var example: String { get }
  static var options: [Option] { get }
  static func run(_ arguments: Arguments) throws -> Int32
}

enum ExitStatus {
  static let held: Int32 = 0
  static let notHeld: Int32 = 1
  static let usage: Int32 = 64
  static let failure: Int32 = 70

  static func of(_ verified: VerifiedProject) -> Int32 {
    verified.hasPassed ? held : verified.toolHasFailed ? failure : notHeld
  }
}

/// Ends a command with a message.
struct CommandFailure: Error {
  var message: String
  var status: Int32
}

/// Writes a line to standard error.
func say(_ text: String) { writeError(text.hasSuffix("\n") ? text : text + "\n") }

/// Writes text to standard error as it is.
func writeError(_ text: String) {
  let bytes = Array(text.utf8)
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { write(2, $0.baseAddress.map { $0 + done }, bytes.count - done) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    done += count
  }
}
