import DocumentModel

/// The site as nef's tree of Markdown files.
struct MarkdownSite {
  private let verified: VerifiedProject
  private let options: SiteOptions

  init(_ verified: VerifiedProject, _ options: SiteOptions) {
    self.verified = verified
    self.options = options
  }

  func files() throws -> [SiteFile] {
    var files: [SiteFile] = []
    for page in verified.project.pages {
      let folder = try SitePath(permalink: page.permalink, page: page.page.path)
      files.append(SiteFile(path: folder.file("README.md"), text: NefMarkdown.jekyll(page)))
    }
    // nef takes the main page over as it is.
    if let main = options.mainPage { files.append(SiteFile(path: "docs/README.md", bytes: main.page.source.bytes)) }
    let sections = verified.project.sections.map { section in
      (section.title, section.pages.map { ($0.name, $0.permalink) })
    }
    files.append(SiteFile(path: "_data/sidebar.yml", text: Sidebar(sections: sections).text()))
    return files
  }
}
