import Files
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
  }

  /// Writes a report to a file, or to standard output for `-`.
  ///
  /// A file is replaced as a whole: whoever reads it meanwhile sees the old report or the new one. Pipes and devices are written
  /// to as they are; links are followed.
  public static func write(_ text: String, to path: String) throws(Failure) {
    do throws(AtomicFile.Failure) {
      try write(Array(text.utf8), to: path)
    } catch {
      throw Failure(path: error.path, reason: error.reason)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(AtomicFile.Failure) {
    if path == "-" { return try AtomicFile.write(bytes, to: STDOUT_FILENO, path: path) }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      return try AtomicFile.replace(path, with: bytes)
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .current(path) }
    defer { close(descriptor) }
    try AtomicFile.write(bytes, to: descriptor, path: path)
  }
}
