import DocumentModel

extension Diagnostic {
  /// `path:line:column`, as far as they are known.
  func place(path: String) -> String {
    if line < 1 { return path }
    return column < 1 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }

  /// `path:line:column: error: message [rule]`; further lines of the message follow.
  var text: String {
    let lines = TextLines.of(message)
    let head = "\(place(path: path)): \(severity.rawValue): \(lines.first ?? "") [\(rule.rawValue)]"
    return ([head] + lines.dropFirst() + shownNotes.map { $0.text(path: path) }).joined(separator: "\n")
  }

  /// As many notes as a reader takes in; the first say most.
  var shownNotes: ArraySlice<Note> { notes.prefix(5) }
}

extension Diagnostic.Note {
  /// `path:line:column:`; nil where the place is not known.
  func place(path: String) -> String? { place.map { "\(path):\($0.line):\($0.column):" } }

  /// `path:line:column: note: text`, or without a place.
  func text(path: String) -> String {
    [place(path: path), "note:", text].compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  /// What stands before the first line end.
  var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
