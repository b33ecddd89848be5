import DocumentModel
import Programs

/// Blocks that are programs of their own on top of their scope: those that must fail, and those that are never run.
extension PageChecker {
  mutating func checkSubject(_ block: Block, _ program: Program, _ transcript: Transcript) {
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
