/// What the Swift runtime wrote to standard error before a trap.
struct FatalMessage {
  private var place: Substring
  var text: String
  /// Where its first line starts in what was written.
  let start: String.Index

  /// Takes the last message of the text; nil when there is none.
  init?(_ errors: String) {
    // By bytes: CR LF is one Character.
    let lines = errors.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    for (index, line) in lines.enumerated().reversed() {
      for start in ["Fatal error", "Precondition failed", "Assertion failed"] {
        guard let found = Self.offset(of: start, in: line) else { continue }
        place = line[..<found]
        self.start = line.startIndex
        let rest = line[found...]
        let words = rest.hasPrefix(start + ": ") ? rest.dropFirst(start.count + 2) : rest
        text = ([words] + lines[(index + 1)...]).joined(separator: "\n")
        while text.last == "\n" { text.removeLast() }
        return
      }
    }
    return nil
  }

  private static func offset(of start: String, in line: Substring) -> Substring.Index? {
    if line.hasPrefix(start) { return line.startIndex }
    let wanted = ": " + start
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == ":", line[index...].hasPrefix(wanted) { return line.index(index, offsetBy: 2) }
      index = line.index(after: index)
    }
    return nil
  }

  /// The error that reached the top level, when that is what it says.
  var thrownError: String? {
    let start = "Error raised at top level: "
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
  }

  /// The line that the message names, when it names this page (the runtime names a file by its last part or its path).
  func line(in page: String) -> Int? {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
    let file = String(parts[0])
    return file == page || file == "main/" + (page.split(separator: "/").last.map(String.init) ?? page)
      || page.hasSuffix("/" + file) ? line : nil
  }
}
