/// The file names of a project's pictures: `<page-slug>-<number>.svg`, each only once. Reports and sites share them.
///
/// Two pages of one slug carry their section's slug too, `<section>_<page>-<number>.svg`; no slug holds a `_`, so such a name is
/// never another page's own.
public struct PictureNames: Sendable {
  /// By the page's place in the project.
  private let stems: [String]

  public init(_ project: DocumentationProject) {
    let pages = project.sections.flatMap { section in section.pages.map { (section.slug, Self.stem(of: $0)) } }
    let uses = Dictionary(grouping: pages, by: \.1).mapValues(\.count)
    var taken: Set<String> = []
    stems = pages.map { section, page in
      let isShared = uses[page, default: 0] > 1 && !section.isEmpty
      let wanted = Self.shortened(isShared ? "\(section.replacingSlashes)_\(page)" : page)
      var stem = wanted
      var number = 2
      while !taken.insert(stem).inserted {
        stem = "\(wanted)_\(number)"
        number += 1
      }
      return stem
    }
  }

  /// The name of a page's picture.
  ///
  /// - Parameters:
  ///   - number: From 1, through all blocks of the page.
  ///   - page: The page's place in `DocumentationProject.pages`.
  public func file(_ number: Int, ofPageAt page: Int) -> String {
    "\(stems[page])-\(number).svg"
  }

  private static func stem(of page: ProjectPage) -> String {
    let slug = Slug.of(page.name)
    return slug.isEmpty ? "page" : slug
  }

  /// File systems take 255 bytes a name; the number and extension need their share.
  private static func shortened(_ stem: String) -> String {
    var stem = stem
    while stem.utf8.count > 200 { stem.unicodeScalars.removeLast() }
    return stem
  }
}

extension String {
  fileprivate var replacingSlashes: String { split(separator: "/").joined(separator: "_") }
}
