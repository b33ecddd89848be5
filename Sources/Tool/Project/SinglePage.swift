import DocumentModel

/// A page named by its own file.
///
/// A file in a playground is that playground's page. Any other belongs to a section without a title whose permalinks begin like
/// its folder's, so that a page has one permalink however it is named.
struct SinglePage {
  var section: SectionFiles

  init(file: String, scope: SearchScope) {
    if let playground = Self.playground(of: file) {
      var search = PlaygroundSearch(folder: playground, scope: scope)
      if let section = search.section(of: file) {
        self.section = section
        return
      }
    }
    let folders = FilePath.components(of: FilePath.folder(of: file), below: scope.root) ?? []
    let name = Self.name(of: file) ?? FilePath.name(of: file)
    section = SectionFiles(kind: .single, name: "", slug: folders.map(Slug.of).joined(separator: "/"))
    section.pages = [
      PageFile(
        path: scope.relative(file), absolutePath: file, name: name,
        isSectionPage: FolderSearch.isSectionPage(name) && FilePath.stem(of: file, extension: "md") != nil)
    ]
  }

  /// The name of a page's file without its extension; nil when it is no page.
  static func name(of file: String) -> String? {
    let name = FilePath.name(of: file)
    return FilePath.stem(of: name, extension: "md") ?? FilePath.stem(of: name, extension: "swift")
  }

  private static func playground(of file: String) -> String? {
    guard FilePath.name(of: file) == "Contents.swift" else { return nil }
    var folder = FilePath.folder(of: file)
    if FilePath.stem(of: FilePath.name(of: folder), extension: "xcplaygroundpage") != nil {
      folder = FilePath.folder(of: FilePath.folder(of: folder))
    }
    return FilePath.stem(of: FilePath.name(of: folder), extension: "playground") == nil ? nil : folder
  }
}
