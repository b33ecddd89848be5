import DocumentModel

/// What edits do to a file, as a unified diff that `patch` and `git apply` take.
public enum UnifiedDiff {
  /// Lines shown before and behind a change.
  private static let context = 3

  /// Lines of the old text, counted from 0, and the lines that take their place.
  private struct Change {
    var old: Range<Int>
    var new: [[UInt8]]
  }

  /// - Parameter path: As it is to be shown; relative to the working directory or the repository's root.
  /// - Returns: Bytes, as the text of the file may be anything; none without edits.
  public static func of(_ edits: [Edit], in source: SourceText, path: String) -> [UInt8] {
    let before = lines(of: source.bytes)
    let changes = changes(edits, source, before)
    guard !changes.isEmpty else { return [] }
    var diff = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    var shift = 0
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count, changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context {
        last += 1
      }
      diff += hunk(changes[index...last], before, shift: &shift)
      index = last + 1
    }
    return diff
  }

  /// A diff whose lines cannot control a terminal.
  public static func shownOnTerminal(_ diff: [UInt8]) -> [UInt8] {
    lines(of: diff).flatMap { line in
      Array(
        (TerminalText.escaped(String(decoding: line.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)) + "\n").utf8)
    }
  }

  /// The edits as replacements of whole lines.
  private static func changes(_ edits: [Edit], _ source: SourceText, _ before: [[UInt8]]) -> [Change] {
    var starts = [0]
    for line in before { starts.append(starts[starts.count - 1] + line.count) }
    func line(at offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

    var groups: [(lines: Range<Int>, edits: [Edit])] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let first = min(line(at: edit.range.lowerBound), max(0, before.count - 1))
      let endsLine = edit.range.upperBound > edit.range.lowerBound && starts.contains(sorted: edit.range.upperBound)
      let end = min(endsLine ? line(at: edit.range.upperBound) : line(at: edit.range.upperBound) + 1, before.count)
      let range = first..<max(first, end)
      if let last = groups.indices.last, groups[last].lines.upperBound > range.lowerBound {
        groups[last].lines = groups[last].lines.lowerBound..<max(groups[last].lines.upperBound, range.upperBound)
        groups[last].edits.append(edit)
      } else {
        groups.append((range, [edit]))
      }
    }
    return groups.compactMap { group in
      let bytes = starts[group.lines.lowerBound]..<starts[group.lines.upperBound]
      let moved = group.edits.map { edit in
        Edit(
          range: (edit.range.lowerBound - bytes.lowerBound)..<(edit.range.upperBound - bytes.lowerBound),
          replacement: edit.replacement)
      }
      return trimmed(Change(old: group.lines, new: lines(of: moved.applied(to: Array(source.bytes[bytes])))), before)
    }
  }

  /// A change without the lines at its ends that stay as they are; nil when all do.
  private static func trimmed(_ change: Change, _ before: [[UInt8]]) -> Change? {
    var change = change
    while let first = change.new.first, !change.old.isEmpty, before[change.old.lowerBound] == first {
      change.new.removeFirst()
      change.old = (change.old.lowerBound + 1)..<change.old.upperBound
    }
    while let last = change.new.last, !change.old.isEmpty, before[change.old.upperBound - 1] == last {
      change.new.removeLast()
      change.old = change.old.lowerBound..<(change.old.upperBound - 1)
    }
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }

  private static func hunk(_ changes: ArraySlice<Change>, _ before: [[UInt8]], shift: inout Int) -> [UInt8] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let start = max(0, first.old.lowerBound - context)
    let end = min(before.count, last.old.upperBound + context)
    let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let (oldCount, newCount) = (end - start, end - start + added)
    var text = Array(
      "@@ -\(oldCount == 0 ? start : start + 1),\(oldCount) +\(newCount == 0 ? start + shift : start + shift + 1),\(newCount) @@\n"
        .utf8)
    shift += added
    var done = start
    for change in changes {
      for line in before[done..<change.old.lowerBound] { text += marked(" ", line) }
      for line in before[change.old] { text += marked("-", line) }
      for line in change.new { text += marked("+", line) }
      done = change.old.upperBound
    }
    for line in before[done..<end] { text += marked(" ", line) }
    return text
  }

  private static func marked(_ mark: Unicode.Scalar, _ line: [UInt8]) -> [UInt8] {
    let text = [UInt8(ascii: mark)] + line
    return line.last == 0x0A ? text : text + Array("\n\\ No newline at end of file\n".utf8)
  }

  /// Lines with their endings. A lone carriage return ends none here, as in `diff`.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(Array(bytes[start...index]))
      start = index + 1
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }
}

extension [Int] {
  fileprivate func contains(sorted value: Int) -> Bool {
    let index = partitioningIndex { $0 >= value }
    return index < count && self[index] == value
  }
}
