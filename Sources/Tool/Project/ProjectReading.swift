import DocumentModel

extension ProjectFiles {
  /// Reads the pages and brings them into reading order.
  ///
  /// In a folder: the section's own page; pages whose front matter has an `order:`, by it; the others by the Unicode scalars of
  /// their names. Subsections likewise, by the `order:` of their own pages, after the folder's own pages. Playgrounds keep the
  /// order found. The configuration's `sections` come first of all. A file that cannot be read is a page with that error and
  /// without text, so that it is reported where it belongs and the others go on.
  public func read(with read: @escaping ProjectLoader.PageReader) -> DocumentationProject {
    var all = sections.flatMap { SectionReader(read: read, configuration: configuration).sections(of: $0) }
    var diagnostics = diagnostics
    let isWhole = sections.contains { $0.kind == .top }
    diagnostics += all.moveToFront(configuration.sections, reportingMissing: isWhole)
    diagnostics += Permalinks.assign(to: &all)
    var included = IncludedFiles(root: root)
    for section in all.indices {
      for page in all[section].section.pages.indices { included.read(into: &all[section].section.pages[page]) }
    }
    return DocumentationProject(
      root: root, configuration: configuration, sections: all.map(\.section), diagnostics: diagnostics)
  }
}

/// A section read, with what only the loader needs to know of it.
struct ReadSection {
  var section: Section
  /// The playground's or folder's name.
  var name: String
  var kind: SectionFiles.Kind
  /// For each page whether it is the section's own.
  var isOwn: [Bool]
}

/// Reads sections recursively.
private struct SectionReader {
  let read: ProjectLoader.PageReader
  let configuration: Configuration

  /// The section, when it has pages, and those below it.
  func sections(of files: SectionFiles) -> [ReadSection] {
    var pages = files.pages.map { (file: $0, page: page(of: $0)) }
    if files.kind == .folder || files.kind == .top {
      pages = pages.stablySorted { rank(of: $0.page, isOwn: $0.file.isSectionPage) }
    }
    let below = files.subsections.map { sections(of: $0) }.stablySorted { group in
      // A subsection is ranked by its own page, if that comes first in it.
      guard let first = group.first, first.kind == .folder, first.isOwn.first == true else { return .unordered }
      return rank(of: first.section.pages[0].page, isOwn: false)
    }
    var all: [ReadSection] = []
    if !pages.isEmpty {
      let own = pages.first { $0.file.isSectionPage }?.page
      all.append(
        ReadSection(
          section: Section(
            title: title(of: files, own: own), slug: files.slug,
            pages: pages.map { file, page in
              ProjectPage(
                page: page, title: page.ownTitle ?? file.name, name: file.name, permalink: "",
                sharedSources: file.sharedSources)
            }),
          name: files.name, kind: files.kind, isOwn: pages.map(\.file.isSectionPage)))
    }
    return all + below.flatMap { $0 }
  }

  private func page(of file: PageFile) -> Page {
    do throws(FileError) {
      return read(file.path, try FileSystem.bytes(of: file.absolutePath), configuration.scopes)
    } catch {
      let diagnostic = Diagnostic(
        path: file.path, line: 0, column: 0, rule: .readError, message: "cannot be read: \(error.reason)")
      let isMarkdown = FilePath.stem(of: file.path, extension: "md") != nil
      return Page(
        path: file.path, kind: isMarkdown ? .markdown : .playground, source: SourceText(bytes: []),
        diagnostics: [diagnostic])
    }
  }

  /// A playground's name; of a folder its own page's title, else its name; the project's title for its own folder.
  private func title(of files: SectionFiles, own: Page?) -> String {
    switch files.kind {
    case .playground: files.name
    case .folder: own?.ownTitle ?? files.name
    case .top: configuration.title ?? own?.ownTitle ?? files.name
    case .single: ""
    }
  }

  private func rank(of page: Page, isOwn: Bool) -> Rank {
    if isOwn { return .own }
    switch page.frontMatter["order"] {
    case .int(let number): return .ordered(Double(number))
    case .double(let number) where !number.isNaN: return .ordered(number)
    case .string(let text): return Double(text).map { $0.isNaN ? .unordered : .ordered($0) } ?? .unordered
    default: return .unordered
    }
  }
}

/// Where something comes among its siblings.
private enum Rank: Comparable {
  case own
  case ordered(Double)
  case unordered
}

extension Array {
  fileprivate func stablySorted(by rank: (Element) -> Rank) -> [Element] {
    enumerated().map { (rank: rank($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .map(\.element)
  }
}

extension [ReadSection] {
  /// Puts the sections that the configuration names before the others. Each may be named by its title, its folder's name or its
  /// slug; a folder brings the folders below it along.
  fileprivate mutating func moveToFront(_ names: [String], reportingMissing: Bool) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var front: [ReadSection] = []
    for name in names {
      let slug = name.split(separator: "/").map { Slug.of(String($0)) }.joined(separator: "/")
      let named = first { $0.section.title == name || $0.name == name } ?? first { $0.section.slug == slug }
      guard let named else {
        let isDone = front.contains { $0.section.title == name || $0.name == name || $0.section.slug == slug }
        if reportingMissing, !isDone {
          let nearest = NearestName.of(name, among: map(\.name)).map { "; did you mean “\($0)”?" } ?? ""
          diagnostics.append(
            Diagnostic(
              path: ProjectRoot.configurationName, line: 0, column: 0, severity: .warning, rule: .frontMatter,
              message: "“sections” names “\(name)”, but there is no such section" + nearest))
        }
        continue
      }
      let isMoved = { (section: ReadSection) in
        section.section.slug == named.section.slug
          || (named.kind == .folder && section.section.slug.hasPrefix(named.section.slug + "/"))
      }
      front += filter(isMoved)
      removeAll(where: isMoved)
    }
    self = front + self
    return diagnostics
  }
}
