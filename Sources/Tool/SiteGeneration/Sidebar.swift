import DocumentModel

/// `_data/sidebar.yml`: sections and their pages in reading order, as nef writes it.
struct Sidebar {
  var sections: [(title: String, pages: [(title: String, url: String)])]

  func text() -> String {
    let options = sections.map { section in
      let pages = section.pages.map { page in
        "         - title: \(YAMLText.plain(page.title))\n           url: \(YAMLText.plain(page.url))\n"
      }
      return "   - title: \(YAMLText.plain(section.title))\n     nested_options:\n" + pages.joined(separator: "\n")
    }
    return "options:\n\n" + options.joined(separator: "\n")
  }
}
