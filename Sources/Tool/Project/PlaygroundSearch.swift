import DocumentModel

/// Finds the pages of an Xcode playground.
struct PlaygroundSearch {
  /// The playground's absolute path.
  var folder: String
  var scope: SearchScope
  private(set) var diagnostics: [Diagnostic] = []

  init(folder: String, scope: SearchScope) {
    self.folder = folder
    self.scope = scope
  }

  /// The playground as a section: the pages that `contents.xcplayground` lists, in its order; all pages by name when it lists
  /// none; or the one page that lies at the playground's root.
  mutating func section() -> SectionFiles {
    var section = emptySection
    let shared = sources(of: folder)
    let present = pageFolders()
    for page in ordered(present) where !scope.isExcluded(page.folder) {
      section.pages.append(self.page(page, shared: shared))
    }
    if present.isEmpty, FileSystem.kind(of: FilePath.joined(folder, "Contents.swift")) == .file {
      section.pages = [singlePage(shared: shared)]
    }
    return section
  }

  /// The playground with one of its pages only, be it listed or not; nil when the file is no page of it.
  mutating func section(of file: String) -> SectionFiles? {
    let holder = FilePath.folder(of: file)
    var section = emptySection
    let shared = sources(of: folder)
    if holder == folder {
      section.pages = [singlePage(shared: shared)]
    } else if let name = FilePath.stem(of: FilePath.name(of: holder), extension: "xcplaygroundpage") {
      section.pages = [page((name, holder), shared: shared)]
    } else {
      return nil
    }
    return section
  }

  private var emptySection: SectionFiles {
    let fileName = FilePath.name(of: folder)
    let name = FilePath.stem(of: fileName, extension: "playground") ?? fileName
    return SectionFiles(kind: .playground, name: name, slug: Slug.of(name))
  }

  private mutating func page(_ page: PageFolder, shared: [String]) -> PageFile {
    let file = FilePath.joined(page.folder, "Contents.swift")
    let sources = (shared + sources(of: page.folder)).sorted { $0.precedesByScalars($1) }
    return PageFile(path: scope.relative(file), absolutePath: file, name: page.name, sharedSources: sources)
  }

  /// The page of a playground that has but one.
  private func singlePage(shared: [String]) -> PageFile {
    let file = FilePath.joined(folder, "Contents.swift")
    return PageFile(
      path: scope.relative(file), absolutePath: file, name: emptySection.name, isSectionPage: true,
      sharedSources: shared)
  }

  private typealias PageFolder = (name: String, folder: String)

  private mutating func pageFolders() -> [PageFolder] {
    let pages = FilePath.joined(folder, "Pages")
    guard FileSystem.isFolder(pages) else { return [] }
    return names(in: pages).compactMap { name in
      FilePath.stem(of: name, extension: "xcplaygroundpage").map { ($0, FilePath.joined(pages, name)) }
    }.sorted { $0.name.precedesByScalars($1.name) }
  }

  private mutating func ordered(_ present: [PageFolder]) -> [PageFolder] {
    let path = FilePath.joined(folder, "contents.xcplayground")
    guard FileSystem.kind(of: path) != nil else { return present }
    let listed: [XMLElement]
    do {
      listed = try XMLElement.elements(in: FileSystem.bytes(of: path)).filter {
        $0.name == "page" && $0.attributes["name"] != nil
      }
    } catch let error as XMLElement.Malformed {
      complain(at: path, line: error.line, "not well-formed XML (\(error.reason)); pages are taken by name")
      return present
    } catch {
      complain(
        at: path, line: 0, "cannot be read (\((error as? FileError)?.reason ?? "\(error)")); pages are taken by name")
      return present
    }
    if listed.isEmpty { return present }

    // Names are compared as text, not bytes: file systems may have decomposed them.
    let byName = Dictionary(present.map { ($0.name, $0) }) { first, _ in first }
    var taken: Set<String> = []
    var pages: [PageFolder] = []
    for element in listed {
      guard let name = element.attributes["name"], taken.insert(name).inserted else { continue }
      if let page = byName[name] {
        pages.append(page)
      } else {
        let nearest = NearestName.of(name, among: present.map(\.name)).map { "; did you mean “\($0)”?" } ?? ""
        complain(at: path, line: element.line, "the page “\(name)” is listed but there is no such page" + nearest)
      }
    }
    for page in present where !taken.contains(page.name) && !scope.isExcluded(page.folder) {
      complain(
        at: path, line: 0, severity: .warning,
        "the page “\(page.name)” is not listed here, so it is no part of the documentation: "
          + "add <page name='\(page.name)'/>, or remove the page")
    }
    return pages
  }

  /// The Swift files that are one module for pages to import.
  private mutating func sources(of folder: String) -> [String] {
    let sources = FilePath.joined(folder, "Sources")
    guard FileSystem.isFolder(sources) else { return [] }
    return names(in: sources)
      .filter { !$0.hasPrefix(".") && FilePath.stem(of: $0, extension: "swift") != nil }
      .map { FilePath.joined(sources, $0) }
      .filter { FileSystem.kind(of: $0) == .file }
  }

  private mutating func names(in folder: String) -> [String] {
    do {
      return try FileSystem.names(in: folder)
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
}

/// What a search may look at.
struct SearchScope {
  /// The project's root.
  var root: String
  /// Patterns for paths relative to the root.
  var excludedPatterns: [Glob]
  /// Absolute paths of folders and files that are not looked at.
  var excludedPaths: [String]

  func relative(_ path: String) -> String {
    FilePath.relative(path, to: root) ?? path
  }

  func isExcluded(_ path: String) -> Bool {
    if excludedPaths.contains(where: { FilePath.isWithin(path, $0) }) { return true }
    if excludedPatterns.isEmpty { return false }
    let relative = relative(path)
    return excludedPatterns.contains { $0.matches(relative) }
  }
}
