import DocumentModel
import Programs

/// What the compiler says of a program, as diagnostics of the page.
extension PageChecker {
  mutating func reportErrors(_ program: Program, _ transcript: Transcript) {
    var guilty = Set<Int>()
    for message in transcript.messages where message.severity == .error {
      report(message, rule: .compileError, severity: .error, program)
      if message.line > 0, let block = block(at: place(of: message, program).line, in: program) { guilty.insert(block) }
    }
    for block in program.blocks {
      // Nothing of a program runs that does not compile: no block of it is verified.
      blocks[block].status = guilty.contains(block) || guilty.isEmpty ? .failed : .skipped
      let count = page.blocks[block].expectations.count
      checked += count
      failed += count
    }
  }

  mutating func reportWarnings(_ program: Program, _ transcript: Transcript) {
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

  mutating func report(
    _ message: CompilerMessage, rule: Diagnostic.Rule, severity: Diagnostic.Severity, _ program: Program
  ) {
    let isHere = isInPage(message)
    let elsewhere = message.path.isEmpty || isHere ? "" : " (\(message.path):\(message.line))"
    let hint =
      message.text.hasPrefix("invalid redeclaration") && program.subject == nil
      ? "; blocks of a page share one program: `scope=new` or `scopes: block` separates them" : ""
    let place = isHere ? place(of: message, program) : (line: page.blocks[program.blocks[0]].line, column: 1)
    report(
      rule, line: place.line, column: place.column, severity: severity, message.text + elsewhere + hint,
      notes: notes(of: message, program))
  }

  private func isInPage(_ message: CompilerMessage) -> Bool {
    message.line > 0 && (message.path.isEmpty || message.path.hasSuffix(page.path))
  }

  /// The notes of a message, each once: those that point into the page, then those that speak of other modules' declarations. Of
  /// these, candidates are often many, and what they are candidates for stands behind them.
  private func notes(of message: CompilerMessage, _ program: Program) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for note in message.notes where note.text != Self.offerOfStubs {
      let place = isInPage(note) ? place(of: note, program) : nil
      let told = Diagnostic.Note(place: place.map { SourcePosition(line: $0.line, column: $0.column) }, text: note.text)
      if !notes.contains(told) { notes.append(told) }
    }
    let elsewhere = notes.filter { $0.place == nil }
    return notes.filter { $0.place != nil } + elsewhere.filter { !$0.text.hasPrefix("candidate ") }
      + elsewhere.filter { $0.text.hasPrefix("candidate ") }
  }

  /// A note that editors make a button of and that says nothing without it.
  private static let offerOfStubs = "add stubs for conformance"

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
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
