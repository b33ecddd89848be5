#if canImport(Glibc)
  import Glibc
#endif

/// A helper process that answers requests on a socket, its descriptor 3: the warm front end, or the page host.
public final class ServerProcess {
  private let process: pid_t
  private let socket: Int32

  public enum Problem: Error, CustomStringConvertible {
    case ended(String)
    case silent(String, seconds: Int)

    public var description: String {
      switch self {
      case .ended(let name): "\(name) has ended unexpectedly"
      case .silent(let name, let seconds): "\(name) did not answer within \(seconds) seconds"
      }
    }
  }

  private let name: String

  /// Starts it. `environment` is NAME=value, all that it gets.
  public init(_ executable: String, _ arguments: [String], environment: [String]) throws {
    name = String(executable.split(separator: "/").last ?? "")
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      throw Subprocess.Problem(executable: executable, code: errno)
    }
    socket = sockets[0]
    defer { close(sockets[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, sockets[1], 3)
    do {
      process = try Subprocess.spawn(executable, arguments, actions: &actions, environment: environment)
    } catch {
      close(sockets[0])
      throw error
    }
  }

  deinit {
    close(socket)
    // At the end of its input it ends by itself; a front end in the midst of a run is not waited for.
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends a request and waits for the answer, a plain C structure.
  public func ask<Reply>(_ request: [UInt8], for reply: Reply, within seconds: Int) throws(Problem) -> Reply {
    var sent = 0
    while sent < request.count {
      let count = request.withUnsafeBytes { bytes in
        send(socket, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended(name) }
      sent += count
    }
    var reply = reply
    var received = 0
    while received < MemoryLayout<Reply>.size {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(seconds * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .silent(name, seconds: seconds) }
      let count = withUnsafeMutableBytes(of: &reply) { bytes in
        read(socket, bytes.baseAddress.map { $0 + received }, bytes.count - received)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended(name) }
      received += count
    }
    return reply
  }
}
