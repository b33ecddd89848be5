import TestSupport
import DocumentModel
import Programs

/// What a program might have done: values, marks and output at random places.
enum MadeUpTranscript {
  static func transcript(of program: Program, _ random: inout SeededGenerator) -> Transcript {
    var transcript = Transcript()
    if random.isOne(in: 20) {
      transcript.failure = "no room on the device"
      return transcript
    }
    transcript.hasCompiled = !random.isOne(in: 5)
    transcript.messages = (0..<Int.random(in: 0...3, using: &random)).map { _ in message(program, &random) }
    guard transcript.hasCompiled else { return transcript }
    transcript.output = output(&random)
    transcript.outputLength = transcript.output.count
    transcript.errorOutput = output(&random)
    transcript.hasReachedEnd = !random.isOne(in: 3)
    var offset = 0
    for mark in program.marks.indices where transcript.hasReachedEnd || !random.isOne(in: 4) {
      // Marks in a loop, or out of order, are passed at any offset.
      let isLoose = random.isOne(in: 10)
      offset = Int.random(in: (isLoose ? 0 : offset)...max(offset, transcript.output.count), using: &random)
      transcript.marks[mark] = offset
    }
    transcript.outputs = program.stretches.map { _ in statementOutput(within: transcript.output.count, &random) }
    transcript.values = program.statements.filter { _ in !random.isOne(in: 3) }.map { value(at: $0, &random) }
    transcript.end = end(program, &random)
    transcript.endStatementLine = random.isOne(in: 2) ? line(program, &random) : nil
    transcript.pictures = (0..<Int.random(in: 0...1, using: &random)).map { _ in
      Picture(line: line(program, &random), caption: "c", outline: "o", svg: "<svg/>", width: 1, height: 1)
    }
    return transcript
  }

  private static func line(_ program: Program, _ random: inout SeededGenerator) -> Int {
    Int.random(in: 0...program.lineCount + 1, using: &random)
  }

  private static func message(_ program: Program, _ random: inout SeededGenerator) -> CompilerMessage {
    let notes = random.isOne(in: 3) ? [message(program, &random)] : []
    return CompilerMessage(
      severity: [.error, .warning, .note, .remark].randomElement(using: &random) ?? .error,
      path: random.isOne(in: 4) ? "Other.swift" : program.pagePath, line: line(program, &random),
      byteColumn: Int.random(in: 1...200, using: &random), text: "cannot find “x” in scope", notes: notes)
  }

  private static func value(at statement: ProgramStatement, _ random: inout SeededGenerator) -> LoggedValue {
    let isWhole = random.isOne(in: 2)
    return LoggedValue(
      name: random.isOne(in: 2) ? "x" : "", startLine: statement.startLine,
      startByteColumn: statement.startByteColumn + (isWhole ? 0 : Int.random(in: 0...9, using: &random)),
      endLine: statement.endLine, endByteColumn: statement.endByteColumn,
      times: Int.random(in: 1...3, using: &random),
      text: ["1", "\"é\"", "main.S(t: 1)", "[1, 2]", "", "a\nb", "main."].randomElement(using: &random) ?? "",
      isVoid: random.isOne(in: 6))
  }

  private static func statementOutput(within count: Int, _ random: inout SeededGenerator) -> StatementOutput {
    let times = Int.random(in: 0...3, using: &random)
    let pieces = (0..<times).map { _ in
      let start = Int.random(in: 0...count, using: &random)
      return start..<Int.random(in: start...count, using: &random)
    }
    return StatementOutput(times: times, pieces: Array(pieces.prefix(2)), last: pieces.last)
  }

  private static func output(_ random: inout SeededGenerator) -> [UInt8] {
    let pieces: [[UInt8]] = [Array("1\n".utf8), Array("é\r\n".utf8), [0xFF, 0x0A], [0x0A], Array("a b ".utf8), [0xC3]]
    return (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
  }

  private static func end(_ program: Program, _ random: inout SeededGenerator) -> ProgramEnd {
    let place = random.isOne(in: 3) ? nil : line(program, &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .crashed(signal: 4, message: "Fatal error: Index out of range", line: place)
    case 1: return .uncaughtError(message: "main.S.E.a", line: place)
    case 2: return .timedOut(seconds: 10, line: place)
    case 3: return .exited(3)
    default: return .exited(0)
    }
  }
}
