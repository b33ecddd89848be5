import DocumentModel
import Programs

/// Gathers a page's verdicts, program by program.
struct PageChecker {
  let page: Page
  let configuration: Configuration
  let matcher: TextMatcher
  var blocks: [BlockResult]
  private(set) var diagnostics: [Diagnostic]
  var checked = 0
  var failed = 0
  private var seen = Set<Diagnostic>()
  private var edits: [Edit] = []
  /// Blocks whose code `--fix` replaces: what their comments state goes with it.
  private var stale = Set<Int>()

  init(page: Page, configuration: Configuration) {
    self.page = page
    self.configuration = configuration
    matcher = TextMatcher(filters: configuration.filters)
    blocks = page.blocks.map { _ in BlockResult(status: .passed) }
    diagnostics = page.diagnostics
  }

  mutating func skip(_ block: Block, because reason: String) {
    blocks[block.index].status = .skipped
    blocks[block.index].skipReason = reason
  }

  /// A block whose program was not to be run: nothing is known of it.
  mutating func leaveOut(_ block: Block) { blocks[block.index].status = .skipped }

  func result() -> PageResult {
    let ran = blocks.contains { $0.status != .skipped }
    let hasFailed = diagnostics.contains { $0.severity == .error } || blocks.contains { $0.status == .failed }
    return PageResult(
      status: hasFailed ? .failed : ran || page.blocks.isEmpty ? .passed : .skipped, blocks: blocks,
      diagnostics: diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, expectationsChecked: checked,
      expectationsFailed: failed, edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  mutating func report(
    _ rule: Diagnostic.Rule, line: Int, column: Int = 1, severity: Diagnostic.Severity = .error, _ message: String,
    notes: [Diagnostic.Note] = []
  ) {
    var diagnostic = Diagnostic(
      path: page.path, line: max(line, 1), column: column, severity: severity, rule: rule, message: message)
    guard seen.insert(diagnostic).inserted else { return }
    diagnostic.notes = notes
    diagnostics.append(diagnostic)
  }

  mutating func check(_ block: Int, equals included: IncludedText) {
    guard let problem = IncludeCheck(page: page, block: page.blocks[block], included: included).problem else { return }
    if blocks[block].status != .skipped { blocks[block].status = .failed }
    stale.insert(block)
    edits += [problem.edit].compactMap { $0 }
    report(.staleInclude, line: problem.line, problem.message)
  }

  // MARK: A program

  mutating func check(_ program: Program, _ transcript: Transcript) {
    let owned = program.subject.map { [$0] } ?? program.blocks
    if let failure = transcript.failure {
      for block in owned { blocks[block].status = .failed }
      report(.readError, line: page.blocks[owned[0]].line, "internal: \(failure)")
      return
    }
    if let subject = program.subject {
      checkSubject(page.blocks[subject], program, transcript)
    } else {
      checkShared(program, transcript)
    }
  }

  private mutating func checkShared(_ program: Program, _ transcript: Transcript) {
    reportWarnings(program, transcript)
    guard transcript.hasCompiled else {
      reportErrors(program, transcript)
      return
    }
    let stop = stopBlock(program, transcript)
    let reader = TranscriptReader(page: page, program: program, transcript: transcript)
    reportEnd(reader, stop)
    fillResults(reader)
    checkExpectations(of: program.blocks, reader)
    guard let stop else { return }
    blocks[stop].status = .failed
    for block in program.blocks where block > stop && blocks[block].status == .passed {
      blocks[block].status = .skipped
    }
  }

  func block(at line: Int, in program: Program) -> Int? {
    program.blocks.first { page.blocks[$0].line <= line && line <= page.blocks[$0].endLine }
  }

  /// The block in which a program stopped before its end.
  private func stopBlock(_ program: Program, _ transcript: Transcript) -> Int? {
    if transcript.hasReachedEnd, case .exited = transcript.end { return nil }
    if let line = transcript.endStatementLine, let block = block(at: line, in: program) { return block }
    // Else the first whose closing mark was not reached.
    for (number, mark) in program.marks.enumerated() {
      if case .afterBlock(let block) = mark.place, transcript.marks[number] == nil { return block }
    }
    return program.blocks.last
  }

  private mutating func reportEnd(_ reader: TranscriptReader, _ stop: Int?) {
    let transcript = reader.transcript
    let fallback = page.blocks[stop ?? reader.program.blocks[0]].line
    func column(_ line: Int?) -> Int {
      guard let line, let byteColumn = transcript.endByteColumn else { return 1 }
      return page.source.column(line: line, byteColumn: byteColumn)
    }
    switch transcript.end {
    case .exited(let status):
      if !transcript.hasReachedEnd {
        let line = transcript.endLine
        report(
          .crash, line: line ?? fallback, column: column(line),
          "the page ended itself by exit(\(status)) before its end; what follows did not run\(Self.caller(of: line, transcript))"
        )
      }
    case .crashed(_, let message, let line):
      report(
        .crash, line: line ?? fallback, column: column(line), "crashed: \(message)\(Self.caller(of: line, transcript))")
    case .uncaughtError(let thrown, let line):
      let message = ShownText.withoutModule(thrown, reader.types)
      report(
        .uncaughtError, line: line ?? fallback, column: column(line), "an error was thrown and not caught: \(message)")
    case .timedOut(let seconds, let line):
      report(
        .timeout, line: line ?? fallback,
        "still running after \(seconds.plain) s; ended\(Self.caller(of: line, transcript))")
    case .notRun: break
    }
  }

  /// Names the page's line that led to the one where a program ended, where that is another.
  static func caller(of line: Int?, _ transcript: Transcript) -> String {
    guard let line, let statement = transcript.endStatementLine, statement != line else { return "" }
    return " (called from line \(statement))"
  }

  // MARK: Values, output, pictures

  mutating func fillResults(_ reader: TranscriptReader) {
    for index in reader.program.blocks where reader.program.reports(index) {
      blocks[index].values = reader.values(of: page.blocks[index], shown: Programs.values(of: page, configuration))
      blocks[index].output = reader.shownOutput(of: index)
      blocks[index].pictures = reader.pictures(of: index)
    }
  }

  mutating func checkExpectations(of indices: [Int], _ reader: TranscriptReader) {
    for index in indices {
      for expectation in page.blocks[index].expectations {
        checked += 1
        let problem = ExpectationCheck(block: page.blocks[index], reader: reader, matcher: matcher)
          .problem(with: expectation)
        guard let problem else { continue }
        failed += 1
        blocks[index].status = .failed
        if let actual = problem.actual, expectation.kind == .output || !stale.contains(index) {
          edits += ExpectationEdit(page: page, block: page.blocks[index]).edits(of: expectation, actual: actual)
        }
        report(
          problem.rule, line: expectation.line,
          column: expectation.ranges.first.map { page.source.position(at: $0.lowerBound).column } ?? 1, problem.message)
      }
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var plain: String { self == rounded() ? String(Int(self)) : String(self) }
}
