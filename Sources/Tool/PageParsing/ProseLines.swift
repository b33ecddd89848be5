import DocumentModel

/// What nef prints of a `/*: … */` comment.
enum ProseLines {
  /// The prose of a block comment.
  static func block(_ comment: OwnLineComment, in source: SourceText) -> Prose {
    let start = comment.token.range.lowerBound + 3
    // One that is left open ends with its last line.
    let end =
      comment.token.isTerminated
      ? comment.token.range.upperBound - 2 : source.lineRange(comment.endLine).upperBound
    if comment.line == comment.endLine {
      let text = source.text(start..<max(start, end)).trimmingSpace
      return text.isEmpty ? Prose(text: "", lines: []) : prose([(withoutSpaceBeforeHeading(text), comment.line)])
    }
    // The words behind the opener are a label.
    var lines = ((comment.line + 1)..<comment.endLine).map { (text: source.line($0), line: $0) }
    let lastStart = source.lineRange(comment.endLine).lowerBound
    let last = source.text(lastStart..<max(lastStart, end)).trimmingTrailingSpace
    if !last.isEmpty { lines.append((last, comment.endLine)) }
    return prose(withoutMarkers(lines).map { (withoutSpaceBeforeHeading($0.text), $0.line) })
  }

  /// nef drops the spaces before `#`, in fences too.
  static func withoutSpaceBeforeHeading(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("#") ? String(text) : line
  }

  private static func prose(_ lines: [(text: String, line: Int)]) -> Prose {
    Prose(text: lines.map(\.text).joined(separator: "\n"), lines: lines.map(\.line))
  }

  /// The lines without the pairs of `nef:begin` and `nef:end`; one without the other is text.
  private static func withoutMarkers(_ lines: [(text: String, line: Int)]) -> [(text: String, line: Int)] {
    var dropped: Set<Int> = []
    var begins: [Int] = []
    for (index, line) in lines.enumerated() {
      switch MarkupCommand(line: line.text) {
      case .beginHeader, .beginHidden: begins.append(index)
      case .end:
        guard let begin = begins.popLast() else { break }
        dropped.formUnion([begin, index])
      default: break
      }
    }
    return lines.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }
}
