import DocumentModel
import PageProtocol

/// What a page left in its state file. The page shares that memory and may have written anything there: nothing of it is believed
/// further than it can be.
struct RunState {
  let header: ArchState
  /// For each mark, the output offset at its last passing; nil where it was not passed.
  let marks: [Int?]
  /// What the statements wrote whose output is stated.
  let outputs: [StatementOutput]
  let values: [LoggedValue]

  init(file: Int32, layout: RunLayout) {
    func words<Word>(at offset: Int, count: Int, zero: Word) -> [Word] {
      let bytes = RunFiles.bytes(of: file, from: offset, limit: count * MemoryLayout<Word>.stride)
      return [Word](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: zero)
        UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
        initialized = count
      }
    }
    header = words(at: 0, count: 1, zero: ArchState())[0]
    marks = words(at: layout.marksOffset, count: layout.markCount, zero: ArchMark(offset: -1, begins: -1, ends: -1))
      .map { $0.offset < 0 ? nil : Int($0.offset) }
    outputs = words(at: layout.outputsOffset, count: layout.outputCount, zero: ArchOutput()).map(Self.pieces)
    values = (0..<min(Int(header.valueCount), layout.valueCapacity)).compactMap { index in
      let offset = layout.valueOffset(index)
      let value = words(at: offset, count: 1, zero: ArchValue())[0]
      guard value.times > 0, value.current < 2 else { return nil }
      let length = min(Int(value.current == 0 ? value.length.0 : value.length.1), Int(ARCH_VALUE_BYTES))
      let start = offset + MemoryLayout<ArchValue>.size + Int(value.current) * Int(ARCH_VALUE_BYTES)
      let text = RunFiles.bytes(of: file, from: start, limit: length)
      let name = withUnsafeBytes(of: value.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return LoggedValue(
        name: name, startLine: Int(value.startLine), startByteColumn: Int(value.startColumn),
        endLine: Int(value.endLine), endByteColumn: Int(value.endColumn), times: Int(clamping: value.times),
        text: String(decoding: text, as: UTF8.self), isVoid: value.isVoid != 0)
    }
  }

  private static func pieces(of output: ArchOutput) -> StatementOutput {
    func range(_ from: Int64, _ to: Int64) -> Range<Int>? { 0 <= from && from <= to ? Int(from)..<Int(to) : nil }
    let kept = withUnsafeBytes(of: output.pieces) { Array($0.bindMemory(to: Int64.self)) }
    let times = Int(clamping: output.times)
    return StatementOutput(
      times: times,
      pieces: (0..<min(times, Int(ARCH_PIECE_LIMIT))).compactMap { range(kept[$0 * 2], kept[$0 * 2 + 1]) },
      last: times > 0 ? range(output.last.0, output.last.1) : nil)
  }

  var hasReachedEnd: Bool { header.hasReachedEnd != 0 || header.hasFinished != 0 }

  /// The stacks that threads told when time was up, the main thread's first, then what the top level waits for.
  var samples: [[UInt64]] {
    let all = withUnsafeBytes(of: header.samples) { Array($0.bindMemory(to: ArchFrames.self)) }
    return [ARCH_FRAMES_MAIN_THREAD, ARCH_FRAMES_MAIN_TASK, ARCH_FRAMES_OTHER_THREAD].flatMap { kind in
      all.filter { $0.kind == UInt32(kind) }.map(Self.addresses)
    }
  }

  static func addresses(_ frames: ArchFrames) -> [UInt64] {
    let all = withUnsafeBytes(of: frames.addresses) { Array($0.bindMemory(to: UInt64.self)) }
    return Array(all.prefix(Int(min(frames.count, UInt32(ARCH_FRAME_LIMIT)))))
  }
}
