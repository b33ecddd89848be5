import DocumentModel

/// Turns an author's links between source files into links between the site's pages.
struct PageLinks {
  private let permalinks: [String: String]

  init(_ pages: [ProjectPage]) {
    permalinks = Dictionary(pages.map { ($0.page.path, $0.permalink) }, uniquingKeysWith: { first, _ in first })
  }

  /// The address to write in a page: relative, so that it holds below any `baseurl` and from a file system.
  ///
  /// - Parameters:
  ///   - path: The linking page's path.
  ///   - permalink: The linking page's permalink.
  func address(
    _ link: String, from path: String, permalink: String, previous: String? = nil, next: String? = nil
  ) -> String {
    if link == "@next" { return next.map { PageLinks.relative(from: permalink, to: $0) } ?? link }
    if link == "@previous" { return previous.map { PageLinks.relative(from: permalink, to: $0) } ?? link }
    let end = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
    let file = link[..<end]
    guard !file.isEmpty, !file.hasPrefix("/"), !file.contains(":") else { return link }
    let target = PageLinks.resolve(PercentEncoding.decode(String(file)), below: path)
    guard let target, let found = permalinks[target] else { return link }
    return PageLinks.relative(from: permalink, to: found) + link[end...]
  }

  /// From one address of the site to another: `/docs/a/b/` and `/docs/a/c/` give `../c/`. Percent-encoded.
  static func relative(from: String, to target: String) -> String {
    // The folder that a relative address starts from: all before the last slash.
    let base = from.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast()
    let parts = target.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    var common = 0
    while common < base.count, common < parts.count - 1,
      base[base.startIndex + common] == parts[parts.startIndex + common]
    {
      common += 1
    }
    let up = String(repeating: "../", count: base.count - common)
    let address = up + PercentEncoding.encodePath(parts.dropFirst(common).joined(separator: "/"))
    return address.isEmpty ? "./" : address
  }

  /// The path that a relative path means, nil when it leaves the project.
  private static func resolve(_ link: String, below page: String) -> String? {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
