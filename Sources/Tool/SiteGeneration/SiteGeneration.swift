import DocumentModel

/// Makes a Jekyll-ready site of a verified project. Pure: what it returns is written by `SiteWriter`.
public struct SiteGenerator: Sendable {
  public var options: SiteOptions

  public init(_ options: SiteOptions = SiteOptions()) {
    self.options = options
  }

  /// The files of the site, in a fixed order and each path once.
  ///
  /// - Throws: `SiteError.invalidPermalink`, `SiteError.pathClash`, before anything could be written.
  public func files(for verified: VerifiedProject) throws -> [SiteFile] {
    let files: [SiteFile]
    switch options.format {
    case .html: files = try HTMLSite(verified, options).files()
    case .markdown: files = try MarkdownSite(verified, options).files()
    }
    var paths: Set<String> = []
    for file in files where !paths.insert(file.path).inserted { throw SiteError.pathClash(path: file.path) }
    return files
  }
}
