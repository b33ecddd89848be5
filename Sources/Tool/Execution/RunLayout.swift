import PageProtocol
import Programs

#if canImport(Glibc)
  import Glibc
#endif

/// Where things lie in a run's state file (PageProtocol.h), as this side wrote it: the page shares the file and may scribble over it.
struct RunLayout {
  private let header: ArchState
  let markCount: Int
  let outputCount: Int
  let valueCapacity: Int
  let marksOffset: Int
  let outputsOffset: Int
  let size: Int
  private let linesOffset: Int
  private let valuesOffset: Int

  /// - Parameter settle: How long the page may take to come to rest behind its last line, in seconds.
  init(program: Program, settle: Double) {
    var header = ArchState()
    header.magic = UInt32(ARCH_STATE_MAGIC)
    header.version = UInt32(ARCH_PROTOCOL_VERSION)
    header.spanCount = UInt32(program.spans.count)
    header.lineCount = UInt32(program.lineCount + 1)
    header.markCount = UInt32(program.marks.count)
    header.outputCount = UInt32(program.stretches.count)
    header.pointCount = UInt32(program.points.count)
    header.valueCapacity = UInt32(min(program.spans.count * 6 + 64, 20_000))
    header.settleMilliseconds = UInt32(clamping: Int(settle * 1000))
    markCount = program.marks.count
    outputCount = program.stretches.count
    valueCapacity = Int(header.valueCapacity)
    linesOffset = Int(arch_lines_offset(&header))
    marksOffset = Int(arch_marks_offset(&header))
    outputsOffset = Int(arch_outputs_offset(&header))
    valuesOffset = Int(arch_values_offset(&header))
    size = Int(arch_state_size(&header))
    self.header = header
  }

  func valueOffset(_ index: Int) -> Int { valuesOffset + index * Int(ARCH_VALUE_STRIDE) }

  // MARK: What the page finds

  /// Writes it. The values' part is left sparse: what is not written to takes no room.
  func write(_ program: Program, to file: Int32) -> Bool {
    let tables = marksAndOutputs(of: program)
    let bytes =
      withUnsafeBytes(of: header) { Array($0) } + Self.bytes(of: spans(of: program)) + lines(of: program)
      + Self.bytes(of: tables.marks) + Self.bytes(of: tables.outputs) + Self.bytes(of: points(of: program))
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(file, $0.baseAddress.map { $0 + written }, bytes.count - written, off_t(written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return ftruncate(file, off_t(size)) == 0
  }

  private static func bytes<Element>(of elements: [Element]) -> [UInt8] { elements.withUnsafeBytes { Array($0) } }

  private func spans(of program: Program) -> [ArchSpan] {
    program.spans.map { span in
      ArchSpan(
        startLine: UInt32(span.startLine), startColumn: UInt32(span.startByteColumn), endLine: UInt32(span.endLine),
        endColumn: UInt32(span.endByteColumn), mayBePicture: span.mayBePicture ? 1 : 0,
        textLimit: UInt32(clamping: min(span.textLimit, Int(ARCH_VALUE_BYTES))))
    }
  }

  private func lines(of program: Program) -> [UInt8] {
    var lines = [UInt8](repeating: 0, count: marksOffset - linesOffset)
    for span in program.spans {
      for line in span.startLine...max(span.startLine, min(span.endLine, program.lineCount)) {
        lines[line] |= UInt8(ARCH_LINE_VALUES)
      }
    }
    for point in program.points { lines[point.line] |= UInt8(ARCH_LINE_POINTS) }
    return lines
  }

  private func points(of program: Program) -> [ArchPoint] {
    program.points.map { point in
      let kind =
        switch point.kind {
        case .bodyEntry: ARCH_POINT_ENTRY
        case .bodyExit: ARCH_POINT_EXIT
        case .statementEnd: ARCH_POINT_STATEMENT
        }
      return ArchPoint(
        line: UInt32(point.line), column: UInt32(point.byteColumn), kind: UInt32(kind), mark: UInt32(point.mark))
    }
  }

  private func marksAndOutputs(of program: Program) -> (marks: [ArchMark], outputs: [ArchOutput]) {
    var marks = [ArchMark](repeating: ArchMark(offset: -1, begins: -1, ends: -1), count: markCount)
    var outputs = [ArchOutput](repeating: ArchOutput(), count: outputCount)
    for (index, stretch) in program.stretches.enumerated() {
      // Without a mark it begins where the program does.
      outputs[index].from = stretch.start == nil ? 0 : -1
      if let start = stretch.start { marks[start].begins = Int32(index) }
      marks[stretch.end].ends = Int32(index)
    }
    return (marks, outputs)
  }
}
