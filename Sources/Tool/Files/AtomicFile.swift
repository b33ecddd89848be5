import Glibc

/// Replaces files as a whole: whoever reads one meanwhile, and whoever finds it after a crash, sees the old text or the new one.
public enum AtomicFile {
  /// Why a file could not be written, in the system's words.
  public struct Failure: Error, Sendable, Equatable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// Of the system call that failed last.
    public static func current(_ path: String) -> Failure {
      Failure(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a file beside the path and moves it into its place. A link is followed; a file that is there keeps its permissions
  /// and, where the system allows it, its owner.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    let temporary = "\(target).\(getpid()).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .current(path) }
    do throws(Failure) {
      defer { close(descriptor) }
      if exists {
        // The owner first: a change of owner takes set-user-ID bits away.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        fchmod(descriptor, status.st_mode & 0o7777)
      }
      try write(bytes, to: descriptor, path: path)
      guard fsync(descriptor) == 0 else { throw .current(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let failure = Failure.current(path)
      unlink(temporary)
      throw failure
    }
  }

  /// Writes all of the bytes to an open file, pipe or device.
  public static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .current(path)
      }
    }
  }

  /// Where a link leads; the path itself when it is none.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
