import DocumentModel

/// Whether a block equals the file or region that it names.
///
/// White space at line ends, blank lines at either end and the comments that state values or output do not count: the file
/// need not have them.
struct IncludeCheck {
  struct Problem {
    var line: Int
    var message: String
    var edit: Edit?
  }

  let page: Page
  let block: Block
  let included: IncludedText

  /// What is wrong; nil when the block is up to date.
  var problem: Problem? {
    let numbered = block.code.map { (line: $0.line, text: bare($0)) }
    let own = Self.trimmed(numbered) { $0.text.allSatisfy(\.isWhitespace) }
    let wanted = Self.trimmed(included.bareLines.enumerated().map { $0 }) { $0.element.allSatisfy(\.isWhitespace) }
    let same = zip(own, wanted).prefix { Self.withoutEnd($0.text) == Self.withoutEnd($1.element) }.count
    guard same < max(own.count, wanted.count) else { return nil }
    let number = same < own.count ? own[same].line : (own.last?.line ?? block.line)
    let ours = same < own.count ? own[same].text : "(the block ends here)"
    let theirs = same < wanted.count ? wanted[same].element : "(the file's text ends here)"
    let place = same < wanted.count ? ":\(included.firstLine + wanted[same].offset)" : ""
    let edit = edit
    let remedy = edit == nil ? "it holds a fence, so take it over by hand" : "`--fix` takes it over"
    return Problem(
      line: number,
      message: ComparedTexts.message(
        "the block is not what \(included.path)\(place) says; \(remedy)", expected: theirs, actual: ours),
      edit: edit)
  }

  /// A line without the expectation on it.
  private func bare(_ line: CodeLine) -> String {
    let comment = block.expectations.lazy.filter { $0.kind != .output }.flatMap(\.ranges)
      .first { line.range.contains($0.lowerBound) }
    return page.source.text(line.range.lowerBound..<(comment?.lowerBound ?? line.range.upperBound))
  }

  private static func trimmed<Line>(_ lines: [Line], isBlank: (Line) -> Bool) -> [Line] {
    Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  private static func withoutEnd(_ line: String) -> Substring {
    var line = line[...]
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }

  /// Takes the file's text over. None where it would end the fence.
  private var edit: Edit? {
    let source = page.source
    let ending = Array(source.lineEnding.utf8)
    let breaksFence = included.lines.contains { ContainedLines.fenceLength($0) >= 3 }
    guard page.kind == .playground || !breaksFence else { return nil }
    guard let first = block.code.first, let last = block.code.last else {
      // An empty fence.
      guard page.kind == .markdown, block.line < source.lineStarts.count else { return nil }
      let fence = source.bytes[source.lineRange(block.line)]
      let prefix = ContainedLines.prefix(below: fence.prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "~") })
      let start = source.lineStarts[block.line]
      return Edit(
        range: start..<start, replacement: included.lines.flatMap { ContainedLines.line($0, behind: prefix) + ending })
    }
    let start = source.lineStarts[first.line - 1]
    let prefix = Array(source.bytes[start..<max(start, first.range.lowerBound)])
    let text = included.lines.map { ContainedLines.line($0, behind: prefix) }.joined(separator: ending)
    return Edit(range: start..<last.range.upperBound, replacement: Array(text))
  }
}
