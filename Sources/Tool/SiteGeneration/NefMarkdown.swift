import DocumentModel
import PageParsing

/// nef's renderings of a page, to the byte.
public enum NefMarkdown {
  /// The page as Markdown: its prose and its shown code. Empty when there is nothing to show.
  public static func markdown(_ page: Page) -> String {
    if page.kind == .markdown {
      return page.parts.map { if case .prose(let prose) = $0 { ReaderMarkdown.text(of: prose, in: page) } else { "" } }
        .joined()
    }
    var output = ""
    for part in page.parts {
      guard let text = text(of: part, page) else { continue }
      if case .prose(let prose) = part, prose.joinsPrevious {} else { output += "\n" }
      output += text + "\n"
    }
    return output
  }

  /// The page for Jekyll: as `markdown`, below its header with the permalink.
  public static func jekyll(_ page: ProjectPage) -> String {
    jekyll(page.page, permalink: page.permalink)
  }

  /// The page for Jekyll; a page without a header gets none.
  public static func jekyll(_ page: Page, permalink: String) -> String {
    let body = markdown(page)
    guard page.frontMatter.isPresent else { return body }
    var lines = page.kind == .playground ? PageHeader.readableLines(of: page) : page.frontMatter.lines
    if body.contains("{{") || body.contains("{%"), page.frontMatter["render_with_liquid"] == nil {
      lines.append("render_with_liquid: false")
    }
    lines.append("permalink: \(permalink)")
    return "---\n" + lines.map { $0 + "\n" }.joined() + "---\n" + body
  }

  /// The code of the page, hidden code included, without the lines that are nothing but comments.
  public static func code(_ page: Page) -> String {
    let comments = PageComments.lines(of: page)
    let lines = page.blocks.flatMap(\.code).filter { !comments.contains($0.line) }
    return lines.map { page.source.text($0.range) + "\n" }.joined()
  }

  private static func text(of part: Part, _ page: Page) -> String? {
    switch part {
    case .prose(let prose): return prose.text
    case .block(let index):
      let block = page.blocks[index]
      guard block.isShown else { return nil }
      let shown = block.code.filter { !block.hiddenLines.contains($0.line) }
      return "```swift\n" + shown.map { page.source.text($0.range) + "\n" }.joined() + "```"
    }
  }
}
