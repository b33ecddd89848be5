import DocumentModel

/// The `key: value` lines of a page's headers.
struct HeaderLines {
  private(set) var isPresent = false
  /// Each with its place in the page; the column is that of its first character.
  private var lines: [(text: String, line: Int, column: Int)] = []

  /// Takes a line of a header, comment marks included.
  mutating func append(_ text: String, line: Int) {
    isPresent = true
    let whole = text[...]
    var text = whole.drop(while: Self.isSpace)
    let isMarked = text.hasPrefix("/*") || text.hasPrefix("//") || text.trimmingSpace.hasSuffix("*/")
    if text.hasPrefix("//") || text.hasPrefix("/*") { text = text.dropFirst(2).drop(while: Self.isSpace) }
    var content = text.trimmingSpace
    if content.hasSuffix("*/") { content = String(content.dropLast(2)).trimmingSpace }
    if isMarked, content.isEmpty { return }
    let column = whole.unicodeScalars[..<text.startIndex].count + 1
    lines.append((content, line, column))
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// The front matter; with it what is wrong and cannot be helped by quoting.
  func frontMatter() -> (FrontMatter, YAMLProblem?) {
    var frontMatter = FrontMatter(isPresent: true, lines: lines.map(\.text))
    let readable = Self.readable(frontMatter.lines)
    do {
      frontMatter.entries = try YAMLReader.entries(of: Array(readable.joined(separator: "\n").utf8)).map { entry in
        var entry = entry
        entry.line = pageLine(entry.line)
        return entry
      }
      return (frontMatter, nil)
    } catch {
      return (frontMatter, onPage(error, readable))
    }
  }

  /// A problem of the readable lines at its place in the page.
  private func onPage(_ problem: YAMLProblem, _ readable: [String]) -> YAMLProblem {
    guard lines.indices.contains(problem.line - 1) else {
      return YAMLProblem(line: pageLine(problem.line), column: 1, message: problem.message)
    }
    let line = lines[problem.line - 1]
    // In a line that was quoted to be read, columns are no longer the author's.
    let isOwn = readable[problem.line - 1] == line.text
    let column = isOwn ? min(problem.column - 1, line.text.unicodeScalars.count) : 0
    return YAMLProblem(line: line.line, column: line.column + column, message: problem.message)
  }

  private func pageLine(_ line: Int) -> Int {
    lines.indices.contains(line - 1) ? lines[line - 1].line : lines.last?.line ?? 0
  }

  /// The lines as YAML reads them: as they are, but the value of a `key: value` line that YAML does not read is quoted.
  static func readable(_ lines: [String]) -> [String] {
    if (try? YAMLReader.entries(of: Array(lines.joined(separator: "\n").utf8))) != nil { return lines }
    return lines.map { line in
      guard let colon = line.range(ofFirst: ": "), (try? YAMLReader.entries(of: Array(line.utf8))) == nil else {
        return line
      }
      let value = line[colon.upperBound...].trimmingSpace
      let escaped = value.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return line[..<colon.upperBound] + "\"" + escaped + "\""
    }
  }
}

extension String {
  func range(ofFirst needle: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
      formIndex(after: &index)
    }
    return nil
  }
}
