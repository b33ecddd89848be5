import DocumentModel
import Programs

/// Tells what a transcript says of the statements and blocks of a page.
struct TranscriptReader {
  let page: Page
  let program: Program
  let transcript: Transcript

  /// The names of the types that the program declares.
  var types: Set<String> { program.types }
  /// The values of each statement: those that lie in it and in no statement within it.
  private let values: [Int: [LoggedValue]]
  /// The statements that end on each line, and those of each block.
  private let endings: [Int: [Int]]
  private let statementsOfBlock: [Int: [Int]]
  /// The marks in front of and behind each block, and the block before each.
  let beginnings: [Int: Int]
  let ends: [Int: Int]
  let previous: [Int: Int]
  /// The pictures of each block.
  private let picturesOfBlock: [Int: [Picture]]

  init(page: Page, program: Program, transcript: Transcript) {
    self.page = page
    self.program = program
    self.transcript = transcript
    values = Dictionary(grouping: transcript.values.filter { !$0.isVoid }) {
      program.statement(at: $0.startLine, byteColumn: $0.startByteColumn) ?? -1
    }
    endings = Dictionary(grouping: program.statements.indices) { program.statements[$0].endLine }
    statementsOfBlock = Dictionary(grouping: program.statements.indices) { program.statements[$0].block }
    var beginnings: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    for (number, mark) in program.marks.enumerated() {
      switch mark.place {
      case .beforeBlock(let block): beginnings[block] = beginnings[block] ?? number
      case .afterBlock(let block): ends[block] = number
      case .betweenStatements: break
      }
    }
    (self.beginnings, self.ends) = (beginnings, ends)
    previous = Dictionary(uniqueKeysWithValues: zip(program.blocks.dropFirst(), program.blocks))
    picturesOfBlock = Dictionary(grouping: transcript.pictures) { picture in
      let owner = program.blocks.partitioningIndex { page.blocks[$0].endLine >= picture.line }
      return program.blocks[min(owner, program.blocks.count - 1)]
    }
  }

  /// A value's text as readers see it.
  func text(of value: LoggedValue) -> String { ShownText.of(value, types: types) }

  /// The same without a cut: what is compared.
  func wholeText(of value: LoggedValue) -> String { ShownText.whole(value, types: types) }

  /// The value of a statement, when it has one.
  private func value(of index: Int) -> LoggedValue? {
    let statement = program.statements[index]
    let own = values[index] ?? []
    switch statement.form {
    case .expression:
      // The statement's own event is unnamed and starts where it starts; what it was called on is named.
      return own.filter {
        $0.name.isEmpty && ($0.startLine, $0.startByteColumn) == (statement.startLine, statement.startByteColumn)
      }
      .max { ($0.endLine, $0.endByteColumn) < ($1.endLine, $1.endByteColumn) }
        ?? own.last { $0.name.isEmpty } ?? own.first { isWhole($0, statement) }
    case .variable: return own.first { !$0.name.isEmpty }
    case .assignment: return own.last { !$0.name.isEmpty } ?? own.last
    case .transfer: return own.last { $0.name.isEmpty }
    case .declaration, .control: return nil
    }
  }

  /// A variable on its own is logged by its name.
  private func isWhole(_ value: LoggedValue, _ statement: ProgramStatement) -> Bool {
    (value.startLine, value.startByteColumn, value.endLine, value.endByteColumn)
      == (statement.startLine, statement.startByteColumn, statement.endLine, statement.endByteColumn)
  }

  /// The value of a line: that of the last statement that ends on it and has one, outer statements before inner ones.
  private func value(endingOn line: Int, in block: Int) -> LoggedValue? {
    let candidates = (endings[line] ?? []).filter { program.statements[$0].block == block }
    for depth in Set(candidates.map { program.statements[$0].depth }).sorted() {
      for index in candidates.reversed() where program.statements[index].depth == depth {
        if let value = value(of: index) { return value }
      }
    }
    return nil
  }

  func values(of block: Block, shown: Configuration.ValuesShown) -> [ShownValue] {
    var values: [ShownValue] = []
    // Code lines whose value an expectation shows already.
    var lines = Set<Int>()
    func show(_ value: LoggedValue, at line: Int) {
      values.append(
        ShownValue(line: line, text: text(of: value), times: value.times, isShown: !block.attributes.isSilent))
    }
    for expectation in block.expectations where expectation.kind == .value {
      guard let line = program.statements.codeLine(of: expectation, in: block.index),
        let value = value(endingOn: line, in: block.index)
      else { continue }
      lines.insert(line)
      show(value, at: expectation.line)
    }
    guard !block.attributes.isHidden else { return values }
    for statement in (statementsOfBlock[block.index] ?? []).map({ program.statements[$0] })
    where statement.isShown(by: shown) {
      guard !lines.contains(statement.endLine), let value = value(endingOn: statement.endLine, in: block.index)
      else { continue }
      lines.insert(statement.endLine)
      show(value, at: statement.endLine)
    }
    return values.sorted { $0.line < $1.line }
  }

  /// The value that a `// =>` speaks of.
  func value(for expectation: Expectation, in block: Int) -> LoggedValue? {
    program.statements.codeLine(of: expectation, in: block).flatMap { value(endingOn: $0, in: block) }
  }

  /// The output offset at a mark; nil when it was not passed.
  func offset(_ mark: Int?) -> Int? { mark.flatMap { transcript.marks[$0] } }

  var hasEnded: Bool { transcript.hasReachedEnd }

  func pictures(of block: Int) -> [Picture] { picturesOfBlock[block] ?? [] }
}
