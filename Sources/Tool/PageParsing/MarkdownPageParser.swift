import CMark
import DocumentModel

/// Parses a Markdown page: CommonMark by libcmark.
struct MarkdownPageParser {
  private var page: Page
  private let source: SourceText
  /// Where the language modes stand on the lines of their blocks, by block.
  private(set) var modeColumns: [Int: Int] = [:]
  /// The number of lines of front matter.
  private var headLines = 0
  /// Attributes of `docs:` comments that wait for their fence.
  private var pending: [AttributeText] = []
  /// The line of the first of these comments.
  private var pendingLine = 0
  /// The lines of the `nef:begin:hidden` comments that are open.
  private var openHidden: [OpenComment] = []

  /// A comment that begins something.
  private struct OpenComment {
    var line: Int
    /// Whether it is at fault itself, which is told already.
    var isReported = false
  }

  /// The fence line of the last output fence that belongs to a block.
  private var lastOutput = 0

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
    let headings = Headings(in: document, firstLine: headLines + 1)
    (page.heading, page.sectionLines) = (headings.first, headings.sectionLines)
    readNodes(of: document)
    refusePending()
    for open in openHidden where !open.isReported {
      complain("what is hidden from here on is never ended: “<!-- nef:end -->” is missing", open.line)
    }
    return page
  }

  private mutating func readFrontMatter() {
    guard source.lineCount > 1, source.line(1).trimmingTrailingSpace == "---" else { return }
    let end = (2...source.lineCount).first { ["---", "..."].contains(source.line($0).trimmingTrailingSpace) }
    guard let end else {
      if isKeyLine(source.line(2)) {
        complain(
          .frontMatter, line: 1, column: 1, "the front matter that begins here is never closed: “---” is missing")
      }
      return
    }
    headLines = end
    let lines = (2..<end).map(source.line)
    page.frontMatter = FrontMatter(isPresent: true, lines: lines)
    do {
      let text = lines.map { $0 + "\n" }.joined()
      page.frontMatter.entries = try YAMLReader.entries(of: Array(text.utf8), firstLine: 2)
    } catch {
      let line = min(error.line, end)
      let column = min(error.column, source.line(line).unicodeScalars.count + 1)
      complain(.frontMatter, line: line, column: column, error.message)
    }
  }

  /// Whether a line is `key: value`: behind `---`, that makes front matter of what else would be a rule and prose.
  private func isKeyLine(_ line: String) -> Bool {
    let key = line.utf8.prefix { $0 != UInt8(ascii: ":") }
    let next = line.utf8.dropFirst(key.count + 1).first
    return !key.isEmpty && key.count < line.utf8.count && (next == nil || next == 0x20 || next == 0x09)
      && key.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
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
          if let output = following, output.isOutput {
            add(output: output)
            lastOutput = output.line
          }
        } else {
          refusePending()
          if let fence, fence.isOutput, fence.line != lastOutput { warn(ofStray: fence) }
        }
      case CMARK_NODE_HTML_BLOCK: readHTML(current)
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
        waiting.append(cmark_node_first_child(current))
      default: refusePending()
      }
    }
  }

  private mutating func add(_ fence: Fence, isHidden: Bool = false) {
    let texts = pending + [fence.attributes]
    pending = []
    let reading = AttributeReader.read(texts, of: page, line: fence.line)
    page.diagnostics += reading.diagnostics
    modeColumns[page.blocks.count] = reading.modeColumn
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
      case .unknown(let text):
        complain(MarkupCommand.message(unknown: text), comment.line)
        Self.follow(unknown: text, comment.line, &open)
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
    let comments = HTMLComment.all(in: node, of: source, firstLine: headLines + 1)
    if comments.isEmpty { refusePending() }
    for comment in comments {
      switch comment.meaning {
      case .hiddenFences:
        refusePending()
        readHiddenFences(of: node, comment.line)
      case .attributes(let text):
        if pending.isEmpty { pendingLine = comment.line }
        pending.append(text)
      case .command(let command): obey(command, comment.line)
      case .note: break
      }
    }
  }

  private mutating func readHiddenFences(of node: OpaquePointer, _ line: Int) {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    if !literal.contains("-->") { complain("this comment is never closed: “-->” is missing", line) }
    var isBehindSwift = false
    for fence in Fence.all(inside: node, of: source, firstLine: headLines + 1) {
      if !fence.isClosed { complain("this fence is cut off by the end of its comment: “-->” ends it", fence.line) }
      if fence.isSwift {
        add(fence, isHidden: true)
      } else if isBehindSwift, fence.isOutput {
        add(output: fence)
      }
      isBehindSwift = fence.isSwift
    }
  }

  private mutating func obey(_ command: MarkupCommand, _ line: Int) {
    switch command {
    case .beginHidden: openHidden.append(OpenComment(line: line))
    case .end: if openHidden.popLast() == nil { complain("“nef:end” without a “nef:begin” above it", line) }
    case .unknown(let text):
      complain(MarkupCommand.message(unknown: text), line)
      Self.follow(unknown: text, line, &openHidden)
    default:
      complain("this command is for playground pages", line)
      openHidden.append(OpenComment(line: line, isReported: true))
    }
  }

  /// What an unknown command was meant to open or close is opened or closed, so that the other end is not reported too.
  private static func follow(unknown text: String, _ line: Int, _ open: inout [OpenComment]) {
    switch MarkupCommand.meaning(ofUnknown: text) {
    case .beginHidden: open.append(OpenComment(line: line, isReported: true))
    case .end: _ = open.popLast()
    default: break
    }
  }

  private mutating func warn(ofStray output: Fence) {
    page.diagnostics.append(
      Diagnostic(
        path: page.path, line: output.line, severity: .warning, rule: .markup,
        message: "this output is not checked: it does not follow a swift block straight"))
  }

  /// A `docs:` comment that no Swift fence follows.
  private mutating func refusePending() {
    guard !pending.isEmpty else { return }
    let reading = AttributeReader.read(pending, of: page, line: pendingLine)
    pending = []
    page.diagnostics += reading.diagnostics
    if reading.diagnostics.isEmpty {
      complain("this comment belongs to nothing: no swift fence follows it", pendingLine)
    }
  }

  private mutating func complain(_ message: String, _ line: Int) {
    let indent = source.line(line).prefix { $0 == " " || $0 == "\t" }.count
    complain(.markup, line: line, column: indent + 1, message)
  }

  private mutating func complain(_ rule: Diagnostic.Rule, line: Int, column: Int, _ message: String) {
    page.diagnostics.append(Diagnostic(path: page.path, line: line, column: column, rule: rule, message: message))
  }
}
