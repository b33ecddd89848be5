/// The folder of a page in the site, made from its permalink. It never leads out of the output folder.
struct SitePath: Hashable {
  /// The folder's path relative to the output folder, without slashes at its ends; empty for the site's root.
  let folder: String

  /// The path of a file in the folder.
  func file(_ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// - Throws: `SiteError.invalidPermalink` when a part of the permalink would leave the output folder, or would be a
  ///   file that Jekyll passes over.
  init(permalink: String, page: String) throws {
    func invalid(_ reason: String) -> SiteError {
      .invalidPermalink(page: page, permalink: permalink, reason: reason)
    }
    guard permalink.utf8.first == UInt8(ascii: "/") else { throw invalid("it must begin with a slash") }
    let parts = permalink.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    for part in parts {
      if let fault = SitePath.fault(in: part) { throw invalid(fault) }
    }
    folder = parts.joined(separator: "/")
  }

  /// Whether a path is relative and stays below the folder that it is relative to.
  static func isContained(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
  }

  /// What makes a part of a permalink unusable, if anything does. Browsers, servers and Jekyll decode `%2e%2e`, so a part is
  /// judged by what it decodes to as well.
  private static func fault(in part: String) -> String? {
    let decoded = PercentEncoding.decode(part)
    for form in [part, decoded] {
      if form == "." || form == ".." { return "\"\(part)\" leads out of its folder" }
      if form.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "it has a control character" }
      if form.contains("\\") { return "it has a backslash" }
    }
    if decoded.contains("/") { return "\"\(part)\" hides a slash" }
    if let first = part.first, "._#~".contains(first) { return "Jekyll leaves out names that begin with \"\(first)\"" }
    if part.contains(where: { "?#%".contains($0) }) { return "\"\(part)\" has a \"?\", \"#\" or \"%\"" }
    if part.utf8.count > 255 { return "\"\(part.prefix(20))…\" is longer than a file's name may be (255 bytes)" }
    return nil
  }
}
