import DocumentModel
import SwiftSource

/// Finds where the output of a statement begins and ends whose output is stated.
///
/// A boundary between two statements is a call behind the first one where code may stand; at the edges of a body, where a call
/// could change what the body means (an implicit return), it is an event of the compiler's transform.
struct OutputMarks {
  /// A call to be written behind the code of a line.
  struct Call {
    var line: Int
    var mark: Int
    /// Whether the code before it must be ended first.
    var needsSemicolon: Bool
  }

  private(set) var marks: [Mark]
  private(set) var points: [OutputPoint] = []
  private(set) var stretches: [StatementStretch] = []
  /// By the expectations' first lines.
  private(set) var stated: [Int: StatedOutput] = [:]
  private(set) var calls: [Call] = []

  private let tree: StatementTree
  private let statements: [ProgramStatement]
  private let source: SourceText
  private var after: [Int: Int] = [:]
  private var entries: [Int: Int] = [:]
  private var callLines: [Int: Int] = [:]
  private var stretchOfStatement: [Int: Int] = [:]

  /// - Parameter marks: Those that stand in the text already.
  init(tree: StatementTree, statements: [ProgramStatement], source: SourceText, marks: [Mark]) {
    self.tree = tree
    self.statements = statements
    self.source = source
    self.marks = marks
  }

  /// Places the marks for what a block states.
  mutating func add(_ block: Block) {
    var lastCheck: Int?
    for expectation in block.expectations where expectation.kind == .prints || expectation.kind == .bookPrints {
      guard let owner = owner(of: expectation, in: block.index), let stretch = stretch(of: owner) else { continue }
      var output = StatedOutput(stretch: stretch)
      if expectation.kind == .bookPrints, statements[owner].depth == 0 {
        if !expectation.isTrailing { output.since = lastCheck.map { .mark($0) } ?? boundary(beforeBlock: block.index) }
        lastCheck = stretches[stretch].end
      }
      stated[expectation.line] = output
    }
  }

  private mutating func stretch(of owner: Int) -> Int? {
    if let known = stretchOfStatement[owner] { return known }
    guard let start = boundary(before: owner), let end = mark(after: owner) else { return nil }
    var stretch = StatementStretch(start: nil, end: end)
    if case .mark(let mark) = start { stretch.start = mark }
    stretches.append(stretch)
    stretchOfStatement[owner] = stretches.count - 1
    return stretches.count - 1
  }

  /// The statement whose output an expectation states: the outermost one that ends on its line, or above it.
  private func owner(of expectation: Expectation, in block: Int) -> Int? {
    let line = expectation.line
    let begun = expectation.isTrailing ? line : line - 1
    let behind = statements.partitioningIndex { $0.startLine > begun }
    guard behind > 0 else { return nil }
    var owner = statements.outermost(from: behind - 1, endingBy: begun)
    if expectation.isTrailing {
      if statements[owner].endLine < line {
        guard let open = statements[owner].parent else { return nil }
        owner = open
      }
    } else if statements[owner].endLine >= line {
      return nil
    }
    guard statements[owner].block == block, tree.mayBeFollowed(owner), !tree.isLabel(owner), !tree.isClosureHead(owner)
    else { return nil }
    return owner
  }

  // MARK: Boundaries

  private mutating func boundary(beforeBlock block: Int) -> OutputBoundary? {
    statements.firstIndex { $0.block == block && $0.depth == 0 }.flatMap { boundary(before: $0) }
  }

  private mutating func boundary(before index: Int) -> OutputBoundary? {
    if let previous = tree.previous[index], !tree.isClosureHead(previous) {
      if let mark = mark(after: previous) { return .mark(mark) }
      // `case x: statement`: the branch begins with its `switch`.
      return tree.isLabel(previous) ? tree.parents[index].flatMap { boundary(before: $0) } : nil
    }
    guard let body = tree.bodies[index] else { return statements[index].depth == 0 ? .programStart : nil }
    if let mark = entries[body.lowerBound] { return .mark(mark) }
    let mark = point(.bodyEntry, at: body.lowerBound)
    entries[body.lowerBound] = mark
    return .mark(mark)
  }

  private mutating func mark(after index: Int) -> Int? {
    if let mark = after[index] { return mark }
    let mark = newMark(after: index)
    after[index] = mark
    return mark
  }

  private mutating func newMark(after index: Int) -> Int? {
    let statement = tree.statements[index]
    let isLast = tree.next[index] == nil
    let isInSwitch = tree.isInSwitch(index)
    if tree.endsLine(index), statement.form != .transfer, tree.mayBeFollowed(index), !tree.isClosureHead(index),
      statement.depth == 0 || !isLast || isInSwitch
    {
      return call(behind: index)
    }
    if isLast, !isInSwitch, let body = tree.bodies[index] { return point(.bodyExit, at: body.lowerBound) }
    switch statement.form {
    case .expression, .assignment: return point(.statementEnd, at: statement.range.upperBound)
    case .variable, .transfer, .declaration, .control: return nil
    }
  }

  private mutating func call(behind index: Int) -> Int {
    let line = statements[index].endLine
    if let mark = callLines[line] { return mark }
    let mark = marks.count
    marks.append(Mark(place: .betweenStatements, line: line, byteColumn: statements[index].endByteColumn))
    calls.append(Call(line: line, mark: mark, needsSemicolon: !tree.isLabel(index)))
    callLines[line] = mark
    return mark
  }

  private mutating func point(_ kind: OutputPoint.Kind, at offset: Int) -> Int {
    let mark = marks.count
    let line = source.lineNumber(at: offset)
    marks.append(Mark(place: .betweenStatements, line: line))
    points.append(
      OutputPoint(kind: kind, line: line, byteColumn: offset - source.lineStarts[line - 1] + 1, mark: mark))
    return mark
  }
}
