import DocumentModel
import SwiftSource

/// Parses Swift with nef markup.
///
/// Comments are found by Swift's own rules, so text in a literal or in another comment is never markup.
struct PlaygroundPageParser {
  private var page: Page
  private let source: SourceText
  private var regions = OpenRegions()
  private var header = HeaderLines()
  /// The code since the last piece that is not code.
  private var code: [CodeLine] = []
  private var hiddenLines: Set<Int> = []
  /// Set after a `//:` run: prose straight below what it began joins it.
  private var isJoining = false
  /// The last line of the prose part that ended last.
  private var lastProseLine = -1
  private var isLastProseRun = false

  init(_ page: Page) {
    self.page = page
    source = page.source
  }

  mutating func parse() -> Page {
    let comments = OwnLineComment.all(in: source)
    var line = 1
    var next = 0
    while line <= source.lineCount {
      while next < comments.count, comments[next].line < line { next += 1 }
      if next < comments.count, comments[next].line == line {
        line = read(comments[next])
      } else {
        readLine(line)
        line += 1
      }
    }
    finishBlock()
    reportOpenRegion()
    finishHeader()
    let headings = Headings(in: page.parts)
    (page.heading, page.sectionLines) = (headings.first, headings.sectionLines)
    return page
  }

  // MARK: Lines

  /// Reads a comment that has its lines to itself, or begins them; returns the line behind what was read.
  private mutating func read(_ comment: OwnLineComment) -> Int {
    if !comment.isBlock, let command = MarkupCommand(comment.body(in: source)) {
      obey(command, comment)
      return comment.line + 1
    }
    if comment.isProse, !regions.isInHiddenOrHeader {
      if comment.isBlock {
        addProse(ProseLines.block(comment, in: source), comment)
      } else {
        addRunLine(comment)
      }
    } else {
      for line in comment.line...comment.endLine { readLine(line) }
    }
    return comment.endLine + 1
  }

  private mutating func readLine(_ line: Int) {
    if regions.isInHeader { return header.append(source.line(line), line: line) }
    if code.isEmpty, !regions.isInHidden, source.line(line).trimmingSpace.isEmpty { return }
    code.append(CodeLine(line: line, range: source.lineRange(line)))
  }

  // MARK: Prose

  private mutating func addProse(_ prose: Prose, _ comment: OwnLineComment) {
    finishBlock()
    guard !prose.lines.isEmpty else { return }
    let isStraightBelow = lastProseLine == comment.line - 1 && isFollowingProse
    isJoining = isStraightBelow && isJoining
    var prose = prose
    prose.joinsPrevious = isJoining
    page.parts.append(.prose(prose))
    (lastProseLine, isLastProseRun) = (comment.endLine, false)
  }

  private mutating func addRunLine(_ comment: OwnLineComment) {
    finishBlock()
    let text = ProseLines.withoutSpaceBeforeHeading(comment.runText(in: source))
    let isStraightBelow = lastProseLine == comment.line - 1 && isFollowingProse
    if isStraightBelow, isLastProseRun, case .prose(var prose)? = page.parts.popLast() {
      prose.text += "\n" + text
      prose.lines.append(comment.line)
      page.parts.append(.prose(prose))
    } else {
      let joins = isStraightBelow && isJoining
      page.parts.append(.prose(Prose(text: text, lines: [comment.line], joinsPrevious: joins)))
    }
    isJoining = true
    (lastProseLine, isLastProseRun) = (comment.endLine, true)
  }

  private var isFollowingProse: Bool {
    if case .prose? = page.parts.last { return true }
    return false
  }

  // MARK: Commands

  private mutating func obey(_ command: MarkupCommand, _ comment: OwnLineComment) {
    switch command {
    case .beginHeader: begin(.header, comment)
    case .beginHidden: begin(.hidden, comment)
    case .end: end(comment)
    case .beginDocs:
      let text = AttributeText([comment.range(behind: "docs:begin", in: source)], of: source)
      let reading = AttributeReader.read([text], of: page, line: comment.line)
      page.diagnostics += reading.diagnostics
      if regions.isInDocs { complain("“docs:begin” stands inside another “docs:begin”", comment) }
      begin(.docs(reading.attributes), comment)
    case .endDocs:
      guard let open = regions.innermost, open.isDocs else {
        return complain("“docs:end” without a “docs:begin” above it", comment)
      }
      finishBlock()
      regions.close()
    case .unknown(let text):
      complain(MarkupCommand.message(unknown: text), comment)
      follow(MarkupCommand.meaning(ofUnknown: text), comment)
    }
  }

  /// Does what a faulty command was meant to do, without a word.
  private mutating func follow(_ meaning: MarkupCommand?, _ comment: OwnLineComment) {
    switch meaning {
    case .beginHidden: begin(.hidden, comment, isReported: true)
    case .beginDocs: begin(.docs(BlockAttributes()), comment, isReported: true)
    case .end where regions.innermost?.isDocs == false: end(comment)
    case .endDocs where regions.innermost?.isDocs == true:
      finishBlock()
      regions.close()
    default: break
    }
  }

  private mutating func begin(_ region: OpenRegions.Region, _ comment: OwnLineComment, isReported: Bool = false) {
    let isInner = regions.isInHiddenOrHeader
    let isHiddenInDocs = !isInner && !regions.isEmpty
    if case .hidden = region, isInner || isHiddenInDocs {
      // A part of a block: its markers are comments of the code.
      readMarker(comment)
    } else if case .docs = region, isInner {
      finishBlock()
    } else if !isInner {
      finishBlock()
    }
    regions.open(
      OpenRegions.OpenRegion(
        region: region, line: comment.line, offset: comment.token.range.lowerBound, isReported: isReported))
    if case .header = region, !isInner { lastProseLine = -1 }
  }

  private mutating func end(_ comment: OwnLineComment) {
    guard let open = regions.innermost, !open.isDocs else {
      return complain("“nef:end” without a “nef:begin” above it", comment)
    }
    let isInner = regions.isInnermostInAnother
    let isPartOfBlock = !isInner && open.isHidden && (code.first.map { $0.line <= open.line } ?? false)
    if isInner {
      readMarker(comment)
    } else if isPartOfBlock {
      readMarker(comment)
      hiddenLines.formUnion(open.line...comment.line)
    } else {
      finishBlock()
    }
    regions.close()
    lastProseLine = -1
  }

  private mutating func readMarker(_ comment: OwnLineComment) {
    guard !regions.isInHeader else { return }
    code.append(CodeLine(line: comment.line, range: source.lineRange(comment.line)))
  }

  private mutating func complain(_ message: String, _ comment: OwnLineComment) {
    complain(message, at: comment.token.range.lowerBound)
  }

  private mutating func complain(_ message: String, at offset: Int) {
    let place = source.position(at: offset)
    page.diagnostics.append(
      Diagnostic(path: page.path, line: place.line, column: place.column, rule: .markup, message: message))
  }

  // MARK: Ends

  private mutating func finishBlock() {
    defer {
      code = []
      hiddenLines = []
    }
    var lines = code
    let isHidden = regions.isInHidden
    if !isHidden {
      while let last = lines.last, source.text(last.range).trimmingSpace.isEmpty { lines.removeLast() }
    }
    guard let first = lines.first, let last = lines.last else { return }
    var attributes = regions.attributes ?? BlockAttributes()
    if isHidden { attributes.isHidden = true }
    page.parts.append(.block(page.blocks.count))
    page.blocks.append(
      Block(
        index: page.blocks.count, line: first.line, endLine: last.line, attributes: attributes, code: lines,
        hiddenLines: hiddenLines))
  }

  /// Names the innermost of what is left open: it swallowed the rest.
  private mutating func reportOpenRegion() {
    if let offset = OwnLineComment.openBlockComment(in: source) {
      complain("this comment is never closed: a “*/” is missing, or a “/*” in it opens another", at: offset)
    } else if let open = regions.innermost, !open.isReported {
      let end = open.isDocs ? "docs:end" : "nef:end"
      complain("what begins here is never ended: “// \(end)” is missing", at: open.offset)
    }
  }

  private mutating func finishHeader() {
    guard header.isPresent else { return }
    let (frontMatter, problem) = header.frontMatter()
    page.frontMatter = frontMatter
    // A header left open has swallowed what is no header.
    guard let problem, !regions.hasHeader else { return }
    page.diagnostics.append(
      Diagnostic(
        path: page.path, line: problem.line, column: problem.column, rule: .frontMatter, message: problem.message))
  }
}
