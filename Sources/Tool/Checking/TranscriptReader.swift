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
  /// The values of each statement: those that lie in it and in no statement within it.
  private let values: [Int: [LoggedValue]]
  /// The statements that end on each line.
  private let endings: [Int: [Int]]

  init(page: Page, program: Program, transcript: Transcript) {
    self.page = page
    self.program = program
    self.transcript = transcript
    types = Self.types(in: program.text)
    values = Dictionary(grouping: transcript.values.filter { !$0.isVoid }) {
      program.statement(at: $0.startLine, byteColumn: $0.startByteColumn) ?? -1
    }
    endings = Dictionary(grouping: program.statements.indices) { program.statements[$0].endLine }
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
      guard let line = codeLine(of: expectation, in: block.index), let value = value(endingOn: line, in: block.index)
      else { continue }
      lines.insert(line)
      show(value, at: expectation.line)
    }
    guard !block.attributes.isHidden else { return values }
    for statement in program.statements where statement.block == block.index && statement.isShown(by: shown) {
      guard !lines.contains(statement.endLine), let value = value(endingOn: statement.endLine, in: block.index)
      else { continue }
      lines.insert(statement.endLine)
      show(value, at: statement.endLine)
    }
    return values.sorted { $0.line < $1.line }
  }

  /// The value that a `// =>` speaks of.
  func value(for expectation: Expectation, in block: Int) -> LoggedValue? {
    codeLine(of: expectation, in: block).flatMap { value(endingOn: $0, in: block) }
  }

  /// The line whose value a `// =>` states: its own, or, on a line of its own, the code line above.
  private func codeLine(of expectation: Expectation, in block: Int) -> Int? {
    if expectation.isTrailing { return expectation.line }
    let begun = program.statements.partitioningIndex { $0.startLine >= expectation.line }
    let above = program.statements[..<begun].last { $0.block == block && $0.endLine < expectation.line }
    guard var outer = above else { return nil }
    while let parent = outer.parent.map({ program.statements[$0] }), parent.endLine < expectation.line {
      outer = parent
    }
    return outer.endLine
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

  /// Whether the program wrote more than was kept before a block was done: what it wrote of that is not known.
  func isCut(_ block: Int) -> Bool {
    guard transcript.outputLength > transcript.output.count else { return false }
    guard program.blocks.last != block else { return true }
    return offset(program.marks.lastIndex { $0.place == .afterBlock(block) }).map { $0 > transcript.output.count }
      ?? true
  }

  /// A block's output for readers: said where it is cut.
  func shownOutput(of block: Int) -> String {
    let output = output(of: block)
    let limit = 1 << 20
    guard isCut(block) || output.utf8.count > limit else { return output }
    let kept = String(decoding: output.utf8.prefix(limit), as: UTF8.self)
    let size = isCut(block) ? "the program wrote \(transcript.outputLength)" : "\(output.utf8.count)"
    return kept + (kept.hasSuffix("\n") ? "" : "\n") + "… (cut: \(size) bytes in all)\n"
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

  /// What an expectation of output may speak of, the likeliest first; none when its statement did not come to its end.
  func outputs(for expectation: Expectation) -> [String] {
    guard let stated = program.statedOutputs[expectation.line], transcript.outputs.indices.contains(stated.stretch)
    else { return [] }
    let own = transcript.outputs[stated.stretch]
    guard let last = own.last else { return [] }
    var outputs: [String] = []
    if own.pieces.count == own.times { outputs.append(own.pieces.map(text).joined()) }
    if own.times > 1 { outputs.append(text(last)) }
    switch stated.since {
    case .programStart: outputs.append(text(0..<last.upperBound))
    case .mark(let mark):
      if let from = transcript.marks[mark], from <= last.upperBound { outputs.append(text(from..<last.upperBound)) }
    case nil: break
    }
    return outputs
  }

  /// Whether some of what an expectation speaks of was not kept.
  func isCut(_ expectation: Expectation) -> Bool {
    guard let stated = program.statedOutputs[expectation.line], transcript.outputs.indices.contains(stated.stretch)
    else { return false }
    return transcript.outputs[stated.stretch].last.map { $0.upperBound > transcript.output.count } ?? false
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: transcript.output[range.clamped(to: 0..<transcript.output.count)], as: UTF8.self)
  }

  /// Whether the end of the statement was passed that an expectation speaks of.
  func hasPassedEnd(of expectation: Expectation) -> Bool {
    guard let stated = program.statedOutputs[expectation.line] else { return false }
    return transcript.marks[program.stretches[stated.stretch].end] != nil
  }

  /// Whether the output of the statement that an expectation speaks of can be told apart at all.
  func tellsApart(_ expectation: Expectation) -> Bool { program.statedOutputs[expectation.line] != nil }

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
