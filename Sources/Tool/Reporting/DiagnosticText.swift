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
    return ([head] + lines.dropFirst()).joined(separator: "\n")
  }
}

extension String {
  /// What stands before the first line end.
  var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
