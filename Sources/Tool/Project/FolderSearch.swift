import DocumentModel

/// Finds sections and pages in folders.
///
/// Not searched: names that begin with `.`, `_site`, `node_modules`, Xcode's own bundles, what is excluded, and a folder that was
/// reached before, so that links in a circle end.
struct FolderSearch {
  let scope: SearchScope
  private(set) var diagnostics: [Diagnostic] = []
  private var entered: Set<FileSystem.Identity> = []
  /// The folder being searched, without links.
  private var top = ""

  init(scope: SearchScope) {
    self.scope = scope
  }

  /// The section that a folder is, with those below it.
  ///
  /// - Parameter slugs: The folder's part of permalinks; empty for the project's own folder.
  mutating func section(of folder: String, slugs: [String]) -> SectionFiles {
    top = FileSystem.realPath(folder) ?? folder
    return search(folder, slugs: slugs)
  }

  /// A playground as a section.
  mutating func playground(_ folder: String) -> SectionFiles {
    var search = PlaygroundSearch(folder: folder, scope: scope)
    let section = search.section()
    diagnostics += search.diagnostics
    return section
  }

  private mutating func search(_ folder: String, slugs: [String]) -> SectionFiles {
    let name = FilePath.name(of: folder)
    var section = SectionFiles(kind: slugs.isEmpty ? .top : .folder, name: name, slug: slugs.joined(separator: "/"))
    guard let identity = FileSystem.identity(of: folder), entered.insert(identity).inserted else { return section }

    if let playgrounds = nefPlaygrounds(in: folder) {
      section.subsections = playgrounds
      return section
    }
    var folders: [(name: String, path: String)] = []
    for entry in entries(in: folder) where Self.isSearched(entry.name) {
      let name = entry.name
      let path = FilePath.joined(folder, name)
      if scope.isExcluded(path) { continue }
      if entry.kind.map({ $0 == .folder }) ?? FileSystem.isFolder(path) {
        if entry.kind != nil || !leadsBack(path) { folders.append((name, path)) }
      } else if let stem = FilePath.stem(of: name, extension: "md") {
        let isOwn = Self.isSectionPage(stem)
        section.pages.append(
          PageFile(
            path: scope.relative(path), absolutePath: path, name: isOwn ? section.name : stem, isSectionPage: isOwn))
      }
    }
    section.pages.sort { $0.name.precedesByScalars($1.name) }
    section.subsections = subsections(folders, in: folder, slugs: slugs)
    return section
  }

  /// The sections below a folder: the playgrounds of its workspace in that order, then playgrounds and folders by name.
  private mutating func subsections(
    _ folders: [(name: String, path: String)], in folder: String, slugs: [String]
  ) -> [SectionFiles] {
    let isPlayground = { (name: String) in FilePath.stem(of: name, extension: "playground") != nil }
    let (listed, isListed) = workspacePlaygrounds(folders)
    var sections = listed.map { playground($0) }
    var others: [(name: String, path: String)] = folders.map {
      (FilePath.stem(of: $0.name, extension: "playground") ?? $0.name, $0.path)
    }
    others.sort { $0.name.precedesByScalars($1.name) }
    for other in others {
      let fileName = FilePath.name(of: other.path)
      if isPlayground(fileName) {
        if !isListed { sections.append(playground(other.path)) }
      } else if !Self.bundles.contains(where: { FilePath.stem(of: fileName, extension: $0) != nil }) {
        sections.append(search(other.path, slugs: slugs + [Slug.of(other.name)]))
      }
    }
    return sections
  }

  /// What the workspaces of a folder list, and whether they list anything.
  private mutating func workspacePlaygrounds(_ folders: [(name: String, path: String)]) -> ([String], Bool) {
    var listed: [String] = []
    var files: [String] = []
    for workspace in folders where FilePath.stem(of: workspace.name, extension: "xcworkspace") != nil {
      let order: WorkspaceOrder
      do {
        order = try WorkspaceOrder(workspace: workspace.path)
      } catch {
        let malformed = error as? XMLElement.Malformed
        let reason = malformed?.reason ?? (error as? FileError)?.reason ?? "\(error)"
        complain(
          at: FilePath.joined(workspace.path, "contents.xcworkspacedata"), line: malformed?.line ?? 0,
          "cannot be read (\(reason)); playgrounds are taken by name")
        continue
      }
      if !order.entries.isEmpty { files.append(order.file) }
      for entry in order.entries where !listed.contains(entry.playground) && !scope.isExcluded(entry.playground) {
        if !FilePath.isWithin(entry.playground, scope.root) {
          complain(at: order.file, line: entry.line, "\(entry.playground) lies outside the project")
        } else if let present = Self.present(entry.playground, among: folders) {
          listed.append(present)
        } else {
          complain(
            at: order.file, line: entry.line,
            "the playground “\(scope.relative(entry.playground))” is listed but does not exist")
        }
      }
    }
    guard let file = files.first else { return ([], false) }
    for other in folders where FilePath.stem(of: other.name, extension: "playground") != nil {
      if !listed.contains(other.path) {
        complain(
          at: file, line: 0, severity: .warning,
          "the playground “\(other.name)” is not listed here, so it is no part of the documentation: "
            + "add it to the workspace, or remove it")
      }
    }
    return (listed, true)
  }

  /// A listed playground under the name that the file system has for it, which may be spelled in another normal form.
  private static func present(_ playground: String, among folders: [(name: String, path: String)]) -> String? {
    folders.first { $0.path == playground }?.path ?? (FileSystem.isFolder(playground) ? playground : nil)
  }

  /// The playgrounds of a nef playground (`Name.app/Contents/MacOS`), or nil when the folder is none. Nothing else in it is
  /// documentation.
  private mutating func nefPlaygrounds(in folder: String) -> [SectionFiles]? {
    let inner = FilePath.joined(FilePath.joined(folder, "Contents"), "MacOS")
    guard FileSystem.isFolder(inner) else { return nil }
    let folders = entries(in: inner).map { (name: $0.name, path: FilePath.joined(inner, $0.name)) }.filter {
      Self.isSearched($0.name) && FileSystem.isFolder($0.path) && !scope.isExcluded($0.path)
    }
    let isPlayground = { (name: String) in FilePath.stem(of: name, extension: "playground") != nil }
    guard folders.contains(where: { isPlayground($0.name) }) else { return nil }
    let relevant = folders.filter {
      isPlayground($0.name) || FilePath.stem(of: $0.name, extension: "xcworkspace") != nil
    }
    return subsections(relevant, in: inner, slugs: [])
  }

  /// Whether a link leads to a folder that is searched under its own name.
  private func leadsBack(_ path: String) -> Bool {
    guard FileSystem.isLink(path), let real = FileSystem.realPath(path) else { return false }
    return FilePath.isWithin(real, top) || FilePath.isWithin(top, real)
  }

  private mutating func entries(in folder: String) -> [FileSystem.Entry] {
    do {
      return try FileSystem.entries(in: folder)
    } catch {
      complain(at: folder, line: 0, "cannot be searched: \(error.reason)")
      return []
    }
  }

  private mutating func complain(
    at path: String, line: Int, severity: Diagnostic.Severity = .error, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        path: scope.relative(path), line: line, column: line == 0 ? 0 : 1, severity: severity, rule: .readError,
        message: message))
  }

  private static let bundles = ["xcodeproj", "xcworkspace", "xcassets", "xcplaygroundpage"]

  private static func isSearched(_ name: String) -> Bool {
    !name.hasPrefix(".") && name != "_site" && name != "node_modules"
  }

  /// Whether a file of this name (without extension) is its section's own page.
  static func isSectionPage(_ stem: String) -> Bool {
    ["readme", "index"].contains(stem.lowercased())
  }
}
