import DocumentModel

/// The site as pre-rendered HTML.
struct HTMLSite {
  private let verified: VerifiedProject
  private let options: SiteOptions
  private let pages: [ProjectPage]
  private let links: PageLinks
  private let names: PictureNames

  init(_ verified: VerifiedProject, _ options: SiteOptions) {
    self.verified = verified
    self.options = options
    pages = verified.project.pages
    links = PageLinks(pages)
    names = PictureNames(verified.project)
  }

  func files() throws -> [SiteFile] {
    var files: [SiteFile] = []
    var place = 0
    for (section, content) in verified.project.sections.enumerated() {
      for _ in content.pages {
        files += try pageFiles(at: place, section: section)
        place += 1
      }
    }
    if let main = options.mainPage { files += try mainPageFiles(main) }
    files.append(SiteFile(path: "_data/sidebar.yml", text: sidebar))
    let theme = Theme(configuration: verified.project.configuration)
    if options.theme == .arch { files += theme.files() }
    files.append(
      theme.index(of: verified.project, mainPage: options.mainPage.map { $0.page.ownTitle ?? "Documentation" }))
    return files
  }

  private func pageFiles(at place: Int, section: Int) throws -> [SiteFile] {
    let page = pages[place]
    let previous = pages[..<place].last { $0.page.isPublished }
    let next = pages[(place + 1)...].first { $0.page.isPublished }
    let folder = try SitePath(permalink: page.permalink, page: page.page.path)
    let result = options.showsResults ? verified.results[place] : nil
    let pictures = pictures(of: page.page, result, permalink: page.permalink) {
      folder.file(names.file($0, ofPageAt: place))
    }
    let rendered = PageHTML(
      page: page.page, result: result, variables: verified.project.configuration.variables,
      rewriteLink: { link in
        links.address(
          link, from: page.page.path, permalink: page.permalink, previous: previous?.permalink, next: next?.permalink)
      },
      pictures: pictures.addresses
    ).render()
    let head = PageHead(
      title: page.title, permalink: page.permalink, author: page.page.frontMatter, section: section,
      previous: previous.map { PageHead.Neighbour(title: $0.title, permalink: $0.permalink) },
      next: next.map { PageHead.Neighbour(title: $0.title, permalink: $0.permalink) },
      hasHeading: rendered.beginsWithHeading, isVerified: isVerified(page.page, result))
    return [SiteFile(path: folder.file("index.html"), bytes: Array(head.text().utf8) + rendered.html)] + pictures.files
  }

  private func mainPageFiles(_ main: SiteOptions.MainPage) throws -> [SiteFile] {
    let permalink = "/docs/"
    let result = options.showsResults ? main.result : nil
    let pictures = pictures(of: main.page, result, permalink: permalink) { "docs/main_\($0).svg" }
    let rendered = PageHTML(
      page: main.page, result: result, variables: verified.project.configuration.variables,
      rewriteLink: {
        links.address(
          $0, from: main.page.path, permalink: permalink, next: pages.first { $0.page.isPublished }?.permalink)
      },
      pictures: pictures.addresses
    ).render()
    let head = PageHead(
      title: main.page.ownTitle ?? verified.project.configuration.title ?? "Documentation", permalink: permalink,
      author: main.page.frontMatter,
      next: pages.first { $0.page.isPublished }.map { PageHead.Neighbour(title: $0.title, permalink: $0.permalink) },
      hasHeading: rendered.beginsWithHeading, isVerified: isVerified(main.page, result))
    return [SiteFile(path: "docs/index.html", bytes: Array(head.text().utf8) + rendered.html)] + pictures.files
  }

  /// The pictures of a page as files, numbered through all blocks as in reports. Only those that the page shows are kept; the
  /// addresses are those of all.
  private func pictures(
    of page: Page, _ result: PageResult?, permalink: String, name: (Int) -> String
  ) -> (files: [SiteFile], addresses: [String]) {
    var files: [SiteFile] = []
    var addresses: [String] = []
    for (index, block) in (result?.blocks ?? []).enumerated() {
      let attributes = page.blocks.indices.contains(index) ? page.blocks[index].attributes : BlockAttributes()
      for picture in block.pictures {
        let path = name(addresses.count + 1)
        addresses.append(PageLinks.relative(from: permalink, to: "/" + path))
        if !attributes.isHidden, !attributes.isSilent { files.append(SiteFile(path: path, text: picture.svg)) }
      }
    }
    return (files, addresses)
  }

  /// Only a page whose every example was run and held carries the mark.
  private func isVerified(_ page: Page, _ result: PageResult?) -> Bool {
    guard let result, result.status == .passed else { return false }
    return result.blocks.contains { $0.status == .passed } && !result.blocks.contains { $0.status == .failed }
  }

  private var sidebar: String {
    Sidebar(
      sections: verified.project.sections.map { section in
        (section.title, section.pages.filter(\.page.isPublished).map { ($0.title, $0.permalink) })
      }
    ).text()
  }
}
