import CMark

/// Renders CommonMark as HTML the way libcmark's own renderer does, with headings that have ids, links between pages, kramdown's
/// attribute lines and swift fences put in by the caller.
struct MarkdownHTML {
  /// What becomes of a fenced block.
  enum Fence {
    /// Nothing of it is shown.
    case dropped
    case html(HTMLText)
    /// An ordinary code block.
    case code
  }

  private(set) var html = HTMLText()
  /// Whether the first thing in the page is a heading of the first level.
  private(set) var beginsWithHeading = false

  private let tree: MarkdownTree
  private let rewriteLink: (String) -> String
  /// Gets the line of the opening fence in the tree's text, and what an attribute line says.
  private let fence: (Int, BlockClasses) -> Fence
  private var slugs: HeadingSlugs
  private var tags = HTMLTags()
  private var isHidden = false
  /// How many blocks or inlines are open around what is rendered.
  private var depth = 0
  /// What is nested deeper than anyone writes loses its marks and keeps its text, so that no page exhausts the stack.
  private static let deepest = 100

  init(
    _ tree: MarkdownTree, rewriteLink: @escaping (String) -> String = { $0 },
    fence: @escaping (Int, BlockClasses) -> Fence = { _, _ in .code }
  ) {
    self.tree = tree
    self.rewriteLink = rewriteLink
    self.fence = fence
    slugs = HeadingSlugs()
    let blocks = tree.blocks
    beginsWithHeading = blocks.first.map { $0.type == CMARK_NODE_HEADING && $0.headingLevel == 1 } ?? false
    render(blocks, isTight: false)
  }

  private mutating func render(_ blocks: [MarkdownNode], isTight: Bool) {
    guard depth < Self.deepest else {
      html.text(blocks.map(\.plainText).joined(separator: "\n"))
      return
    }
    depth += 1
    defer { depth -= 1 }
    for block in blocks { render(block, isTight: isTight) }
  }

  private mutating func render(_ node: MarkdownNode, isTight: Bool) {
    if node.type == CMARK_NODE_HTML_BLOCK {
      htmlBlock(node.literal)
      return
    }
    guard !isHidden else { return }
    switch node.type {
    case CMARK_NODE_PARAGRAPH: paragraph(node, isTight: isTight)
    case CMARK_NODE_HEADING: heading(node)
    case CMARK_NODE_BLOCK_QUOTE: container("blockquote", node)
    case CMARK_NODE_LIST: list(node)
    case CMARK_NODE_THEMATIC_BREAK:
      html.newLine()
      html.markup("<hr\(attributes(of: node).markup()) />\n")
    case CMARK_NODE_CODE_BLOCK: codeBlock(node)
    default: break
    }
  }

  private mutating func container(_ tag: String, _ node: MarkdownNode) {
    html.newLine()
    html.markup("<\(tag)\(attributes(of: node).markup())>\n")
    render(node.children, isTight: false)
    html.newLine()
    html.markup("</\(tag)>\n")
  }

  private mutating func list(_ node: MarkdownNode) {
    let start = node.listStart
    let tag = start == nil ? "ul" : "ol"
    html.newLine()
    html.markup("<\(tag)")
    if let start, start != 1 { html.attribute("start", String(start)) }
    html.markup("\(attributes(of: node).markup())>\n")
    for item in node.children {
      html.newLine()
      html.markup("<li>")
      render(item.children, isTight: node.isTight)
      html.markup("</li>\n")
    }
    html.markup("</\(tag)>\n")
  }

  private mutating func paragraph(_ node: MarkdownNode, isTight: Bool) {
    var inlines = node.children
    if AttributeLine(endOf: node, in: tree) != nil {
      guard let last = inlines.lastIndex(where: \.isBreak) else { return }
      inlines.removeSubrange(last...)
    }
    if let table = MarkdownTable(paragraph: node, in: tree) {
      html.newLine()
      html.markup("<table\(attributes(of: node).markup())>\n")
      renderRows(of: table)
      html.markup("</table>\n")
      return
    }
    if isTight {
      render(inlines: inlines)
    } else {
      html.newLine()
      html.markup("<p\(attributes(of: node).markup())>")
      render(inlines: inlines)
      html.markup("</p>\n")
    }
  }

  private mutating func renderRows(of table: MarkdownTable) {
    for (index, row) in table.rows.enumerated() {
      if index == 0 { html.markup("<thead>\n") }
      if index == 1 { html.markup("<tbody>\n") }
      html.markup("<tr>")
      for (column, cell) in row.enumerated() {
        html.markup(index == 0 ? "<th scope=\"col\"" : "<td")
        if let alignment = table.alignments[column] { html.attribute("style", "text-align: \(alignment)") }
        html.markup(">")
        for block in cell.blocks { render(inlines: block.children) }
        html.markup(index == 0 ? "</th>" : "</td>")
      }
      html.markup("</tr>\n")
      if index == 0 { html.markup("</thead>\n") }
    }
    if table.rows.count > 1 { html.markup("</tbody>\n") }
  }

  private mutating func heading(_ node: MarkdownNode) {
    let attributes = attributes(of: node)
    let text = node.children.map(\.plainText).joined()
    if let id = attributes.id { slugs.reserve(id) }
    let id = attributes.id ?? slugs.id(for: text)
    html.newLine()
    html.markup("<h\(node.headingLevel)\(attributes.markup(id: id))>")
    render(inlines: node.children)
    html.markup("</h\(node.headingLevel)>\n")
  }

  private mutating func codeBlock(_ node: MarkdownNode) {
    let attributes = attributes(of: node)
    html.newLine()
    switch fence(node.startLine, attributes) {
    case .dropped: break
    case .html(let block): html.markup(block)
    case .code:
      let language = node.info.prefix { !$0.isWhitespace && $0 != "," }.lowercased()
      html.markup(CodeFrame.begin(language: language.isEmpty ? "plaintext" : language, attributes: attributes))
      html.text(node.literal)
      html.markup(CodeFrame.end)
    }
  }

  private mutating func htmlBlock(_ literal: String) {
    switch MarkupComment(literal) {
    case .beginHidden: isHidden = true
    case .endHidden: isHidden = false
    case .note: break
    case nil where isHidden: break
    case nil:
      html.newLine()
      if tags.isHTML(literal) {
        html.markup(literal)
      } else {
        html.markup("<p>")
        html.text(String(literal.trimmingEnd))
        html.markup("</p>")
      }
      html.newLine()
    }
  }

  private mutating func render(inlines: [MarkdownNode]) {
    guard depth < Self.deepest else { return html.text(inlines.map(\.plainText).joined()) }
    depth += 1
    defer { depth -= 1 }
    for inline in inlines { render(inline: inline) }
  }

  private mutating func render(inline node: MarkdownNode) {
    switch node.type {
    case CMARK_NODE_TEXT: html.text(node.literal)
    case CMARK_NODE_SOFTBREAK: html.markup("\n")
    case CMARK_NODE_LINEBREAK: html.markup("<br />\n")
    case CMARK_NODE_CODE: element("code") { $0.text(node.literal) }
    case CMARK_NODE_HTML_INLINE:
      let literal = node.literal
      if MarkupComment(literal) != nil { return }
      if tags.isHTML(literal) { html.markup(literal) } else { html.text(literal) }
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
      let tag = node.type == CMARK_NODE_EMPH ? "em" : "strong"
      html.markup("<\(tag)>")
      render(inlines: node.children)
      html.markup("</\(tag)>")
    case CMARK_NODE_LINK:
      html.markup("<a href=\"")
      html.address(rewriteLink(node.url))
      html.markup("\"")
      if !node.title.isEmpty { html.attribute("title", node.title) }
      html.markup(">")
      render(inlines: node.children)
      html.markup("</a>")
    case CMARK_NODE_IMAGE:
      html.markup("<img src=\"")
      html.address(rewriteLink(node.url))
      html.markup("\"")
      html.attribute("alt", node.children.map(\.plainText).joined())
      if !node.title.isEmpty { html.attribute("title", node.title) }
      html.markup(" />")
    default: break
    }
  }

  private mutating func element(_ tag: String, _ content: (inout HTMLText) -> Void) {
    html.markup("<\(tag)>")
    content(&html)
    html.markup("</\(tag)>")
  }

  private func attributes(of node: MarkdownNode) -> BlockClasses { AttributeLine.attributes(of: node, in: tree) }
}
