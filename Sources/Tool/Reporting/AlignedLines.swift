/// Lines for a terminal, cut alike: what stands at a place stands in one column of all of them.
struct AlignedLines {
  let lines: [String]
  /// The terminal columns before the place; nil without a place.
  let offset: Int?

  /// - Parameters:
  ///   - sources: Lines that are the same before the place.
  ///   - place: In Unicode scalars from 0; past the end of a line it is its end.
  ///   - width: How many terminal columns there are. Of longer lines, what is around the place is shown.
  init(_ sources: [String], place: Int?, width: Int) {
    // A line may be megabytes long: only what can be near the place is looked at.
    let near = max((place ?? 0) - width, 0)
    let rows = sources.map { Row($0, from: near, limit: 2 * width + 1) }
    let shortest = rows.map(\.cells.count).min() ?? 0
    var anchor = min((place ?? 0) - near, shortest)
    // A mark stands in the column of the character that it is put on.
    while anchor > 0, rows.contains(where: { $0.isMark(anchor) }) { anchor -= 1 }

    var start = 0
    var lead = rows.first?.width(0..<anchor) ?? 0
    let fits = near == 0 && rows.allSatisfy { !$0.isCut && $0.width(0..<$0.cells.count) <= width }
    let room = fits ? width : width - 2
    if !fits {
      let tail = min(rows.map { $0.width(anchor..<$0.cells.count) }.max() ?? 0, room / 3)
      while start < anchor, lead + tail > room || rows[0].isMark(start) {
        lead -= rows[0].cells[start].width
        start += 1
      }
    }
    let prefix = near > 0 || start > 0 ? "…" : ""
    lines = rows.map { prefix + $0.text(from: start, room: room) }
    offset = place == nil ? nil : prefix.count + lead
  }

  /// The part of a line that is looked at.
  private struct Row {
    var cells: [(text: String, width: Int)]
    /// Whether the line goes on behind `cells`.
    var isCut: Bool

    init(_ source: String, from start: Int, limit: Int) {
      let rest = source.unicodeScalars.dropFirst(start)
      cells = rest.prefix(limit).map(TerminalText.cell)
      isCut = rest.dropFirst(cells.count).first != nil
    }

    func isMark(_ index: Int) -> Bool { index < cells.count && cells[index].width == 0 }

    func width(_ range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }

    func text(from start: Int, room: Int) -> String {
      var text = ""
      var used = 0
      for index in start..<max(start, cells.count) {
        used += cells[index].width
        if used > room { return text + "…" }
        text += cells[index].text
      }
      return isCut ? text + "…" : text
    }
  }
}
