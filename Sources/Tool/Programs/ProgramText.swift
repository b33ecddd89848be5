import DocumentModel
import SwiftSource

/// Lays the code of blocks out at their own lines and columns, prose blank, and places marks.
struct ProgramText {
  private(set) var bytes: [UInt8] = []
  private(set) var statements: [ProgramStatement] = []
  private(set) var spans: [WantedSpan] = []
  private(set) var marks: [Mark] = []
  private(set) var points: [OutputPoint] = []
  private(set) var stretches: [StatementStretch] = []
  private(set) var statedOutputs: [Int: StatedOutput] = [:]
  /// The names of the types that it declares.
  private(set) var types: Set<String> = []
  private(set) var dependsOnLifetimes = false
  private(set) var lineCount = 0

  private let page: Page
  private let blocks: [Block]
  /// Code of each line of the page, as it stands in the program.
  private var lines: [Int: [UInt8]] = [:]

  /// - Parameter isRun: What is never run needs no marks: it ends with its last line of code, so that the compiler finds nothing
  ///   behind what an author left unfinished.
  init(page: Page, blocks: [Block], subject: Int?, isRun: Bool, values: Configuration.ValuesShown) {
    self.page = page
    self.blocks = blocks
    layOutCode()
    guard isRun else {
      lineCount = lines.keys.max() ?? 0
      bytes = text()
      return
    }
    lineCount = max(page.source.lineCount, blocks.last?.endLine ?? 0) + 2
    let plain = SourceText(bytes: text())
    let tree = StatementTree(plain.bytes)
    findStatements(in: tree, plain)
    let words = ProgramWords(tree.tokens, of: plain.bytes)
    (types, dependsOnLifetimes) = (words.types, words.dependsOnLifetimes)
    wantValues(subject: subject, values: values)
    placeBlockMarks(depths: SwiftStatements.depths(plain.bytes, tree.tokens))
    placeOutputMarks(tree, plain, subject: subject)
    reportSilentValues(tree)
    endProgram()
    bytes = text()
  }

  /// The code with its expectations blanked out, each line behind as many blanks as the page has bytes before it.
  private mutating func layOutCode() {
    for block in blocks {
      let ranges = block.expectations.filter { $0.kind != .output }.flatMap(\.ranges)
      let comments = Dictionary(
        ranges.map { (page.source.lineNumber(at: $0.lowerBound), $0) }, uniquingKeysWith: { first, _ in first })
      for line in block.code {
        let start = page.source.lineRange(line.line).lowerBound
        var code = page.source.bytes[start..<max(start, line.range.upperBound)].map { $0 }
        for index in 0..<min(code.count, line.range.lowerBound - start) where code[index] != 0x09 { code[index] = 0x20 }
        if let comment = comments[line.line] {
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

  private mutating func findStatements(in tree: StatementTree, _ source: SourceText) {
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let line = source.lineNumber(at: offset)
      return (line, offset - source.lineStarts[line - 1] + 1)
    }
    let order = blocks.sorted { $0.line < $1.line }
    statements = tree.statements.enumerated().map { index, statement in
      let start = place(statement.range.lowerBound)
      let end = place(statement.range.upperBound)
      let block = order[max(0, order.partitioningIndex { $0.line > start.line } - 1)].index
      return ProgramStatement(
        form: statement.form, depth: statement.depth, parent: tree.parents[index], block: block,
        startLine: start.line, startByteColumn: start.column, endLine: end.line, endByteColumn: end.column)
    }
    bodies = tree.statements.map { statement in statement.bodies.map { (place($0.lowerBound), place($0.upperBound)) } }
  }

  /// The statements whose values are shown or checked.
  private var valued: [Int] = []
  private var bodies: [[(start: (line: Int, column: Int), end: (line: Int, column: Int))]] = []

  /// A statement is wanted when its value is shown or checked: at its own places, not in closures within it.
  private mutating func wantValues(subject: Int?, values: Configuration.ValuesShown) {
    var expected: [Int: Int] = [:]
    for block in blocks where subject == nil || subject == block.index {
      for expectation in block.expectations where expectation.kind == .value {
        guard let line = statements.codeLine(of: expectation, in: block.index) else { continue }
        expected[line] = max(expected[line] ?? 0, Self.textLimit(for: expectation))
      }
    }
    for (index, statement) in statements.enumerated() {
      guard subject == nil || subject == statement.block, statement.form != .control, statement.form != .declaration
      else { continue }
      let mayBePicture = statement.depth == 0 && (statement.form == .expression || statement.form == .variable)
      let stated = expected[statement.endLine] ?? expected[statement.startLine] ?? 0
      let limit = max(stated, statement.isShown(by: values) ? Self.shownLimit : 0)
      guard limit > 0 || mayBePicture else { continue }
      if limit > 0 { valued.append(index) }
      var start = (line: statement.startLine, column: statement.startByteColumn)
      for body in bodies[index].sorted(by: { $0.start < $1.start }) {
        append(from: start, to: body.start, mayBePicture, limit)
        start = body.end
      }
      append(from: start, to: (statement.endLine, statement.endByteColumn), mayBePicture, limit)
    }
    spans.sort { ($0.startLine, $0.startByteColumn) < ($1.startLine, $1.startByteColumn) }
  }

  /// What of a value's text is shown: 1,000 characters or 10 lines.
  private static let shownLimit = 1_200

  /// How much of a value's text it takes to compare it: all of it where a wildcard has text behind it.
  private static func textLimit(for expectation: Expectation) -> Int {
    let text = expectation.text.joined(separator: "\n")
    let isOpen = text.hasSuffix("...") ? text.dropLast(3).contains("...") : text.contains("...")
    return isOpen ? Int(Int32.max) : max(shownLimit, text.utf8.count + 64)
  }

  private mutating func append(
    from start: (line: Int, column: Int), to end: (line: Int, column: Int), _ picture: Bool, _ limit: Int
  ) {
    guard start < end else { return }
    spans.append(
      WantedSpan(
        startLine: start.line, startByteColumn: start.column, endLine: end.line, endByteColumn: end.column,
        mayBePicture: picture, textLimit: limit))
  }

  /// Behind each block, and in front of the first one: on a line without code, between statements of the top level.
  private mutating func placeBlockMarks(depths: [Int]) {
    // Lines behind which a statement of the top level goes on.
    var isWithin = Array(repeating: false, count: lineCount + 1)
    for statement in statements where statement.depth == 0 {
      for line in statement.startLine..<max(statement.startLine, min(statement.endLine, lineCount)) {
        isWithin[line] = true
      }
    }
    func isBetweenStatements(behind line: Int) -> Bool {
      line < 1 || (line - 1 < depths.count && depths[line - 1] == 0 && !isWithin[min(line, lineCount)])
    }
    for (position, block) in blocks.enumerated() {
      // Behind a block stands its closing fence, or prose: a line without code. In front of the first one, its fence.
      if position == 0, lines[block.line] == nil, isBetweenStatements(behind: block.line - 1) {
        add(.beforeBlock(block.index), line: block.line)
      }
      guard position + 1 < blocks.count else { break }
      let last = block.code.last?.line ?? block.line
      let next = blocks[position + 1].line
      if let free = (last + 1..<max(next + 1, last + 2)).first(where: { lines[$0] == nil }),
        isBetweenStatements(behind: free - 1)
      {
        add(.afterBlock(block.index), line: free)
      }
    }
  }

  private mutating func placeOutputMarks(_ tree: StatementTree, _ source: SourceText, subject: Int?) {
    var placer = OutputMarks(tree: tree, statements: statements, source: source, marks: marks)
    for block in blocks where subject == nil || subject == block.index { placer.add(block) }
    for call in placer.calls {
      // A comment behind the code would swallow the call: it goes before it, where the code ends.
      var code = lines[call.line] ?? []
      let end = (placer.marks[call.mark].byteColumn ?? 1) - 1
      code =
        Array(code[..<min(end, code.count)]) + Array("\(call.needsSemicolon ? " ;" : " ")\(Self.call(call.mark))".utf8)
      lines[call.line] = code
    }
    (marks, stretches, statedOutputs) = (placer.marks, placer.stretches, placer.stated)
    points = placer.points.sorted { $0.line < $1.line }
  }

  /// Calls for the wanted values that the transform does not report.
  private mutating func reportSilentValues(_ tree: StatementTree) {
    let calls = ValueCalls(tree: tree, reportsExpressions: dependsOnLifetimes)
    for index in valued {
      guard let expression = calls.expression(of: index) else { continue }
      let statement = statements[index]
      let place =
        "\(statement.startLine), \(statement.startByteColumn), \(statement.endLine), \(statement.endByteColumn)"
      var code = lines[statement.endLine] ?? []
      code.insert(
        contentsOf: Array(" ;__arch_docs_value(\(expression), \(place))".utf8),
        at: min(statement.endByteColumn - 1, code.count))
      lines[statement.endLine] = code
    }
  }

  /// The last mark of all also ends the page.
  private mutating func endProgram() {
    if let last = blocks.last { marks.append(Mark(place: .afterBlock(last.index), line: lineCount, byteColumn: 1)) }
    lines[lineCount] = Array("\(Self.statement(marks.count - 1)); __arch_docs_end()".utf8)
  }

  private mutating func add(_ place: Mark.Place, line: Int) {
    lines[line] = Array(Self.statement(marks.count).utf8)
    marks.append(Mark(place: place, line: line, byteColumn: 1))
  }

  /// A call on a line of its own. What begins with `let` cannot be taken for the rest of an unfinished statement above it.
  private static func statement(_ mark: Int) -> String { "let _: Void = \(call(mark))" }

  private static func call(_ mark: Int) -> String { "__arch_docs_mark(\(mark))" }
}
