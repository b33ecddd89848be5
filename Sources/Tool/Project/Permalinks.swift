import DocumentModel

/// Gives pages their permalinks.
///
/// `/docs/<section>/<page>/`, each part the slug of a name, as nef has it; a section's own page is at `/docs/<section>/`. A page
/// whose front matter has a `permalink` keeps that one instead.
enum Permalinks {
  /// Fills in the permalinks of all pages; returns what is wrong with them.
  static func assign(to sections: inout [ReadSection]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var pages: [String: [Page]] = [:]
    var order: [String] = []
    for index in sections.indices {
      let isUnnamed = sections[index].kind == .top || sections[index].kind == .single
      for place in sections[index].section.pages.indices {
        let page = sections[index].section.pages[place]
        let own = ownPermalink(of: page.page)
        if case .refused(let diagnostic) = own { diagnostics.append(diagnostic) }
        let permalink: String
        if case .given(let given) = own {
          permalink = given
        } else {
          let section = sections[index].section.slug
          var parts =
            isUnnamed && section.isEmpty
            ? [] : section.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
          if !sections[index].isOwn[place] { parts.append(Slug.of(page.name)) }
          if parts.contains("") {
            diagnostics.append(emptySlug(page.page, isPage: parts.last == "" && !sections[index].isOwn[place]))
          }
          permalink = "/" + (["docs"] + parts).map { $0 + "/" }.joined()
        }
        sections[index].section.pages[place].permalink = permalink
        if pages[permalink] == nil { order.append(permalink) }
        pages[permalink, default: []].append(page.page)
      }
    }
    for permalink in order {
      if let clashing = pages[permalink], clashing.count > 1 { diagnostics += clash(permalink, clashing) }
    }
    return diagnostics
  }

  private enum Own {
    case none
    case given(String)
    case refused(Diagnostic)
  }

  /// The author's own permalink. One that leaves the site's folder is refused.
  private static func ownPermalink(of page: Page) -> Own {
    guard let value = page.frontMatter["permalink"], value != .null else { return .none }
    let line = page.frontMatter.line(of: "permalink") ?? 1
    guard let text = page.frontMatter.string("permalink"), !text.isEmpty else {
      return .refused(
        Diagnostic(
          path: page.path, line: line, rule: .frontMatter, message: "“permalink” is a text such as /docs/page/"))
    }
    let isUnsafe =
      text.split(separator: "/").contains { $0 == ".." || $0 == "." }
      || text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\\" }
    if isUnsafe {
      return .refused(
        Diagnostic(
          path: page.path, line: line, rule: .frontMatter,
          message: "the permalink “\(text)” must stay in the site: no “.” or “..” parts, no backslashes"))
    }
    return .given(text.hasPrefix("/") ? text : "/" + text)
  }

  private static func emptySlug(_ page: Page, isPage: Bool) -> Diagnostic {
    let culprit = isPage ? "the page's" : "the section's"
    return Diagnostic(
      path: page.path, line: titleLine(of: page), rule: .permalinkClash,
      message: "\(culprit) name has no letter or digit, so the page gets no permalink; "
        + "rename it, or give the page a `permalink:` in its front matter")
  }

  private static func clash(_ permalink: String, _ pages: [Page]) -> [Diagnostic] {
    pages.map { page in
      let others = pages.filter { $0.path != page.path }.map(\.path).joined(separator: ", ")
      return Diagnostic(
        path: page.path, line: titleLine(of: page), rule: .permalinkClash,
        message: "the permalink \(permalink) is also that of \(others); "
          + "rename one of them, or give it its own `permalink:` in its front matter")
    }
  }

  /// Where a page's permalink or title stands: in the front matter, else its first heading, else line 1.
  static func titleLine(of page: Page) -> Int {
    page.frontMatter.line(of: "permalink") ?? page.frontMatter.line(of: "title") ?? headingLine(of: page) ?? 1
  }

  private static func headingLine(of page: Page) -> Int? {
    guard let heading = page.heading, !heading.isEmpty else { return nil }
    var mention: Int?
    for case .prose(let prose) in page.parts {
      for (line, text) in zip(prose.lines, prose.text.split(separator: "\n", omittingEmptySubsequences: false)) {
        let trimmed = text.drop { $0 == " " }
        if trimmed.hasPrefix("#"), trimmed.drop(while: { $0 == "#" }).first.map({ $0 == " " || $0 == "\t" }) ?? true {
          return line
        }
        // A heading that is underlined has its text alone on a line.
        if mention == nil, trimmed.contains(heading) { mention = line }
      }
    }
    return mention
  }
}
