import DocumentModel

/// Makes a documentation project of the paths on a command line.
///
/// A path may be a nef playground (`Documentation.app`), a `.playground`, a folder of either or of Markdown sections, a mix, or a
/// single `.md` or `.swift` file. Links are followed, circles end.
///
///     let loader = ProjectLoader(paths: ["Documentation"], parsingConfigurationWith: parseYAML)
///     let project = try loader.load(readingWith: PageParser.parse)
public struct ProjectLoader: Sendable {
  /// Makes a page of a path (relative to the project's root), its file's bytes, and what the configuration says its blocks share.
  public typealias PageReader = (_ path: String, _ bytes: [UInt8], _ scopes: Configuration.ScopeSharing) -> Page

  /// Makes the top-level keys of YAML's bytes, with their lines.
  public typealias ConfigurationParser =
    @Sendable (_ bytes: [UInt8]) throws(ConfigurationProblem) -> [FrontMatter.Entry]

  /// Files and folders, absolute or relative to the working directory.
  public var paths: [String]
  /// An absolute path.
  public var workingDirectory: String
  /// Read instead of the root's `arch-docs.yml`.
  public var configurationFile: String?
  /// Files and folders that are not searched, such as the folder a site is written to, absolute or relative to the working
  /// directory.
  public var excludedPaths: [String]
  /// Whether a folder may hold no page at all.
  public var allowsEmpty: Bool
  private let parseConfiguration: ConfigurationParser

  /// - Parameters:
  ///   - paths: None stands for the working directory.
  ///   - workingDirectory: The process's own by default.
  ///   - excluding: See `excludedPaths`.
  public init(
    paths: [String], workingDirectory: String? = nil, configurationFile: String? = nil, excluding: [String] = [],
    allowsEmpty: Bool = false, parsingConfigurationWith parseConfiguration: @escaping ConfigurationParser
  ) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.workingDirectory = workingDirectory ?? FileSystem.workingDirectory()
    self.configurationFile = configurationFile
    excludedPaths = excluding
    self.allowsEmpty = allowsEmpty
    self.parseConfiguration = parseConfiguration
  }

  /// Finds the pages and reads them.
  public func load(readingWith read: @escaping PageReader) throws(ProjectError) -> DocumentationProject {
    try find().read(with: read)
  }

  /// Finds the pages without reading any: for what needs the files only, such as a cache's quick answer.
  public func find() throws(ProjectError) -> ProjectFiles {
    var absolute: [(given: String, path: String)] = []
    for given in paths {
      let path = FilePath.absolute(given, from: workingDirectory)
      try check(path, given: given)
      absolute.append((given, path))
    }
    let root = ProjectRoot.root(for: absolute.map(\.path), workingDirectory: workingDirectory)
    let configuration = try configuration(root: root)
    let scope = SearchScope(
      root: root, excludedPatterns: configuration.exclude.map(Glob.init),
      excludedPaths: excludedPaths.map { FilePath.absolute($0, from: workingDirectory) })

    var sections: [SectionFiles] = []
    var diagnostics: [Diagnostic] = []
    for (given, path) in absolute {
      guard FileSystem.isFolder(path) else {
        add(SinglePage(file: path, scope: scope).section, to: &sections)
        continue
      }
      // Each path is searched for itself: one that lies within another is no circle.
      var search = FolderSearch(scope: scope)
      let section = found(at: path, root: root, &search)
      diagnostics += search.diagnostics.filter { !diagnostics.contains($0) }
      if section.allPages.isEmpty, !allowsEmpty { throw .noPages(path: given) }
      sections.append(section)
    }
    var files = ProjectFiles(
      root: root, configuration: configuration, sections: sections, diagnostics: diagnostics)
    files.removeRepeatedPages()
    return files
  }

  private func found(at path: String, root: String, _ search: inout FolderSearch) -> SectionFiles {
    let name = FilePath.name(of: path)
    if FilePath.stem(of: name, extension: "playground") != nil { return search.playground(path) }
    if FilePath.stem(of: name, extension: "xcplaygroundpage") != nil {
      let file = FilePath.joined(path, "Contents.swift")
      return SinglePage(file: file, scope: search.scope).section
    }
    let slugs = FilePath.components(of: path, below: root) ?? []
    return search.section(of: path, slugs: slugs.map(Slug.of))
  }

  private func check(_ path: String, given: String) throws(ProjectError) {
    switch FileSystem.kind(of: path) {
    case .folder:
      do throws(FileError) {
        _ = try FileSystem.names(in: path)
      } catch {
        throw .unreadable(path: given, reason: error.reason)
      }
    case .file:
      if SinglePage.name(of: path) == nil { throw .notAPage(path: given) }
    case .other:
      throw .notAPage(path: given)
    case nil:
      let siblings = (try? FileSystem.names(in: FilePath.folder(of: path))) ?? []
      throw .missing(path: given, nearest: NearestName.of(FilePath.name(of: path), among: siblings))
    }
  }

  private func configuration(root: String) throws(ProjectError) -> Configuration {
    if let configurationFile {
      return try ConfigurationFile.read(
        FilePath.absolute(configurationFile, from: workingDirectory), shownAs: configurationFile,
        parsingWith: parseConfiguration)
    }
    let path = FilePath.joined(root, ProjectRoot.configurationName)
    guard FileSystem.kind(of: path) != nil else { return Configuration() }
    let shown = FilePath.relative(path, to: workingDirectory) ?? path
    return try ConfigurationFile.read(path, shownAs: shown, parsingWith: parseConfiguration)
  }

  /// Pages given one after the other are one section when they lie in one.
  private func add(_ section: SectionFiles, to sections: inout [SectionFiles]) {
    if let last = sections.indices.last, sections[last].kind == section.kind, sections[last].slug == section.slug,
      sections[last].name == section.name, section.kind != .top
    {
      sections[last].pages += section.pages
    } else {
      sections.append(section)
    }
  }
}

extension ProjectFiles {
  /// A file named twice, or by itself and with its folder, is one page.
  fileprivate mutating func removeRepeatedPages() {
    var seen: Set<String> = []
    func remove(from section: inout SectionFiles) {
      section.pages.removeAll { !seen.insert($0.absolutePath).inserted }
      for index in section.subsections.indices { remove(from: &section.subsections[index]) }
    }
    for index in sections.indices { remove(from: &sections[index]) }
  }
}
