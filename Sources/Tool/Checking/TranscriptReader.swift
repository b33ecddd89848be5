import DocumentModel
import Programs
import SwiftSource

/// Tells what a transcript says of the statements and blocks of a page.
struct TranscriptReader {
  let page: Page
  let program: Program
  let transcript: Transcript

  /// The names of types that the program's text declares.
  let types: Set<String>

  init(page: Page, program: Program, transcript: Transcript) {
    self.page = page
    self.program = program
    self.transcript = transcript
    types = Self.types(in: program.text)
  }

  private static func types(in text: [UInt8]) -> Set<String> {
    var types = Set<String>()
    var isDeclaration = false
    for token in SwiftLexer.lex(text) where token.isCode {
      let word = String(decoding: text[token.range], as: UTF8.self)
      if isDeclaration { types.insert(word) }
      isDeclaration = ["struct", "class", "enum", "actor", "protocol"].contains(word)
    }
    return types
  }

  /// A value's text as readers see it.
  func text(of value: LoggedValue) -> String { ShownText.of(value, types: types) }

  /// The value of a statement, when it has one.
  func value(of statement: ProgramStatement) -> LoggedValue? {
    let inside = transcript.values.filter { value in
      statement.contains(line: value.startLine, byteColumn: value.startByteColumn) && !value.isVoid
    }
    switch statement.form {
    case .expression:
      // The statement's own event is unnamed and starts where it starts; what it was called on is named.
      return inside.filter {
        $0.name.isEmpty && ($0.startLine, $0.startByteColumn) == (statement.startLine, statement.startByteColumn)
      }
      .max { ($0.endLine, $0.endByteColumn) < ($1.endLine, $1.endByteColumn) }
        ?? inside.filter { $0.name.isEmpty && isDirect($0, statement) }.last
        ?? inside.first { isWhole($0, statement) }
    case .variable: return inside.first { !$0.name.isEmpty && isDirect($0, statement) }
    case .assignment:
      return inside.last { !$0.name.isEmpty && isDirect($0, statement) } ?? inside.last { isDirect($0, statement) }
    case .transfer: return inside.last { $0.name.isEmpty && isDirect($0, statement) }
    case .declaration, .control: return nil
    }
  }

  /// A variable on its own is logged by its name.
  private func isWhole(_ value: LoggedValue, _ statement: ProgramStatement) -> Bool {
    (value.startLine, value.startByteColumn, value.endLine, value.endByteColumn)
      == (statement.startLine, statement.startByteColumn, statement.endLine, statement.endByteColumn)
  }

  /// Whether no statement within the statement (of a closure, say) holds the value.
  private func isDirect(_ value: LoggedValue, _ statement: ProgramStatement) -> Bool {
    !program.statements.contains {
      $0.depth > statement.depth && $0.contains(line: value.startLine, byteColumn: value.startByteColumn)
    }
  }

  /// The value of a line: that of the last statement that ends on it and has one, outer statements before inner ones.
  func value(endingOn line: Int, in block: Int) -> (statement: ProgramStatement, value: LoggedValue)? {
    let candidates = program.statements.filter { $0.block == block && $0.endLine == line }
    for depth in Set(candidates.map(\.depth)).sorted() {
      for statement in candidates.reversed() where statement.depth == depth {
        if let value = value(of: statement) { return (statement, value) }
      }
    }
    return nil
  }

  func values(of block: Block, shown: Configuration.ValuesShown) -> [ShownValue] {
    guard !block.attributes.isHidden else { return expected(block) }
    var values = expected(block)
    var lines = Set(values.map(\.line))
    for statement in program.statements where statement.block == block.index && statement.isShown(by: shown) {
      guard !lines.contains(statement.endLine), let value = value(endingOn: statement.endLine, in: block.index)
      else { continue }
      lines.insert(statement.endLine)
      values.append(
        ShownValue(
          line: statement.endLine, text: self.text(of: value.value), times: value.value.times,
          isShown: !block.attributes.isSilent))
    }
    return values.sorted { $0.line < $1.line }
  }

  private func expected(_ block: Block) -> [ShownValue] {
    block.expectations.filter { $0.kind == .value }.compactMap { expectation in
      value(for: expectation, in: block.index).map {
        ShownValue(
          line: expectation.line, text: self.text(of: $0), times: $0.times, isShown: !block.attributes.isSilent)
      }
    }
  }

  /// The value that a `// =>` speaks of: of its own line, or, on a line of its own, of the code line above.
  func value(for expectation: Expectation, in block: Int) -> LoggedValue? {
    if expectation.isTrailing { return value(endingOn: expectation.line, in: block)?.value }
    let above = program.statements.filter { $0.block == block && $0.endLine < expectation.line }.map(\.endLine).max()
    return above.flatMap { value(endingOn: $0, in: block)?.value }
  }

  // MARK: Output

  func output(of block: Int) -> String {
    let end = offset(program.marks.lastIndex { $0.place == .afterBlock(block) }) ?? transcript.output.count
    let start =
      offset(program.marks.firstIndex { $0.place == .beforeBlock(block) })
      ?? program.blocks.last { $0 < block }.flatMap { previous in
        offset(program.marks.lastIndex { $0.place == .afterBlock(previous) })
      } ?? 0
    // What a program writes while it comes to rest belongs to its last block.
    let isLast = program.blocks.last == block
    return text(start, isLast ? transcript.output.count : end, reached: hasBegun(block))
  }

  /// Whether a program that stopped had come to this block.
  private func hasBegun(_ block: Int) -> Bool {
    guard let previous = program.blocks.last(where: { $0 < block }) else { return true }
    guard let mark = program.marks.lastIndex(where: { $0.place == .afterBlock(previous) }) else { return true }
    return transcript.marks[mark] != nil
  }

  private func text(_ start: Int, _ end: Int, reached: Bool) -> String {
    let end = min(end, transcript.output.count)
    guard reached, start < end else { return "" }
    return String(decoding: transcript.output[start..<end], as: UTF8.self)
  }

  private func offset(_ mark: Int?) -> Int? { mark.flatMap { transcript.marks[$0] } }

  /// What was written between the marks behind two lines; nil when it cannot be told or was not reached.
  func output(fromBehind start: Int, toBehind end: Int, in block: Int) -> String? {
    func mark(behind line: Int) -> Int? {
      if let exact = program.marks.firstIndex(where: { $0.place == .afterLine(line) }) { return offset(exact) }
      // A line without code: the mark of the block's edge stands for it.
      return program.marks.indices.last { program.marks[$0].line <= line && program.marks[$0].line >= line - 1 }
        .flatMap { offset($0) }
    }
    let from =
      mark(behind: start) ?? (page.blocks[block].code.first.map { $0.line > start } == true ? blockStart(block) : nil)
    guard let from, let to = mark(behind: end) else { return nil }
    return text(from, to, reached: true)
  }

  func blockStart(_ block: Int) -> Int? {
    if let own = offset(program.marks.firstIndex { $0.place == .beforeBlock(block) }) { return own }
    guard let previous = program.blocks.last(where: { $0 < block }) else { return 0 }
    return offset(program.marks.lastIndex { $0.place == .afterBlock(previous) })
  }

  var hasEnded: Bool { transcript.hasReachedEnd }

  func hasFinished(_ block: Int) -> Bool {
    offset(program.marks.lastIndex { $0.place == .afterBlock(block) }) != nil
  }

  func pictures(of block: Int) -> [Picture] {
    transcript.pictures.filter { picture in
      let owner =
        program.blocks.first { page.blocks[$0].endLine >= picture.line } ?? program.blocks.last
      return owner == block
    }
  }
}
