import DocumentModel
import SwiftSource

/// Lays the code of blocks out at their own lines and columns, prose blank, and places marks.
struct ProgramText {
  private(set) var bytes: [UInt8] = []
  private(set) var statements: [ProgramStatement] = []
  private(set) var spans: [WantedSpan] = []
  private(set) var marks: [Mark] = []
  private(set) var lineCount = 0

  private let page: Page
  private let blocks: [Block]
  /// Code of each line of the page, as it stands in the program.
  private var lines: [Int: [UInt8]] = [:]

  init(page: Page, blocks: [Block], subject: Int?, values: Configuration.ValuesShown) {
    self.page = page
    self.blocks = blocks
    layOutCode()
    lineCount = max(page.source.lineCount, blocks.last?.endLine ?? 0) + 2
    let plain = text()
    let depths = SwiftStatements.depths(plain)
    findStatements(in: plain)
    wantValues(subject: subject, values: values)
    placeMarks(depths: depths, subject: subject)
    bytes = text()
  }

  /// The code with its expectations blanked out, each line behind as many blanks as the page has bytes before it.
  private mutating func layOutCode() {
    for block in blocks {
      let comments = block.expectations.filter { $0.kind != .output }.flatMap(\.ranges)
      for line in block.code {
        let start = page.source.lineRange(line.line).lowerBound
        var code = page.source.bytes[start..<max(start, line.range.upperBound)].map { $0 }
        for index in 0..<min(code.count, line.range.lowerBound - start) where code[index] != 0x09 { code[index] = 0x20 }
        for comment in comments where comment.overlaps(start..<start + code.count) {
          code.removeSubrange(max(0, comment.lowerBound - start)..<min(code.count, comment.upperBound - start))
        }
        lines[line.line] = code
      }
    }
  }

  private func text() -> [UInt8] {
    var text: [UInt8] = []
    for line in 1...max(lineCount, 1) {
      text += lines[line] ?? []
      text.append(0x0A)
    }
    return text
  }

  private mutating func findStatements(in plain: [UInt8]) {
    let source = SourceText(bytes: plain)
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let line = source.lineNumber(at: offset)
      return (line, offset - source.lineStarts[line - 1] + 1)
    }
    let order = blocks.sorted { $0.line < $1.line }
    let found = SwiftStatements.find(plain).filter { !$0.isDirective }
    statements = found.map { statement in
      let start = place(statement.range.lowerBound)
      let end = place(statement.range.upperBound)
      let block = order.last { $0.line <= start.line }?.index ?? 0
      return ProgramStatement(
        form: statement.form, depth: statement.depth, block: block, startLine: start.line,
        startByteColumn: start.column, endLine: end.line, endByteColumn: end.column)
    }
    bodies = found.map { statement in statement.bodies.map { (place($0.lowerBound), place($0.upperBound)) } }
  }

  private var bodies: [[(start: (line: Int, column: Int), end: (line: Int, column: Int))]] = []

  /// A statement is wanted when its value is shown or checked: at its own places, not in closures within it.
  private mutating func wantValues(subject: Int?, values: Configuration.ValuesShown) {
    var expected = Set<Int>()
    for block in blocks where subject == nil || subject == block.index {
      for expectation in block.expectations where expectation.kind == .value { expected.insert(expectation.line) }
    }
    for (index, statement) in statements.enumerated() {
      guard subject == nil || subject == statement.block, statement.form != .control, statement.form != .declaration
      else { continue }
      let mayBePicture = statement.depth == 0 && (statement.form == .expression || statement.form == .variable)
      let isWanted =
        statement.isShown(by: values) || mayBePicture || expected.contains(statement.endLine)
        || expected.contains(statement.startLine)
      guard isWanted else { continue }
      var start = (line: statement.startLine, column: statement.startByteColumn)
      for body in bodies[index].sorted(by: { $0.start < $1.start }) {
        append(from: start, to: body.start, mayBePicture)
        start = body.end
      }
      append(from: start, to: (statement.endLine, statement.endByteColumn), mayBePicture)
    }
    spans.sort { ($0.startLine, $0.startByteColumn) < ($1.startLine, $1.startByteColumn) }
  }

  private mutating func append(from start: (line: Int, column: Int), to end: (line: Int, column: Int), _ picture: Bool)
  {
    guard start < end else { return }
    spans.append(
      WantedSpan(
        startLine: start.line, startByteColumn: start.column, endLine: end.line, endByteColumn: end.column,
        mayBePicture: picture))
  }

  private mutating func placeMarks(depths: [Int], subject: Int?) {
    let topLevel = statements.filter { $0.depth == 0 }
    func isBetweenStatements(behind line: Int) -> Bool {
      line < 1
        || (line - 1 < depths.count && depths[line - 1] == 0
          && !topLevel.contains { $0.startLine <= line && $0.endLine > line })
    }
    for (position, block) in blocks.enumerated() {
      // Behind a block stands its closing fence, or prose: a line without code. In front of the first one, its fence.
      if position == 0, lines[block.line] == nil, isBetweenStatements(behind: block.line - 1) {
        add(.beforeBlock(block.index), line: block.line)
      }
      placeOutputMarks(of: block, isBetweenStatements)
      let last = block.code.last?.line ?? block.line
      let next = position + 1 < blocks.count ? blocks[position + 1].line : lineCount
      if let free = (last + 1..<max(next + 1, last + 2)).first(where: { lines[$0] == nil }),
        position + 1 < blocks.count,
        isBetweenStatements(behind: free - 1)
      {
        add(.afterBlock(block.index), line: free)
      }
    }
    // The last mark of all also ends the page.
    if let last = blocks.last { marks.append(Mark(place: .afterBlock(last.index), line: lineCount)) }
    lines[lineCount] = Array("__arch_docs_mark(\(marks.count - 1)); __arch_docs_end()".utf8)
  }

  /// Around a statement whose output is checked: behind it, and behind the line before it.
  private mutating func placeOutputMarks(of block: Block, _ isBetweenStatements: (Int) -> Bool) {
    for expectation in block.expectations where expectation.kind == .prints || expectation.kind == .bookPrints {
      let owner = statements.filter { $0.depth == 0 && $0.block == block.index && $0.startLine <= expectation.line }
        .max { ($0.endLine, $0.startLine) < ($1.endLine, $1.startLine) }
      guard let owner else { continue }
      for line in [owner.startLine - 1, owner.endLine] where isBetweenStatements(line) {
        guard !marks.contains(where: { $0.place == .afterLine(line) }) else { continue }
        if lines[line] == nil { continue }
        let position = marks.count
        marks.append(Mark(place: .afterLine(line), line: line))
        // A trailing comment would swallow the call: it goes before it, where the code ends.
        var code = lines[line] ?? []
        let tokens = SwiftLexer.lex(code)
        let end = tokens.last { $0.isCode }?.range.upperBound ?? 0
        let hasCode = tokens.contains { $0.isCode }
        code = Array(code[..<end]) + Array("\(hasCode ? " ;" : "")__arch_docs_mark(\(position))".utf8)
        lines[line] = code
      }
    }
  }

  private mutating func add(_ place: Mark.Place, line: Int) {
    lines[line] = Array("__arch_docs_mark(\(marks.count))".utf8)
    marks.append(Mark(place: place, line: line))
  }
}
