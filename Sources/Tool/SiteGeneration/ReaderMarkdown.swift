import CMark
import DocumentModel

/// A Markdown page for readers: the author's lines without what only the tool reads.
///
/// Left out are hidden fences and hidden lines, `docs:` comments and `nef:` markers; the information of a Swift fence becomes
/// plain `swift`. Everything else stays as it is written.
struct ReaderMarkdown {
  private let page: Page
  private let prose: Prose
  private let tree: MarkdownTree
  /// Lines of the tree (from 1) that are left out.
  private var dropped: Set<Int> = []
  /// Lines of the tree that are written differently.
  private var rewritten: [Int: String] = [:]

  /// The text of a page's prose; each line ends with LF.
  static func text(of prose: Prose, in page: Page) -> String {
    guard !prose.lines.isEmpty else { return "" }
    var markdown = ReaderMarkdown(prose, page)
    markdown.read()
    return markdown.text()
  }

  private init(_ prose: Prose, _ page: Page) {
    self.prose = prose
    self.page = page
    tree = MarkdownTree(prose.text)
  }

  // MARK: What changes

  private mutating func read() {
    let blocks = Dictionary(page.blocks.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    var outputs: [Int: (expectation: Expectation, isShown: Bool)] = [:]
    for block in page.blocks {
      for output in block.expectations where output.kind == .output { outputs[output.line] = (output, block.isShown) }
    }
    var hiddenFrom: [MarkdownNode] = []
    for node in tree.nestedBlocks {
      switch node.type {
      case CMARK_NODE_CODE_BLOCK:
        guard let line = pageLine(node.startLine) else { continue }
        if let block = blocks[line] {
          readFence(block, node)
        } else if let output = outputs[line] {
          if output.isShown { plainInfo(node) } else { drop(node, to: treeLine(output.expectation.endLine)) }
        }
      case CMARK_NODE_HTML_BLOCK:
        let end = node.startLine + node.literal.trimmingEnd.utf8.count { $0 == 0x0A }
        switch MarkupComment(node.literal) {
        case .note: drop(node, to: end)
        case .beginHidden: hiddenFrom.append(node)
        case .endHidden: if let first = hiddenFrom.popLast() { drop(first, to: end) }
        case nil: break
        }
      default: break
      }
    }
  }

  private mutating func readFence(_ block: Block, _ node: MarkdownNode) {
    let shown = block.code.filter { !block.hiddenLines.contains($0.line) }
    let isBlank = { [source = page.source] (line: CodeLine) in source.text(line.range).allSatisfy(\.isWhitespace) }
    guard block.isShown, block.hiddenLines.isEmpty || !shown.allSatisfy(isBlank) else {
      return drop(node, to: treeLine(block.endLine))
    }
    plainInfo(node)
    guard !block.hiddenLines.isEmpty else { return }
    // What hidden lines leave at either end of the code is no part of the example.
    let blank = shown.prefix(while: isBlank) + shown.reversed().prefix(while: isBlank)
    dropped.formUnion(block.hiddenLines.union(blank.map(\.line)).map(treeLine))
  }

  /// Leaves of a fence's information the language.
  private mutating func plainInfo(_ node: MarkdownNode) {
    let line = Array(tree.line(node.startLine).utf8)
    let start = line[min(node.startColumn - 1, line.count)...].firstIndex { $0 != 0x20 } ?? line.count
    let end = line[start...].firstIndex { $0 != line[start] } ?? line.count
    let language = node.info.prefix { $0 != "," && !$0.isWhitespace }.lowercased()
    rewritten[node.startLine] = String(decoding: line[..<end], as: UTF8.self) + language
  }

  /// Leaves out the lines of a node up to another; a list's mark before it stays.
  private mutating func drop(_ node: MarkdownNode, to end: Int) {
    let line = tree.line(node.startLine).utf8
    let prefix = Substring(line.prefix(max(0, node.startColumn - 1)))
    dropped.formUnion(node.startLine...max(node.startLine, end))
    guard prefix.contains(where: { $0 != " " && $0 != "\t" && $0 != ">" }) else { return }
    dropped.remove(node.startLine)
    rewritten[node.startLine] = String(prefix.trimmingEnd)
  }

  private func pageLine(_ line: Int) -> Int? {
    prose.lines.indices.contains(line - 1) ? prose.lines[line - 1] : nil
  }

  private func treeLine(_ pageLine: Int) -> Int { pageLine - (prose.lines.first ?? 1) + 1 }

  // MARK: Text

  private func text() -> String {
    var lines: [String] = []
    var hasGap = false
    for number in 1...prose.lines.count {
      if dropped.contains(number) {
        hasGap = true
        continue
      }
      let line = rewritten[number] ?? String(tree.line(number))
      let isBlank = line.allSatisfy(\.isWhitespace)
      // The empty lines around what is left out become one.
      if hasGap, isBlank, lines.last?.allSatisfy(\.isWhitespace) ?? true { continue }
      hasGap = false
      lines.append(line)
    }
    if hasGap { while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() } }
    return lines.map { $0 + "\n" }.joined()
  }
}
