#if canImport(Glibc)
  import Glibc
#endif

/// Removes what pages leave behind: however deep it is, whatever its permissions are, without following a link out of it.
enum FileTree {
  static func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    let opened = openFolder(AT_FDCWD, Array(path.utf8CString))
    guard opened >= 0 else { return }
    // One folder is open at a time, however deep the tree is.
    var current = opened
    var names: [[CChar]] = []
    while true {
      if let name = removeFiles(in: current) {
        let below = openFolder(current, name)
        if below >= 0 {
          names.append(name)
          close(current)
          current = below
          continue
        }
        // It can be neither entered nor removed: out of reach, and so is what holds it.
        break
      }
      guard let name = names.popLast() else { break }
      let above = openat(current, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      close(current)
      current = above
      guard current >= 0, unlinkat(current, name, AT_REMOVEDIR) == 0 else { break }
    }
    if current >= 0 { close(current) }
    rmdir(path)
  }

  /// Opens a folder, made accessible first; -1 for anything else, a link to a folder included.
  private static func openFolder(_ parent: Int32, _ name: [CChar]) -> Int32 {
    var status = stat()
    guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return -1
    }
    if status.st_mode & 0o700 != 0o700 { fchmodat(parent, name, 0o700, 0) }
    return openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Unlinks all that is no folder and every folder that is empty; returns the name of one that is not.
  private static func removeFiles(in folder: Int32) -> [CChar]? {
    // A stream takes its descriptor over; a position of its own, too.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 }).map { CChar(bitPattern: $0) } + [0]
      }
      if name == [0x2E, 0] || name == [0x2E, 0x2E, 0] { continue }
      if unlinkat(folder, name, 0) == 0 || errno == ENOENT { continue }
      if unlinkat(folder, name, AT_REMOVEDIR) == 0 { continue }
      return name
    }
    return nil
  }
}
