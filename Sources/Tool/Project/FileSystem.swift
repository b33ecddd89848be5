import Glibc

/// Why a file or folder could not be read, in the system's words.
struct FileError: Error {
  var reason: String

  static func current() -> FileError {
    FileError(reason: String(cString: strerror(errno)))
  }
}

/// The few questions that loading a project asks of the file system.
enum FileSystem {
  enum Kind {
    case file, folder, other
  }

  /// What names a folder whatever the path it is reached by.
  struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  /// What a path is, links followed; nil when there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func identity(of path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? Identity(device: status.st_dev, inode: status.st_ino) : nil
  }

  /// A path without links; nil when there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func workingDirectory() -> String { realPath(".") ?? "/" }

  /// A name in a folder.
  struct Entry {
    var name: String
    /// What it is when the folder itself tells; nil for links and where it does not.
    var kind: Kind?
  }

  /// What lies in a folder, in the order of the names' Unicode scalars.
  static func entries(in folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .current() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: nil
        }
      entries.append(Entry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.precedesByScalars($1.name) }
  }

  /// The names in a folder, in the order of their Unicode scalars.
  static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// The bytes of a regular file. Pipes and devices are refused: reading one may never end.
  static func bytes(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .current() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(reason: "Not a regular file") }

    // One more than the size, so that the end shows without another reading.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(count, 4096))) }
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count) }
      if got < 0 {
        if errno == EINTR { continue }
        throw .current()
      }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
