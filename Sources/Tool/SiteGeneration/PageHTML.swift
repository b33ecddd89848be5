import DocumentModel

/// The content of a page as HTML.
struct PageHTML {
  var page: Page
  /// Nil when nothing was verified.
  var result: PageResult?
  /// `@NAME@` in prose and what stands for it.
  var variables: [String: String] = [:]
  var rewriteLink: (String) -> String = { $0 }
  /// The addresses of the page's pictures, in page order.
  var pictures: [String] = []

  func render() -> (html: [UInt8], beginsWithHeading: Bool) {
    let blocks = blockPages()
    var document = ProseDocument(page, variables: variables)
    var rendering = render(document, blocks)
    if page.kind == .playground, !rendering.shown.isSuperset(of: document.blockLines.values) {
      // Some prose swallowed a block, an open fence for instance: then each piece is a document of its own.
      rendering.html = HTMLText()
      for (place, piece) in ProseDocument.pieces(page, variables: variables).enumerated() {
        document = piece
        let part = render(piece, blocks)
        rendering.html.markup(part.html)
        if place == 0 { rendering.beginsWithHeading = part.beginsWithHeading }
      }
    }
    return (rendering.html.liquidProof(), rendering.beginsWithHeading)
  }

  private func render(
    _ document: ProseDocument, _ blocks: [BlockHTML]
  ) -> (html: HTMLText, beginsWithHeading: Bool, shown: Set<Int>) {
    let outputs = verifiedOutputLines
    let reached = Reached()
    let markdown = MarkdownHTML(MarkdownTree(document.text), rewriteLink: rewriteLink) { line, attributes in
      if let index = document.blockLines[line] {
        reached.blocks.insert(index)
        guard page.blocks[index].isShown else { return .dropped }
        var block = blocks[index]
        block.attributes = attributes
        return .html(block.html())
      }
      return document.pageLine(line).map(outputs.contains) == true ? .dropped : .code
    }
    return (markdown.html, markdown.beginsWithHeading, reached.blocks)
  }

  /// The blocks with their results and pictures.
  private func blockPages() -> [BlockHTML] {
    var next = 0
    return page.blocks.map { block in
      let blockResult = result.flatMap { $0.blocks.indices.contains(block.index) ? $0.blocks[block.index] : nil }
      let count = min(blockResult?.pictures.count ?? 0, pictures.count - next)
      let own = Array(pictures[next..<next + count])
      next += count
      return BlockHTML(block: block, source: page.source, result: blockResult, pictures: own)
    }
  }

  /// Output fences whose text was verified: the block shows the real output itself. Those of hidden blocks are never shown.
  private var verifiedOutputLines: Set<Int> {
    var lines: Set<Int> = []
    for block in page.blocks {
      let hasPassed = result.map { $0.blocks.indices.contains(block.index) && $0.blocks[block.index].status == .passed }
      guard hasPassed == true || !block.isShown else { continue }
      for expectation in block.expectations where expectation.kind == .output { lines.insert(expectation.line) }
    }
    return lines
  }

  private final class Reached {
    var blocks: Set<Int> = []
  }
}
