import DocumentModel
import PageProtocol
import Programs

#if canImport(Glibc)
  import Glibc
#endif

/// Tells how a run ended, and where in the page.
struct RunEnd {
  let program: Program
  let reply: ArchRunReply
  let state: RunState
  /// What the page wrote to standard error.
  let errors: String
  let symbols: Symbols

  func describe(in transcript: inout Transcript) {
    switch reply.outcome {
    case UInt32(ARCH_RUN_TIMED_OUT): timedOut(&transcript)
    case UInt32(ARCH_RUN_SIGNALLED): signalled(&transcript)
    case UInt32(ARCH_RUN_LOST):
      killed(because: "the process that supervises the page was killed, by the page or from outside", &transcript)
    case UInt32(ARCH_RUN_CROWDED):
      killed(because: "more than \(ARCH_CROWD) processes and threads at a time; ended", &transcript)
    case UInt32(ARCH_RUN_FAILED):
      transcript.failure = "the page cannot be run: \(String(cString: strerror(reply.status)))"
    default: exited(&transcript)
    }
  }

  /// The line that the page had passed last, as far as it can be one.
  private var lastLine: Int? {
    let line = Int(state.header.lastLine)
    return line > 0 && line < program.lineCount ? line : nil
  }

  private func places(_ addresses: [UInt64], isNear: Bool = false) -> [Symbols.Place] {
    symbols.places(of: addresses, base: state.header.libraryBase, size: state.header.librarySize, isNear: isNear)
      // The last line is the mark that ends the page.
      .filter { $0.line < program.lineCount }
  }

  private func places(_ frames: ArchFrames) -> [Symbols.Place] { places(RunState.addresses(frames)) }

  // MARK: The ways

  private func timedOut(_ transcript: inout Transcript) {
    if state.hasReachedEnd, state.header.isIndefinite != 0 {
      // The page asked for no end of its own.
      transcript.end = .exited(0)
      return
    }
    let found = sampled
    transcript.end = .timedOut(seconds: program.timeout, line: found.first?.line ?? lastLine)
    // Which of a line's instructions it was is chance.
    transcript.endStatementLine = found.last?.line ?? lastLine
  }

  /// Where the page was when it was ended: the first stack that is in it, that of the main thread unless it waits, then of what it
  /// waits for.
  private var sampled: [Symbols.Place] {
    let stacks = state.samples + [RunState.addresses(reply.frames)]
    return stacks.lazy.map { places($0, isNear: true) }.first { !$0.isEmpty } ?? []
  }

  private func killed(because reason: String, _ transcript: inout Transcript) {
    let found = sampled
    transcript.end = .crashed(signal: SIGKILL, message: reason, line: found.first?.line ?? lastLine)
    transcript.endStatementLine = found.last?.line ?? lastLine
  }

  private func signalled(_ transcript: inout Transcript) {
    let fatal = FatalMessage(errors)
    let lastWords = LastWords(errors)
    transcript.errorOutput = Array(errors[..<(fatal?.start ?? lastWords.start)].utf8)
    if let thrown = fatal?.thrownError {
      let found = places(state.header.thrown)
      transcript.end = .uncaughtError(message: thrown, line: found.last?.line)
      transcript.endByteColumn = found.last?.byteColumn
      transcript.endStatementLine = found.last?.line
      return
    }
    let found = places(state.header.crash)
    let stated = fatal?.line(in: program.pagePath)
    let line = stated ?? found.first?.line ?? lastLine
    let cause = fatal?.text ?? name(of: reply.status) + (lastWords.text.isEmpty ? "" : ": ") + lastWords.text
    transcript.end = .crashed(
      signal: reply.status, message: (memoryMessage.map { $0 + ": " } ?? "") + cause, line: line)
    transcript.endByteColumn = found.first { $0.line == line }?.byteColumn
    transcript.endStatementLine = found.last?.line ?? line
  }

  private func exited(_ transcript: inout Transcript) {
    transcript.end = .exited(reply.status)
    if reply.status == 125, state.header.hasStarted == 0 || state.header.libraryBase == 0 {
      transcript.failure = "the page cannot be loaded: \(errors.prefix(600))"
      transcript.errorOutput = []
    }
    guard !state.hasReachedEnd else { return }
    let found = places(state.header.exitCall)
    transcript.endLine = found.first?.line
    transcript.endByteColumn = found.first?.byteColumn
    transcript.endStatementLine = found.last?.line
  }

  // MARK: Words

  /// Says so when memory was short: when nearly all was used, or what was asked for last went beyond it.
  private var memoryMessage: String? {
    let limit = UInt64(clamping: program.memory)
    guard limit > 0 else { return nil }
    let asked = Self.number(behind: "failed to allocate ", in: errors)
    // More than the limit cannot be.
    guard state.header.crashData <= limit else { return nil }
    let (sum, isHuge) = state.header.crashData.addingReportingOverflow(asked ?? 0)
    guard isHuge || sum > limit - limit / 16 else { return nil }
    return "over the memory limit of \(Self.size(program.memory))"
  }

  private static func number(behind words: String, in text: String) -> UInt64? {
    guard let start = text.utf8.indices.last(where: { text.utf8[$0...].starts(with: words.utf8) }) else { return nil }
    let digits = text.utf8[start...].dropFirst(words.utf8.count).prefix { $0 >= 0x30 && $0 <= 0x39 }
    return digits.isEmpty ? nil : UInt64(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  static func size(_ bytes: Int) -> String {
    for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit && bytes % unit == 0
    {
      return "\(bytes / unit) \(name)"
    }
    return "\(bytes) bytes"
  }

  /// Whether the signal struck in the page's own code. In front of that place stand the handler's frames and the signal's own.
  private var hasStruckPage: Bool {
    let addresses = RunState.addresses(state.header.crash)
    return addresses.count < 4 || addresses[3] &- state.header.libraryBase < state.header.librarySize
  }

  private func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "segmentation fault (SIGSEGV): bad memory access or stack overflow"
    case SIGABRT: "aborted (SIGABRT)"
    case SIGILL, SIGTRAP:
      "trap (\(signal == SIGILL ? "SIGILL" : "SIGTRAP"))"
        + (hasStruckPage
          ? ", for instance arithmetic overflow"
          : " in what the page called, for instance a queue that waits for itself")
    case SIGBUS: "bus error (SIGBUS): a mapped file is shorter than what was read"
    case SIGFPE: "arithmetic exception (SIGFPE)"
    case SIGTERM: "ended (SIGTERM)"
    case SIGKILL: "killed (SIGKILL)"
    default: "ended by signal \(signal)"
    }
  }
}
