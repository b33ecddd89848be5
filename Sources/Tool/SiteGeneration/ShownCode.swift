import DocumentModel

/// The lines of a block that readers see, as pieces with their colours.
struct ShownCode {
  struct Line {
    /// The page's line.
    var number: Int
    var spans: [(text: [UInt8], className: String?)]
  }

  private(set) var lines: [Line] = []

  /// - Parameter dropsExpectations: Leaves out the author's expectation comments, for verified results to take their place.
  init(_ block: Block, in source: SourceText, dropsExpectations: Bool) {
    var code: [UInt8] = []
    var pieces: [(number: Int, range: Range<Int>)] = []
    let cuts = dropsExpectations ? ShownCode.cuts(block, in: source) : [:]
    for line in block.code where !block.hiddenLines.contains(line.line) {
      var end = line.range.upperBound
      if let cut = cuts[line.line] {
        end = min(end, max(cut, line.range.lowerBound))
        while end > line.range.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
        // The comment had the line to itself.
        if end == line.range.lowerBound { continue }
      }
      let text = Array(source.bytes[line.range.lowerBound..<end])
      if ShownCode.isMarker(text) { continue }
      pieces.append((line.line, code.count..<code.count + text.count))
      code += text + [0x0A]
    }
    lines = ShownCode.split(SwiftHighlighter.spans(code), of: code, at: pieces)
    lines.removeBlankEnds()
  }

  /// Where expectation comments begin, by line.
  private static func cuts(_ block: Block, in source: SourceText) -> [Int: Int] {
    var cuts: [Int: Int] = [:]
    for expectation in block.expectations where expectation.kind != .output {
      for range in expectation.ranges { cuts[source.lineNumber(at: range.lowerBound)] = range.lowerBound }
    }
    return cuts
  }

  /// Whether a line is a command to the tool.
  private static func isMarker(_ line: [UInt8]) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return ["// docs:begin", "// docs:end", "// nef:begin:", "// nef:end"].contains { text.starts(with: $0.utf8) }
  }

  private static func split(
    _ spans: [SwiftHighlighter.Span], of code: [UInt8], at pieces: [(number: Int, range: Range<Int>)]
  ) -> [Line] {
    var lines: [Line] = []
    var next = 0
    for piece in pieces {
      var line = Line(number: piece.number, spans: [])
      while next < spans.count, spans[next].range.lowerBound < piece.range.upperBound {
        let part = spans[next].range.clamped(to: piece.range)
        if !part.isEmpty { line.spans.append((Array(code[part]), spans[next].className)) }
        if spans[next].range.upperBound > piece.range.upperBound { break }
        next += 1
      }
      // A span of nothing but the line's end.
      while next < spans.count, spans[next].range.upperBound <= piece.range.upperBound + 1 { next += 1 }
      lines.append(line)
    }
    return lines
  }
}

extension [ShownCode.Line] {
  fileprivate mutating func removeBlankEnds() {
    func isBlank(_ line: Element) -> Bool { line.spans.allSatisfy { $0.text.allSatisfy { $0 == 0x20 || $0 == 0x09 } } }
    while let last, isBlank(last) { removeLast() }
    while let first, isBlank(first) { removeFirst() }
  }
}
