/// Absolute paths as text, `/`-separated. But for `real` nothing here looks at the file system.
public enum FilePath {
  /// A path made absolute, without `.`, `..`, doubled or final slashes.
  public static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// A path without links; nil when there is nothing.
  public static func real(_ path: String) -> String? { FileSystem.realPath(path) }

  /// The last component.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  /// The folder a path lies in; `/` lies in itself.
  static func folder(of path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Whether a path is a folder or lies below it.
  public static func isWithin(_ path: String, _ folder: String) -> Bool {
    guard folder != "/" else { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    return path.utf8.count == folder.utf8.count || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// The path below a folder, without a slash at its start; nil when the path lies elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    guard isWithin(path, folder) else { return nil }
    return String(decoding: path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1), as: UTF8.self)
  }

  /// The components below a folder; nil when the path lies elsewhere.
  static func components(of path: String, below folder: String) -> [String]? {
    relative(path, to: folder)?.split(separator: "/").map(String.init)
  }

  /// The nearest folder that holds both paths.
  static func commonFolder(_ left: String, _ right: String) -> String {
    let shared = zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return "/" + shared.joined(separator: "/")
  }

  /// A name without its extension (lower case ASCII letters), in whatever letter case the name has it; nil when it has another.
  static func stem(of name: String, extension suffix: String) -> String? {
    let stem = name.utf8.dropLast(suffix.utf8.count + 1)
    let ending = name.utf8.dropFirst(stem.count)
    guard !stem.isEmpty, ending.first == UInt8(ascii: "."),
      // The extensions asked for are ASCII letters.
      ending.dropFirst().elementsEqual(suffix.utf8, by: { $0 | 0x20 == $1 })
    else { return nil }
    return String(decoding: stem, as: UTF8.self)
  }
}

extension String {
  /// The order of names: by their Unicode scalars, which is that of their UTF-8; the same on every machine and in every locale.
  func precedesByScalars(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
