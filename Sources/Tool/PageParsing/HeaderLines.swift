import DocumentModel

/// The `key: value` lines of a page's headers.
struct HeaderLines {
  private(set) var isPresent = false
  private var lines: [(text: String, line: Int)] = []

  /// Takes a line of a header, comment marks included.
  mutating func append(_ text: String, line: Int) {
    isPresent = true
    var text = text.trimmingSpace
    let isMarked = text.hasPrefix("/*") || text.hasPrefix("//") || text.hasSuffix("*/")
    if text.hasPrefix("//") || text.hasPrefix("/*") { text = String(text.dropFirst(2)) }
    if text.hasSuffix("*/") { text = String(text.dropLast(2)) }
    text = text.trimmingSpace
    if isMarked, text.isEmpty { return }
    lines.append((text, line))
  }

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
      return (frontMatter, YAMLProblem(line: pageLine(error.line), column: 0, message: error.message))
    }
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
