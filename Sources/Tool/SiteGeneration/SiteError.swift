/// Why a site was not generated or not written. Each says what to do.
public enum SiteError: Error, Equatable, CustomStringConvertible {
  /// A page's permalink cannot be a folder of the site.
  case invalidPermalink(page: String, permalink: String, reason: String)
  /// Two pages, or a page and a picture, would be the same file.
  case pathClash(path: String)
  /// The output folder holds a file there that was not generated.
  case occupied(path: String)
  /// Where the site should go there is a file.
  case notAFolder(path: String)
  /// A symbolic link lies on the way to a file.
  case symbolicLink(path: String)
  /// The manifest of an earlier generation cannot be understood.
  case unreadableManifest(path: String)
  /// The file system refused.
  case fileSystem(path: String, reason: String)

  public var description: String {
    switch self {
    case .invalidPermalink(let page, let permalink, let reason):
      "\(page): the permalink \"\(permalink)\" cannot be used: \(reason)"
    case .pathClash(let path):
      "two pages of the site would be \(path); rename one of them"
    case .occupied(let path):
      "\(path) exists and was not generated; move it away, or choose another output folder"
    case .notAFolder(let path):
      "\(path) is a file; a site needs a folder"
    case .symbolicLink(let path):
      "\(path) is a symbolic link, and nothing is written through it; replace it by a folder"
    case .unreadableManifest(let path):
      "\(path) is not a list of generated files; restore it, or delete the generated site with it"
    case .fileSystem(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
