import DocumentModel
import FoundationEssentials
import PageProtocol
import Programs

#if canImport(Glibc)
  import Glibc
#endif

/// The tool's side of a run's state file (PageProtocol.h).
struct RunState: ~Copyable {
  /// What a page may write to a file, standard output included, in bytes.
  static let outputLimit = 64 << 20

  private let map: UnsafeMutableRawPointer
  private let size: Int
  /// As this side wrote it: the page shares the memory and may scribble over it.
  private let header: ArchState
  private let program: Program

  struct Problem: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) cannot be made: \(String(cString: strerror(errno)))" }
  }

  init(program: Program, path: String) throws(Problem) {
    self.program = program
    var header = ArchState()
    header.magic = UInt32(ARCH_STATE_MAGIC)
    header.version = UInt32(ARCH_PROTOCOL_VERSION)
    header.spanCount = UInt32(program.spans.count)
    header.lineCount = UInt32(program.lineCount + 1)
    header.markCount = UInt32(program.marks.count)
    header.outputCount = UInt32(program.stretches.count)
    header.pointCount = UInt32(program.points.count)
    header.valueCapacity = UInt32(min(program.spans.count * 6 + 64, 20_000))
    self.header = header
    size = Int(arch_state_size(&header))
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Problem(path: path) }
    defer { close(file) }
    // Sparse: what is not written to takes no room.
    guard ftruncate(file, size) == 0, let map = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      map != MAP_FAILED
    else { throw Problem(path: path) }
    self.map = map
    map.assumingMemoryBound(to: ArchState.self).pointee = header
    writeWanted(&header)
    writeMarks(&header)
  }

  private func table<Element>(_ offset: UInt64, of: Element.Type) -> UnsafeMutablePointer<Element> {
    (map + Int(offset)).assumingMemoryBound(to: Element.self)
  }

  private func writeWanted(_ header: inout ArchState) {
    let spans = table(arch_spans_offset(&header), of: ArchSpan.self)
    let lines = table(arch_lines_offset(&header), of: UInt8.self)
    for (index, span) in program.spans.enumerated() {
      spans[index] = ArchSpan(
        startLine: UInt32(span.startLine), startColumn: UInt32(span.startByteColumn), endLine: UInt32(span.endLine),
        endColumn: UInt32(span.endByteColumn), mayBePicture: span.mayBePicture ? 1 : 0)
      for line in span.startLine...max(span.startLine, min(span.endLine, program.lineCount)) {
        lines[line] |= UInt8(ARCH_LINE_VALUES)
      }
    }
    let points = table(arch_points_offset(&header), of: ArchPoint.self)
    for (index, point) in program.points.enumerated() {
      let kind =
        switch point.kind {
        case .bodyEntry: ARCH_POINT_ENTRY
        case .bodyExit: ARCH_POINT_EXIT
        case .statementEnd: ARCH_POINT_STATEMENT
        }
      points[index] = ArchPoint(
        line: UInt32(point.line), column: UInt32(point.byteColumn), kind: UInt32(kind), mark: UInt32(point.mark))
      lines[point.line] |= UInt8(ARCH_LINE_POINTS)
    }
  }

  private func writeMarks(_ header: inout ArchState) {
    let marks = table(arch_marks_offset(&header), of: ArchMark.self)
    for index in program.marks.indices { marks[index] = ArchMark(offset: -1, begins: -1, ends: -1) }
    let outputs = table(arch_outputs_offset(&header), of: ArchOutput.self)
    for (index, stretch) in program.stretches.enumerated() {
      // Without a mark it begins where the program does.
      outputs[index].from = stretch.start == nil ? 0 : -1
      if let start = stretch.start { marks[start].begins = Int32(index) }
      marks[stretch.end].ends = Int32(index)
    }
  }

  deinit { munmap(map, size) }

  /// What the page left behind.
  func read(
    _ reply: ArchRunReply, folder: String, symbols: Symbols, timeout: Double, into transcript: inout Transcript
  ) {
    let state = map.assumingMemoryBound(to: ArchState.self).pointee
    transcript.values = values(state)
    var header = header
    let marks = table(arch_marks_offset(&header), of: ArchMark.self)
    for index in program.marks.indices where marks[index].offset >= 0 {
      transcript.marks[index] = Int(marks[index].offset)
    }
    let outputs = table(arch_outputs_offset(&header), of: ArchOutput.self)
    transcript.outputs = program.stretches.indices.map { Self.pieces(of: outputs[$0]) }
    transcript.hasReachedEnd = state.hasReachedEnd != 0 || state.hasFinished != 0
    let output = Self.contents(folder + "/output")
    transcript.outputLength = output.count
    transcript.output = Array(output)
    transcript.errorOutput = Array(Self.contents(folder + "/errors").suffix(1 << 20))
    transcript.pictures = Self.pictures(in: [UInt8](Self.contents(folder + "/events")))

    func lines(_ frames: [UInt64]) -> [Int] {
      symbols.lines(of: frames, base: state.libraryBase, size: state.librarySize)
        .filter { $0 <= program.lineCount }
    }
    let errorText = String(decoding: transcript.errorOutput, as: UTF8.self)
    let fatal = FatalMessage(errorText)
    switch reply.outcome {
    case UInt32(ARCH_RUN_TIMED_OUT):
      let place = lines(Array(Self.frames(reply)))
      transcript.end = .timedOut(seconds: timeout, line: place.first ?? Self.line(state.lastLine))
      transcript.endStatementLine = place.last ?? Self.line(state.lastLine)
    case UInt32(ARCH_RUN_SIGNALLED):
      if let thrown = fatal?.thrownError {
        let place = lines(Self.throwFrames(state))
        transcript.end = .uncaughtError(message: thrown, line: place.last)
        transcript.endStatementLine = place.last
      } else {
        let place = lines(Self.crashFrames(state))
        transcript.end = .crashed(
          signal: reply.status,
          message: fatal?.text ?? Self.name(ofSignal: reply.status) + Self.lastWords(errorText),
          line: fatal?.line(in: program.pagePath) ?? place.first ?? Self.line(state.lastLine))
        transcript.endStatementLine = place.last ?? fatal?.line(in: program.pagePath) ?? Self.line(state.lastLine)
      }
    case UInt32(ARCH_RUN_FAILED):
      transcript.failure = "the page cannot be run: \(String(cString: strerror(reply.status)))"
    default:
      transcript.end = .exited(reply.status)
      if reply.status == 125, state.hasStarted == 0 || state.libraryBase == 0 {
        transcript.failure = "the page cannot be loaded: \(errorText.prefix(600))"
      }
    }
  }

  private static func line(_ line: UInt32) -> Int? { line == 0 ? nil : Int(line) }

  private static func contents(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }

  private static func frames(_ reply: ArchRunReply) -> ArraySlice<UInt64> {
    withUnsafeBytes(of: reply.frames) { Array($0.bindMemory(to: UInt64.self)) }.prefix(Int(reply.frameCount))
  }

  private static func throwFrames(_ state: ArchState) -> [UInt64] {
    // Return addresses all: a leading zero makes the first one such too.
    [0]
      + withUnsafeBytes(of: state.throwFrames) { Array($0.bindMemory(to: UInt64.self)) }
      .prefix(Int(state.throwFrameCount))
  }

  private static func crashFrames(_ state: ArchState) -> [UInt64] {
    // The first two are the handler and the signal's trampoline, outside the page's library; the third is the very place.
    let frames = withUnsafeBytes(of: state.crashFrames) { Array($0.bindMemory(to: UInt64.self)) }
      .prefix(Int(state.crashFrameCount))
    return frames.count > 2 ? Array(frames.dropFirst(2)) : Array(frames)
  }

  private func values(_ state: ArchState) -> [LoggedValue] {
    var header = header
    let first = map + Int(arch_values_offset(&header))
    // The page shares this memory: its counts are believed only as far as they can be.
    let count = Int(Swift.min(state.valueCount, header.valueCapacity))
    return (0..<count).compactMap { index -> LoggedValue? in
      let place = first + index * Int(ARCH_VALUE_STRIDE)
      let value = place.assumingMemoryBound(to: ArchValue.self).pointee
      guard value.times > 0, value.current < 2 else { return nil }
      let length = Swift.min(Int(value.current == 0 ? value.length.0 : value.length.1), Int(ARCH_VALUE_BYTES))
      let start = place + MemoryLayout<ArchValue>.size + Int(value.current) * Int(ARCH_VALUE_BYTES)
      let text = String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
      let name = withUnsafeBytes(of: value.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return LoggedValue(
        name: name, startLine: Int(value.startLine), startByteColumn: Int(value.startColumn),
        endLine: Int(value.endLine),
        endByteColumn: Int(value.endColumn), times: Int(clamping: value.times), text: text, isVoid: value.isVoid != 0)
    }
  }

  private static func pieces(of output: ArchOutput) -> StatementOutput {
    func range(_ from: Int64, _ to: Int64) -> Range<Int>? { 0 <= from && from <= to ? Int(from)..<Int(to) : nil }
    let kept = withUnsafeBytes(of: output.pieces) { Array($0.bindMemory(to: Int64.self)) }
    let times = Int(clamping: output.times)
    return StatementOutput(
      times: times,
      pieces: (0..<Swift.min(times, Int(ARCH_PIECE_LIMIT))).compactMap { range(kept[$0 * 2], kept[$0 * 2 + 1]) },
      last: times > 0 ? range(output.last.0, output.last.1) : nil)
  }

  private static func pictures(in bytes: [UInt8]) -> [Picture] {
    var pictures: [Picture] = []
    var offset = 0
    let headerSize = MemoryLayout<ArchPictureEvent>.size
    while offset + headerSize <= bytes.count {
      let header = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: ArchPictureEvent.self) }
      offset += headerSize
      let lengths = [header.captionLength, header.outlineLength, header.svgLength].map(Int.init)
      guard header.kind == UInt32(ARCH_EVENT_PICTURE), offset + lengths.reduce(0, +) <= bytes.count else { break }
      let texts = lengths.map { length in
        defer { offset += length }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
      }
      pictures.append(
        Picture(
          line: Int(header.line), caption: texts[0], outline: texts[1], svg: texts[2], width: header.width,
          height: header.height))
    }
    return pictures
  }

  /// What was written to standard error last, where the runtime gave no reason of its own.
  private static func lastWords(_ errors: String) -> String {
    let lines = errors.split(separator: "\n").suffix(3)
    return lines.isEmpty ? "" : ": " + lines.joined(separator: "\n")
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "segmentation fault (SIGSEGV): bad memory access or stack overflow"
    case SIGABRT: "aborted (SIGABRT)"
    case SIGILL, SIGTRAP: "trap (\(signal == SIGILL ? "SIGILL" : "SIGTRAP")), for instance arithmetic overflow"
    case SIGKILL: "killed (SIGKILL)"
    default: "ended by signal \(signal)"
    }
  }
}

/// What the Swift runtime wrote to standard error before a trap.
struct FatalMessage {
  private var place: Substring
  var text: String

  /// Takes the last message of the text; nil when there is none.
  init?(_ errors: String) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().reversed() {
      for start in ["Fatal error", "Precondition failed", "Assertion failed"] {
        guard let found = Self.offset(of: start, in: line) else { continue }
        place = line[..<found]
        let rest = line[found...]
        let words = rest.hasPrefix(start + ": ") ? rest.dropFirst(start.count + 2) : rest
        text = ([words] + lines[(index + 1)...]).joined(separator: "\n")
        while text.last == "\n" { text.removeLast() }
        return
      }
    }
    return nil
  }

  private static func offset(of start: String, in line: Substring) -> Substring.Index? {
    if line.hasPrefix(start) { return line.startIndex }
    let wanted = ": " + start
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == ":", line[index...].hasPrefix(wanted) { return line.index(index, offsetBy: 2) }
      index = line.index(after: index)
    }
    return nil
  }

  /// The error that reached the top level, when that is what it says.
  var thrownError: String? {
    let start = "Error raised at top level: "
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
  }

  /// The line that the message names, when it names this page (the runtime names a file by its last part or its path).
  func line(in page: String) -> Int? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
    let file = String(parts[0])
    return file == page || file == "main/" + (page.split(separator: "/").last.map(String.init) ?? page)
      || page.hasSuffix("/" + file) ? line : nil
  }
}
