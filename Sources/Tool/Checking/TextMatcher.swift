import DocumentModel

/// Compares expected with actual text: trailing white space never matters, `...` matches anything on its line, a line of just
/// `...` any lines, and the configuration's filters are applied to both.
struct TextMatcher: Sendable {
  private let filters: [Configuration.Filter]

  init(filters: [Configuration.Filter]) { self.filters = filters }

  func matches(expected: [String], actual: String) -> Bool {
    let wanted = Self.trimmed(expected.flatMap { Self.lines(filtered($0)) })
    let found = Self.trimmedLines(of: filtered(actual))
    return Self.matches(wanted[...], found[...])
  }

  /// The lines of a text as they are compared: without trailing white space and without empty lines at the end.
  static func trimmedLines(of text: String) -> [String] { trimmed(lines(text)) }

  private func filtered(_ text: String) -> String {
    filters.reduce(text) { text, filter in
      guard let expression = try? Regex(filter.match) else { return text }
      return text.replacing(expression) { match in Self.expanded(filter.replace, match) }
    }
  }

  /// A replacement with `$1` for what the first group matched, `$0` for all, `$$` for a dollar.
  private static func expanded(_ replacement: String, _ match: Regex<AnyRegexOutput>.Match) -> String {
    var text = ""
    var rest = replacement[...]
    while let character = rest.popFirst() {
      guard character == "$", let next = rest.first else {
        text.append(character)
        continue
      }
      if next == "$" {
        text.append("$")
        rest.removeFirst()
      } else if let group = next.wholeNumberValue, next.isASCII {
        if group < match.output.count, let part = match.output[group].substring { text += part }
        rest.removeFirst()
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Lines at LF, CRLF or CR, by bytes: CR LF is one Character in Swift.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x0A {
        lines.append(withoutTrailingSpace(line))
        line = []
      } else {
        line.append(byte)
      }
    }
    lines.append(withoutTrailingSpace(line))
    return lines
  }

  private static func withoutTrailingSpace(_ line: [UInt8]) -> String {
    var line = line[...]
    while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return Array(lines)
  }

  private static func matches(_ wanted: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    // Greedy with one point to come back to: linear in practice, never exponential.
    var (wantedIndex, foundIndex) = (wanted.startIndex, found.startIndex)
    var retry: (wanted: Int, found: Int)?
    while foundIndex < found.endIndex {
      if wantedIndex < wanted.endIndex, wanted[wantedIndex].drop(while: { $0 == " " }) == "..." {
        retry = (wantedIndex, foundIndex)
        wantedIndex += 1
      } else if wantedIndex < wanted.endIndex, matchesLine(wanted[wantedIndex], found[foundIndex]) {
        wantedIndex += 1
        foundIndex += 1
      } else if let point = retry {
        retry = (point.wanted, point.found + 1)
        wantedIndex = point.wanted + 1
        foundIndex = point.found + 1
      } else {
        return false
      }
    }
    return wanted[wantedIndex...].allSatisfy { $0.drop { $0 == " " } == "..." }
  }

  static func matchesLine(_ wanted: String, _ found: String) -> Bool {
    let parts = split(Array(wanted.utf8))
    let text = Array(found.utf8)
    guard parts.count > 1 else { return wanted == found }
    var index = 0
    for (number, part) in parts.enumerated() {
      if number == 0 {
        guard text.starts(with: part) else { return false }
        index = part.count
      } else if number == parts.count - 1 {
        return text.count - part.count >= index && text.suffix(part.count).elementsEqual(part)
      } else {
        guard let found = offset(of: part, in: text, from: index) else { return false }
        index = found + part.count
      }
    }
    return true
  }

  private static func split(_ text: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var index = 0
    while index < text.count {
      if text[index...].starts(with: [0x2E, 0x2E, 0x2E]) {
        parts.append([])
        index += 3
      } else {
        parts[parts.count - 1].append(text[index])
        index += 1
      }
    }
    return parts
  }

  private static func offset(of part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count >= part.count, start <= text.count - part.count else { return nil }
    return (start...(text.count - part.count)).first { text[$0...].starts(with: part) }
  }
}
