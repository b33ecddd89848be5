/// A source line as a terminal shows it, with the place of a caret under it.
struct SourceExcerpt {
  let line: String
  /// In terminal columns from the start of `line`; nil without a column.
  let caretOffset: Int?

  /// - Parameters:
  ///   - column: From 1, in Unicode scalars; one past the line's end is shown there.
  ///   - width: How many terminal columns there are. Of a longer line, what is around the column is shown.
  init(_ source: String, column: Int?, width: Int) {
    // A line may be megabytes long: only what can be near the column is looked at.
    let scalars = source.unicodeScalars
    let near = max((column ?? 1) - 1 - width, 0)
    let window = scalars.dropFirst(near)
    let cells = window.prefix(2 * width + 1).map(TerminalText.cell)
    let place = column.map { min($0 - 1 - near, cells.count) }

    var start = 0
    var end = cells.count
    var used = cells.reduce(0) { $0 + $1.width }
    let isCutBefore = near > 0
    let isCutAfter = window.dropFirst(cells.count).first != nil
    // The end goes first, down to a third of the width behind the caret; then the start.
    let wanted = width - 2
    while used > wanted, end > (place ?? 0) + wanted / 3 {
      end -= 1
      used -= cells[end].width
    }
    while used > wanted, start < min(place ?? 0, end) {
      used -= cells[start].width
      start += 1
    }
    let prefix = isCutBefore || start > 0 ? "…" : ""
    let suffix = isCutAfter || end < cells.count ? "…" : ""
    line = prefix + cells[start..<end].map(\.text).joined() + suffix
    caretOffset = place.map { place in
      prefix.count + cells[start..<min(max(place, start), end)].reduce(0) { $0 + $1.width }
    }
  }
}
