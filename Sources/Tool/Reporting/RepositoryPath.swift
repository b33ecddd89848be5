import Glibc

/// Where a project lies in its repository.
enum RepositoryPath {
  /// The path from the repository's root to a folder, `/`-separated; empty when they are one, or there is no repository.
  ///
  /// A repository's root holds `.git`: a folder, or a file in work trees and submodules.
  static func of(_ folder: String) -> String {
    let parts = folder.split(separator: "/").map(String.init)
    for count in (0...parts.count).reversed() {
      let root = "/" + parts.prefix(count).map { $0 + "/" }.joined()
      if access(root + ".git", F_OK) == 0 { return parts.dropFirst(count).joined(separator: "/") }
    }
    return ""
  }

  /// A path of the project as a path of the repository. Absolute paths stay.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
