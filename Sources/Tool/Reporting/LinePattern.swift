/// An expected line: `...` stands for anything in the line, and a line of just `...` for any lines. Trailing white space does not
/// matter.
struct LinePattern {
  let text: String
  let isAnyLines: Bool
  /// What stands around each `...`, in UTF-8.
  private let parts: [[UInt8]]
  private let trimmed: String

  init(_ text: String) {
    self.text = text
    trimmed = Self.trimmed(text)
    isAnyLines = trimmed.drop { $0 == " " } == "..."
    var parts: [[UInt8]] = [[]]
    var rest = Array(trimmed.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: Self.dots) {
        parts.append([])
        rest = rest.dropFirst(Self.dots.count)
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    self.parts = parts
  }

  private static let dots: [UInt8] = [0x2E, 0x2E, 0x2E]

  /// What stands before the first `...`: that much of a line can be compared as it is.
  var literalStart: String { parts.first.map { String(decoding: $0, as: UTF8.self) } ?? "" }

  var hasWildcard: Bool { parts.count > 1 }

  func matches(_ line: String) -> Bool {
    let line = Self.trimmed(line)
    guard hasWildcard, let first = parts.first, let last = parts.last else { return trimmed == line }
    var rest = Array(line.utf8)[...]
    guard rest.count >= first.count + last.count, rest.starts(with: first), rest.suffix(last.count) == last[...] else {
      return false
    }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() {
      while !rest.starts(with: part) {
        if rest.popFirst() == nil { return false }
      }
      rest = rest.dropFirst(part.count)
    }
    return true
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line = line.dropLast() }
    return String(line)
  }
}
