import CMark
import DocumentModel

/// Parses a Markdown page: CommonMark by libcmark.
struct MarkdownPageParser {
  private var page: Page
  private let source: SourceText
  /// The number of lines of front matter.
  private var headLines = 0
  /// Attributes of `docs:` comments that wait for their fence.
  private var pending: (text: String, line: Int)?
  /// The lines of the `nef:begin:hidden` comments that are open.
  private var openHidden: [OpenComment] = []

  /// A comment that begins something.
  private struct OpenComment {
    var line: Int
    /// Whether it is at fault itself, which is told already.
    var isReported = false
  }

  init(_ page: Page) {
    self.page = page
    source = page.source
  }

  mutating func parse() -> Page {
    readFrontMatter()
    guard source.lineCount > headLines else { return page }
    let lines = Array((headLines + 1)...source.lineCount)
    page.parts = [.prose(Prose(text: lines.map(source.line).joined(separator: "\n"), lines: lines))]
    let body = Array(source.bytes[source.lineStarts[headLines]...])
    let document = body.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
    defer { cmark_node_free(document) }
    page.heading = Headings.first(in: document)
    readNodes(of: document)
    refusePending()
    for open in openHidden where !open.isReported {
      complain("what is hidden from here on is never ended: “<!-- nef:end -->” is missing", open.line)
    }
    return page
  }

  private mutating func readFrontMatter() {
    guard source.lineCount > 1, source.line(1).trimmingTrailingSpace == "---",
      let end = (2...source.lineCount).first(where: { ["---", "..."].contains(source.line($0).trimmingTrailingSpace) })
    else { return }
    headLines = end
    let lines = (2..<end).map(source.line)
    page.frontMatter = FrontMatter(isPresent: true, lines: lines)
    do {
      let text = lines.map { $0 + "\n" }.joined()
      page.frontMatter.entries = try YAMLReader.entries(of: Array(text.utf8), firstLine: 2)
    } catch {
      page.diagnostics.append(
        Diagnostic(
          path: page.path, line: min(error.line, end), column: error.column, rule: .frontMatter, message: error.message)
      )
    }
  }

  // MARK: Nodes

  /// Reads the blocks in their order, those in lists and quotes too: these nest as deep as an author likes.
  private mutating func readNodes(of document: OpaquePointer?) {
    var waiting = [cmark_node_first_child(document)]
    while let top = waiting.popLast() {
      guard let current = top else { continue }
      let node = cmark_node_next(current)
      waiting.append(node)
      switch cmark_node_get_type(current) {
      case CMARK_NODE_CODE_BLOCK:
        let fence = Fence(current, in: source, firstLine: headLines + 1)
        if let fence, fence.isSwift {
          add(fence)
          let following = node.flatMap { Fence($0, in: source, firstLine: headLines + 1) }
          if let output = following, output.isOutput { add(output: output) }
        } else {
          refusePending()
        }
      case CMARK_NODE_HTML_BLOCK: readHTML(current)
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
        waiting.append(cmark_node_first_child(current))
      default: refusePending()
      }
    }
  }

  private mutating func add(_ fence: Fence, isHidden: Bool = false) {
    var text = fence.attributes
    if let pending { text = pending.text + " " + text }
    pending = nil
    let reading = AttributeReader.read(text, of: page.path, line: fence.line)
    page.diagnostics += reading.diagnostics
    var block = Block(
      index: page.blocks.count, line: fence.line, endLine: fence.endLine, attributes: reading.attributes,
      code: fence.code)
    if isHidden || !openHidden.isEmpty { block.attributes.isHidden = true }
    block.hiddenLines = hiddenLines(of: fence)
    page.blocks.append(block)
  }

  private mutating func add(output: Fence) {
    guard !page.blocks.isEmpty else { return }
    let start = output.code.first.map { source.lineStarts[$0.line - 1] } ?? source.lineRange(output.line + 1).lowerBound
    let end = output.isClosed ? source.lineStarts[output.endLine - 1] : source.lineRange(output.endLine).upperBound
    page.blocks[page.blocks.count - 1].expectations.append(
      Expectation(
        kind: .output, line: output.line, endLine: output.endLine, text: output.code.map { source.text($0.range) },
        ranges: [start..<max(start, end)], isTrailing: false))
  }

  /// The lines between `// nef:begin:hidden` and `// nef:end` in a fence.
  private mutating func hiddenLines(of fence: Fence) -> Set<Int> {
    var lines: Set<Int> = []
    var open: [OpenComment] = []
    var strayDocs = 0
    for comment in CodeComment.all(in: fence.code, of: source) where !comment.isTrailing {
      let command = MarkupCommand(line: source.text(comment.range))
      switch command {
      case .beginHidden: open.append(OpenComment(line: comment.line))
      case .end:
        guard let begin = open.popLast() else {
          complain("“nef:end” without a “nef:begin” above it", comment.line)
          break
        }
        // An outer part covers the ones in it.
        if open.isEmpty { lines.formUnion(begin.line...comment.line) }
      case .endDocs where strayDocs > 0: strayDocs -= 1
      case .beginHeader, .beginDocs, .endDocs:
        complain("this command is for playground pages: in a Markdown page it stands outside of fences", comment.line)
        if case .beginDocs? = command { strayDocs += 1 }
        if command == .beginHeader { open.append(OpenComment(line: comment.line, isReported: true)) }
      case .unknown(let text): refuse(unknown: text, comment.line, &open)
      case nil: break
      }
    }
    if let last = open.last, !last.isReported {
      complain("what begins here is never ended: “// nef:end” is missing", last.line)
    }
    return lines
  }

  // MARK: HTML

  private mutating func readHTML(_ node: OpaquePointer) {
    let line = Int(cmark_node_get_start_line(node)) + headLines
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let text = literal.trimmingSpace
    guard text.hasPrefix("<!--") else { return refusePending() }
    let body = String(text.dropFirst(4))
    let comment = body.range(ofFirst: "-->").map { String(body[..<$0.lowerBound]) } ?? body
    let words = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words == "docs:hidden" || words.hasPrefix("docs:hidden ") {
      refusePending()
      for fence in Fence.all(inside: node, of: source, firstLine: headLines + 1) where fence.isSwift {
        add(fence, isHidden: true)
      }
    } else if words.hasPrefix("docs:") {
      let attributes = String(comment.trimmingWhitespace.dropFirst(5))
      pending = (pending.map { $0.text + " " + attributes } ?? attributes, pending?.line ?? line)
    } else if let command = MarkupCommand(words) {
      switch command {
      case .beginHidden: openHidden.append(OpenComment(line: line))
      case .end: if openHidden.popLast() == nil { complain("“nef:end” without a “nef:begin” above it", line) }
      case .unknown(let text):
        var open = openHidden
        refuse(unknown: text, line, &open)
        openHidden = open
      default:
        complain("this command is for playground pages", line)
        openHidden.append(OpenComment(line: line, isReported: true))
      }
    }
  }

  /// Reports an unknown command; what it was meant to open or close is opened or closed, so that the other end is not reported too.
  private mutating func refuse(unknown text: String, _ line: Int, _ open: inout [OpenComment]) {
    complain(MarkupCommand.message(unknown: text), line)
    switch MarkupCommand.meaning(ofUnknown: text) {
    case .beginHidden: open.append(OpenComment(line: line, isReported: true))
    case .end: _ = open.popLast()
    default: break
    }
  }

  /// A `docs:` comment that no Swift fence follows.
  private mutating func refusePending() {
    guard let waiting = pending else { return }
    pending = nil
    let reading = AttributeReader.read(waiting.text, of: page.path, line: waiting.line)
    page.diagnostics += reading.diagnostics
    if reading.diagnostics.isEmpty {
      complain("this comment belongs to nothing: no swift fence follows it", waiting.line)
    }
  }

  private mutating func complain(_ message: String, _ line: Int) {
    let indent = source.line(line).prefix { $0 == " " || $0 == "\t" }.count
    page.diagnostics.append(
      Diagnostic(path: page.path, line: line, column: indent + 1, rule: .markup, message: message))
  }
}

extension String {
  var trimmingWhitespace: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
