import CMark

/// Where kramdown's attribute lines are in a CommonMark tree, to which they are ordinary text, and what they belong to.
struct AttributeLine {
  var attributes: BlockClasses
  /// From 1, in bytes.
  var column: Int

  /// The attribute line that a paragraph ends with, if it does.
  init?(endOf node: MarkdownNode, in tree: MarkdownTree) {
    guard node.type == CMARK_NODE_PARAGRAPH else { return nil }
    let line = tree.line(node.endLine)
    guard line.utf8.contains(UInt8(ascii: "{")), let attributes = BlockClasses(line: line) else { return nil }
    self.attributes = attributes
    column = line.utf8.prefix { $0 != UInt8(ascii: "{") }.count + 1
  }

  /// What the attribute lines of a page say about a block.
  static func attributes(of node: MarkdownNode, in tree: MarkdownTree) -> BlockClasses {
    var result = BlockClasses()
    if let own = AttributeLine(endOf: node, in: tree), node.children.contains(where: \.isBreak),
      own.column >= node.startColumn
    {
      result.merge(own.attributes)
    }
    // A paragraph that is nothing but such a line, straight below.
    if let next = node.next, let line = AttributeLine(endOf: next, in: tree), !next.children.contains(where: \.isBreak),
      next.startLine <= node.endLine + 1
    {
      result.merge(line.attributes)
    }
    // A line left of a container's content: CommonMark continues the paragraph within, kramdown means the container.
    if let line = lazyLine(of: node, in: tree) { result.merge(line.attributes) }
    return result
  }

  private static func lazyLine(of node: MarkdownNode, in tree: MarkdownTree) -> AttributeLine? {
    guard node.type == CMARK_NODE_LIST || node.type == CMARK_NODE_BLOCK_QUOTE else { return nil }
    guard let paragraph = lastParagraph(in: node), let line = AttributeLine(endOf: paragraph, in: tree),
      line.column < paragraph.startColumn, line.column >= node.startColumn
    else { return nil }
    var innermost = node
    while let last = innermost.lastChild {
      if last == paragraph { return line }
      guard last.type == CMARK_NODE_LIST || last.type == CMARK_NODE_BLOCK_QUOTE || last.type == CMARK_NODE_ITEM else {
        return nil
      }
      // A container further in is meant.
      if last.type != CMARK_NODE_ITEM, line.column >= last.startColumn { return nil }
      innermost = last
    }
    return nil
  }

  private static func lastParagraph(in node: MarkdownNode) -> MarkdownNode? {
    var node = node
    while let last = node.lastChild {
      if last.type == CMARK_NODE_PARAGRAPH { return last }
      node = last
    }
    return nil
  }
}

extension MarkdownNode {
  var isBreak: Bool { type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK }
}
