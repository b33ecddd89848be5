import DocumentModel
import Programs

/// Gathers a page's verdicts, program by program.
struct PageChecker {
  let page: Page
  let configuration: Configuration
  let matcher: TextMatcher
  private var blocks: [BlockResult]
  private(set) var diagnostics: [Diagnostic]
  private var checked = 0
  private var failed = 0
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
    _ rule: Diagnostic.Rule, line: Int, column: Int = 1, severity: Diagnostic.Severity = .error, _ message: String
  ) {
    let diagnostic = Diagnostic(
      path: page.path, line: max(line, 1), column: column, severity: severity, rule: rule, message: message)
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
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

  private mutating func reportErrors(_ program: Program, _ transcript: Transcript) {
    var guilty = Set<Int>()
    for message in transcript.messages where message.severity == .error {
      report(message, rule: .compileError, severity: .error, program)
      if let block = block(at: message.line, in: program) { guilty.insert(block) }
    }
    for block in program.blocks {
      // Nothing of a program runs that does not compile: no block of it is verified.
      blocks[block].status = guilty.contains(block) || guilty.isEmpty ? .failed : .skipped
      let count = page.blocks[block].expectations.count
      checked += count
      failed += count
    }
  }

  private mutating func reportWarnings(_ program: Program, _ transcript: Transcript) {
    for message in transcript.messages where message.severity == .warning {
      // A warning at a mark is not the author's; one of the code above a failing block is told with its own program.
      guard let index = block(at: message.line, in: program), isCode(line: message.line, index),
        program.reports(index), !isAtMark(message, program)
      else { continue }
      // Who chose a language mode knows that later ones differ.
      if page.blocks[index].attributes.languageMode != nil, message.text.contains("this will be an error in") {
        continue
      }
      if page.blocks[index].kind == .warning {
        blocks[index].messages.append("warning: \(message.text)")
        continue
      }
      report(message, rule: .compileWarning, severity: .warning, program)
    }
    for index in program.blocks
    where page.blocks[index].kind == .warning && transcript.hasCompiled && program.reports(index) {
      let wanted = page.blocks[index].attributes.expectedText ?? ""
      if !blocks[index].messages.contains(where: { wanted.isEmpty || $0.contains(wanted) }) {
        blocks[index].status = .failed
        let said = blocks[index].messages.joined(separator: "\n")
        report(
          .missingWarning, line: page.blocks[index].line,
          said.isEmpty
            ? "the compiler was to warn \"\(wanted)\", but it warns of nothing here"
            : ComparedTexts.message("no warning contains the stated text", expected: wanted, actual: said))
      }
    }
  }

  private mutating func report(
    _ message: CompilerMessage, rule: Diagnostic.Rule, severity: Diagnostic.Severity, _ program: Program
  ) {
    let isHere = message.line > 0 && (message.path.isEmpty || message.path.hasSuffix(page.path))
    let elsewhere = message.path.isEmpty || isHere ? "" : " (\(message.path):\(message.line))"
    let hint =
      message.text.hasPrefix("invalid redeclaration") && program.subject == nil
      ? "; blocks of a page share one program: `scope=new` or `scopes: block` separates them" : ""
    let place = isHere ? place(of: message, program) : (line: page.blocks[program.blocks[0]].line, column: 1)
    report(rule, line: place.line, column: place.column, severity: severity, message.text + elsewhere + hint)
  }

  /// Where a message belongs. The compiler finds what is missing behind the code, at a mark or at the end of the program: that
  /// is told at the end of the last line of code before it.
  private func place(of message: CompilerMessage, _ program: Program) -> (line: Int, column: Int) {
    let code = program.blocks.flatMap { page.blocks[$0].code }.filter { !page.source.text($0.range).isBlank }
    if message.line <= page.source.lineCount, code.contains(where: { $0.line == message.line }) || code.isEmpty {
      return (message.line, page.source.column(line: message.line, byteColumn: message.byteColumn))
    }
    guard let last = code.last(where: { $0.line < message.line }) else { return (message.line, 1) }
    return (last.line, page.source.position(at: last.range.upperBound).column)
  }

  private func isAtMark(_ message: CompilerMessage, _ program: Program) -> Bool {
    program.marks.contains { mark in
      mark.line == message.line && mark.byteColumn.map { message.byteColumn > $0 } ?? false
    }
  }

  private func isCode(line: Int, _ block: Int) -> Bool { page.blocks[block].code.contains { $0.line == line } }

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

  // MARK: Values, output, pictures

  private mutating func fillResults(_ reader: TranscriptReader) {
    for index in reader.program.blocks where reader.program.reports(index) {
      blocks[index].values = reader.values(of: page.blocks[index], shown: Programs.values(of: page, configuration))
      blocks[index].output = reader.shownOutput(of: index)
      blocks[index].pictures = reader.pictures(of: index)
    }
  }

  private mutating func checkExpectations(of indices: [Int], _ reader: TranscriptReader) {
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

  // MARK: A block that is a program of its own

  private mutating func checkSubject(_ block: Block, _ program: Program, _ transcript: Transcript) {
    let wanted = block.attributes.expectedText
    let errors = transcript.messages.filter { $0.severity == .error }
    // What the block leaves open the compiler misses behind it.
    let above = errors.filter { 0 < $0.line && $0.line < block.line }
    let own = errors.filter { $0.line == 0 || block.line <= $0.line }
    defer { if !transcript.hasCompiled { countUnreached(block) } }
    func failSubject(_ rule: Diagnostic.Rule, line: Int? = nil, _ message: String) {
      blocks[block.index].status = .failed
      report(rule, line: line ?? block.line, message)
    }

    if block.kind == .error {
      blocks[block.index].messages = own.map { "error: \($0.text)" }
      blocks[block.index].output = blocks[block.index].messages.map { $0 + "\n" }.joined()
      if transcript.hasCompiled {
        failSubject(.missingError, "the block was not to compile, but it does")
      } else if let first = above.first {
        // The code above is reported with its own program; here it hides what the block would do.
        failSubject(.missingError, "the code above the block does not compile: \(first.text)")
      } else if let wanted, !own.contains(where: { $0.text.contains(wanted) }) {
        failSubject(
          .missingError,
          ComparedTexts.message(
            "no error of the block has the stated text", expected: wanted,
            actual: own.map(\.text).joined(separator: "\n"))
        )
      }
      return
    }

    guard transcript.hasCompiled else {
      blocks[block.index].status = .failed
      for message in own.isEmpty ? errors : own { report(message, rule: .compileError, severity: .error, program) }
      return
    }
    reportWarnings(program, transcript)
    if block.kind == .noRun {
      countUnreached(block)
      return
    }

    let reader = TranscriptReader(page: page, program: program, transcript: transcript)
    fillResults(reader)
    checkExpectations(of: [block.index], reader)
    let isInBlock = transcript.endStatementLine.map { block.line <= $0 && $0 <= block.endLine } ?? true
    switch (block.kind, transcript.end) {
    case (.crash, .crashed(_, let message, let line)):
      blocks[block.index].messages = [message]
      if !isInBlock {
        failSubject(.missingCrash, "the code above the block crashed already, at line \(line ?? 0): \(message)")
      } else if let wanted, !message.contains(wanted) {
        failSubject(
          .missingCrash, ComparedTexts.message("crashed for another reason", expected: wanted, actual: message))
      }
    case (.throws, .uncaughtError(let thrown, let line)):
      let message = ShownText.withoutModule(thrown, reader.types)
      blocks[block.index].messages = [message]
      if !isInBlock {
        failSubject(.missingThrow, "the code above the block threw already, at line \(line ?? 0): \(message)")
      } else if let wanted, !message.contains(wanted), !thrown.contains(wanted) {
        failSubject(
          .missingThrow, ComparedTexts.message("another error was thrown", expected: wanted, actual: message))
      }
    case (_, .timedOut(let seconds, let line)):
      failSubject(
        .timeout, line: line, "still running after \(seconds.plain) s; ended\(Self.caller(of: line, transcript))")
    case (.crash, let end): failSubject(.missingCrash, "the block was to crash, but it \(Self.words(end))")
    case (_, let end): failSubject(.missingThrow, "the block was to throw, but it \(Self.words(end))")
    }
  }

  private static func words(_ end: ProgramEnd) -> String {
    switch end {
    case .notRun: "did not run"
    case .exited(0): "came to its end"
    case .exited(let status): "ended with exit status \(status)"
    case .crashed(_, let message, _): "crashed: \(message)"
    case .uncaughtError(let message, _): "threw an error: \(message)"
    case .timedOut(let seconds, _): "was still running after \(seconds.plain) s"
    }
  }

  /// Names the page's line that led to the one where a program ended, where that is another.
  private static func caller(of line: Int?, _ transcript: Transcript) -> String {
    guard let line, let statement = transcript.endStatementLine, statement != line else { return "" }
    return " (called from line \(statement))"
  }

  /// A block that never runs reaches none of its expectations: each is a failed check, said once.
  private mutating func countUnreached(_ block: Block) {
    for expectation in block.expectations {
      checked += 1
      failed += 1
      blocks[block.index].status = .failed
      report(.noValue, line: expectation.line, "nothing was run here, so this was not verified")
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String { self == rounded() ? String(Int(self)) : String(self) }
}
