import DocumentModel

/// What a site needs around its pages: a layout, a style sheet, a configuration and a first page. All of it gives way to what the
/// site's owner has.
struct Theme {
  var configuration: Configuration

  func files() -> [SiteFile] {
    [
      SiteFile(
        path: "_config.yml", text: configurationFile,
        policy: .fallback(alternatives: ["_config.yaml", "_config.toml"])),
      SiteFile(path: "_layouts/docs.html", text: Theme.layout, policy: .fallback(alternatives: ["_layouts/docs.htm"])),
      SiteFile(path: "assets/arch-docs.css", text: Theme.styleSheet, policy: .fallback(alternatives: [])),
    ]
  }

  /// The site's root: all sections with their pages.
  func index(of project: DocumentationProject, mainPage: String?) -> SiteFile {
    var html = HTMLText()
    if let mainPage {
      html.markup("<p><a href=\"docs/\">")
      html.text(mainPage)
      html.markup("</a></p>\n")
    }
    for section in project.sections {
      let pages = section.pages.filter(\.page.isPublished)
      if pages.isEmpty { continue }
      if !section.title.isEmpty {
        html.markup("<h2>")
        html.text(section.title)
        html.markup("</h2>\n")
      }
      html.markup("<ul>\n")
      for page in pages {
        html.markup("<li><a")
        html.attribute("href", PageLinks.relative(from: "/", to: page.permalink))
        html.markup(">")
        html.text(page.title)
        html.markup("</a></li>\n")
      }
      html.markup("</ul>\n")
    }
    let head = PageHead(
      title: configuration.title ?? "Documentation", permalink: "/", author: FrontMatter(), hasHeading: false,
      isVerified: false)
    return SiteFile(
      path: "index.html", bytes: Array(head.text().utf8) + html.liquidProof(),
      policy: .fallback(alternatives: ["index.md", "index.markdown", "index.htm", "README.md"]))
  }

  private var configurationFile: String {
    var lines = [
      "# A page with broken front matter stops the build instead of losing its layout.",
      "strict_front_matter: true",
      "lang: en",
      "title: \(YAMLText.quoted(configuration.title ?? "Documentation"))",
    ]
    let others = [
      ("description", configuration.description), ("url", configuration.url), ("baseurl", configuration.baseURL),
      ("repository", configuration.repository),
    ]
    for case (let key, let value?) in others { lines.append("\(key): \(YAMLText.quoted(value))") }
    return lines.joined(separator: "\n") + "\n"
  }
}
