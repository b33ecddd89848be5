import Glibc

/// Puts reports where they were asked for.
public enum ReportWriter {
  /// Why a report could not be written.
  public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
    public var path: String
    /// In the system's words.
    public var reason: String

    public var description: String {
      "\(path): error: the report cannot be written: \(reason); its folder must exist and be writable"
    }

    static func current(_ path: String) -> Failure {
      Failure(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a report to a file, or to standard output for `-`.
  ///
  /// A file is replaced as a whole: whoever reads it meanwhile sees the old report or the new one. Pipes and devices are written
  /// to as they are; links are followed.
  public static func write(_ text: String, to path: String) throws(Failure) {
    if path == "-" { return try write(Array(text.utf8), descriptor: STDOUT_FILENO, path: path) }
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .current(path) }
      defer { close(descriptor) }
      return try write(Array(text.utf8), descriptor: descriptor, path: path)
    }
    try replace(target, with: Array(text.utf8), mode: exists ? status.st_mode & 0o777 : nil, path: path)
  }

  private static func replace(_ target: String, with bytes: [UInt8], mode: mode_t?, path: String) throws(Failure) {
    let temporary = "\(target).\(getpid()).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .current(path) }
    do throws(Failure) {
      defer { close(descriptor) }
      if let mode { fchmod(descriptor, mode) }
      try write(bytes, descriptor: descriptor, path: path)
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

  private static func write(_ bytes: [UInt8], descriptor: Int32, path: String) throws(Failure) {
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
