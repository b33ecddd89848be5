import Programs

#if canImport(Glibc)
  import Glibc
#endif

/// The files of a run that the tool reads afterwards. They are opened before it: a page may remove or replace what lies around it.
final class RunFiles {
  /// What of a page's output is kept, in bytes.
  static let outputLimit = 16 << 20
  /// What a page may write to any one file, standard output included, in bytes.
  static let fileLimit = 256 << 20
  static let errorLimit = 1 << 20
  static let eventLimit = 64 << 20

  struct Problem: Error, CustomStringConvertible {
    var path: String
    var code: Int32
    var description: String { "\(path) cannot be made: \(String(cString: strerror(code)))" }
  }

  let state: Int32
  let output: Int32
  let errors: Int32
  let events: Int32

  init(folder: String) throws(Problem) {
    var opened: [Int32] = []
    for name in ["state", "output", "errors", "events"] {
      let file = open("\(folder)/\(name)", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else {
        let code = errno
        for file in opened { close(file) }
        throw Problem(path: "\(folder)/\(name)", code: code)
      }
      opened.append(file)
    }
    (state, output, errors, events) = (opened[0], opened[1], opened[2], opened[3])
  }

  deinit { for file in [state, output, errors, events] { close(file) } }

  static func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// At most `limit` bytes from `offset`; fewer where the file ends.
  static func bytes(of file: Int32, from offset: Int = 0, limit: Int) -> [UInt8] {
    let length = max(0, min(limit, size(of: file) - offset))
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length {
        let got = pread(file, buffer.baseAddress.map { $0 + count }, length - count, off_t(offset + count))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
  }
}
