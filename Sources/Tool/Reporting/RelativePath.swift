/// Paths as seen from a folder.
enum RelativePath {
  /// An absolute path relative to an absolute folder; with `..` where it lies outside.
  static func of(_ path: String, from folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: base.count - shared)
    let relative = (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }
}
