import DocumentModel

/// What stands below diagnostics to explain them.
extension TerminalReport {
  /// How many lines of what a page wrote to standard error are shown.
  private static let lineLimit = 10

  /// The notes of a diagnostic, one a line, at their places.
  func notes(of diagnostic: Diagnostic, root: String) -> String {
    let style = Style(isOn: usesColor)
    let notes = diagnostic.shownNotes.map { note in
      let text = TextLines.of(note.text).map(TerminalText.escaped).joined(separator: "\n  ")
      let place = note.place(path: shown(diagnostic.path, root: root)).map { style.bold(TerminalText.escaped($0)) }
      return [place, style.note("note:"), text].compactMap { $0 }.joined(separator: " ") + "\n"
    }
    let rest = diagnostic.notes.count - notes.count
    return notes.joined() + (rest > 0 ? "  " + style.dim("… \(Count.of(rest, "more note"))") + "\n" : "")
  }

  /// What a page wrote to standard error; empty when it wrote nothing.
  ///
  /// Each line has a mark in front, so that none is taken for a command by a CI service that reads the log.
  func errorOutput(_ output: ErrorOutput, path: String, root: String) -> String {
    guard !output.isEmpty else { return "" }
    let style = Style(isOn: usesColor)
    let place = TerminalText.escaped(shown(path, root: root))
    var text = "\(style.bold(place + ":")) \(style.note("note:")) it wrote to standard error:\n"
    if let earlier = output.earlier(than: Self.lineLimit) { text += "  \(style.dim("… " + earlier))\n" }
    for line in output.lines.suffix(Self.lineLimit) { text += "  \(style.dim("|")) \(TerminalText.escaped(line))\n" }
    return text
  }
}

extension ErrorOutput {
  /// Says how many lines there are before the last of a number; nil when there are none.
  func earlier(than count: Int) -> String? {
    let number = earlierLines + max(lines.count - count, 0)
    if hasUncountedLines { return number > 0 ? "more than \(Count.of(number, "earlier line"))" : "earlier lines" }
    return number > 0 ? Count.of(number, "earlier line") : nil
  }
}
