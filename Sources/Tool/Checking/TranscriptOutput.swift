import DocumentModel
import Programs

/// What blocks and statements wrote to standard output.
extension TranscriptReader {
  func output(of block: Int) -> String {
    let end = offset(ends[block]) ?? transcript.output.count
    let start = offset(beginnings[block]) ?? previous[block].flatMap { offset(ends[$0]) } ?? 0
    // What a program writes while it comes to rest belongs to its last block.
    let isLast = program.blocks.last == block
    return text(start, isLast ? transcript.output.count : end, reached: hasBegun(block))
  }

  /// Whether the program wrote more than was kept before a block was done: what it wrote of that is not known.
  func isCut(_ block: Int) -> Bool {
    guard transcript.outputLength > transcript.output.count else { return false }
    guard program.blocks.last != block else { return true }
    return offset(ends[block]).map { $0 > transcript.output.count } ?? true
  }

  /// A block's output for readers: said where it is cut.
  func shownOutput(of block: Int) -> String {
    let output = output(of: block)
    let limit = 1 << 20
    guard isCut(block) || output.utf8.count > limit else { return output }
    let kept = String(decoding: output.utf8.prefix(limit), as: UTF8.self)
    let size = isCut(block) ? "the program wrote \(transcript.outputLength)" : "\(output.utf8.count)"
    return kept + (kept.hasSuffix("\n") ? "" : "\n") + "… (cut: \(size) bytes in all)\n"
  }

  /// Whether a program that stopped had come to this block.
  private func hasBegun(_ block: Int) -> Bool {
    guard let mark = previous[block].flatMap({ ends[$0] }) else { return true }
    return transcript.marks[mark] != nil
  }

  /// Whether the program came to the end that a `crash` or `throws` block states: all that it wrote is known then.
  func endsAsStated(_ block: Block) -> Bool {
    guard program.subject == block.index else { return false }
    switch (block.kind, transcript.end) {
    case (.crash, .crashed), (.throws, .uncaughtError): return true
    default: return false
    }
  }

  /// Whether a block came to its end.
  func hasFinished(_ block: Int) -> Bool { offset(ends[block]) != nil }

  private func text(_ start: Int, _ end: Int, reached: Bool) -> String {
    let end = min(end, transcript.output.count)
    guard reached, start < end else { return "" }
    return String(decoding: transcript.output[start..<end], as: UTF8.self)
  }

  /// What an expectation of output may speak of, the likeliest first; none when its statement did not come to its end.
  func outputs(for expectation: Expectation) -> [String] {
    guard let stated = program.statedOutputs[expectation.line], transcript.outputs.indices.contains(stated.stretch)
    else { return [] }
    let own = transcript.outputs[stated.stretch]
    guard let last = own.last else { return [] }
    var outputs: [String] = []
    if own.pieces.count == own.times { outputs.append(own.pieces.map(text).joined()) }
    if own.times > 1 { outputs.append(text(last)) }
    switch stated.since {
    case .programStart: outputs.append(text(0..<last.upperBound))
    case .mark(let mark):
      if let from = transcript.marks[mark], from <= last.upperBound { outputs.append(text(from..<last.upperBound)) }
    case nil: break
    }
    return outputs
  }

  /// Whether some of what an expectation speaks of was not kept.
  func isCut(_ expectation: Expectation) -> Bool {
    guard let stated = program.statedOutputs[expectation.line], transcript.outputs.indices.contains(stated.stretch)
    else { return false }
    return transcript.outputs[stated.stretch].last.map { $0.upperBound > transcript.output.count } ?? false
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: transcript.output[range.clamped(to: 0..<transcript.output.count)], as: UTF8.self)
  }

  /// Whether the end of the statement was passed that an expectation speaks of.
  func hasPassedEnd(of expectation: Expectation) -> Bool {
    guard let stated = program.statedOutputs[expectation.line] else { return false }
    return transcript.marks[program.stretches[stated.stretch].end] != nil
  }

  /// Whether the output of the statement that an expectation speaks of can be told apart at all.
  func tellsApart(_ expectation: Expectation) -> Bool { program.statedOutputs[expectation.line] != nil }
}
