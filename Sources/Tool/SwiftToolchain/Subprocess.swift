#if canImport(Glibc)
  import Glibc
#endif

/// A program run to its end.
public enum Subprocess {
  public struct Result: Sendable {
    /// The exit status; 128 + the signal where one ended it.
    public var status: Int32
    /// Standard output and standard error.
    public var output: [UInt8]
  }

  public struct Problem: Error, CustomStringConvertible {
    public var executable: String
    public var code: Int32
    public var description: String { "\(executable) cannot be run: \(String(cString: strerror(code)))" }
  }

  /// Runs an executable with its output collected and no input.
  public static func run(_ executable: String, _ arguments: [String], folder: String? = nil) throws(Problem) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Problem(executable: executable, code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    let process: pid_t
    do {
      if let folder {
        process = try spawn(
          "/usr/bin/env", ["-C", folder, executable] + arguments, actions: &actions, environment: nil)
      } else {
        process = try spawn(executable, arguments, actions: &actions, environment: nil)
      }
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(status: code, output: output)
  }

  /// Starts a process; `environment` nil is this process's own.
  static func spawn(
    _ executable: String, _ arguments: [String], actions: inout posix_spawn_file_actions_t, environment: [String]?
  ) throws(Problem) -> pid_t {
    var process = pid_t()
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { $0.map { strdup($0) } + [nil] }
    defer {
      words.forEach { free($0) }
      variables?.forEach { free($0) }
    }
    let code =
      variables.map { posix_spawn(&process, executable, &actions, nil, words, $0) }
      ?? posix_spawn(&process, executable, &actions, nil, words, environ)
    guard code == 0 else { throw Problem(executable: executable, code: code) }
    return process
  }
}
