import DocumentModel

/// Reads the front end's messages in the classic form, `path:line:column: error: text`.
public enum CompilerMessages {
  /// Errors, warnings and remarks, each with its notes.
  public static func parse(_ text: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var isSource = false
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      // Below a message with a place stands that line of the source, which may read like a message.
      if isSource {
        isSource = false
        continue
      }
      guard let message = message(in: Substring(line)) else { continue }
      isSource = message.line > 0
      if message.severity != .note {
        messages.append(message)
      } else if let owner = messages.indices.last {
        messages[owner].notes.append(message)
      }
    }
    return messages
  }

  private static func message(in line: Substring) -> CompilerMessage? {
    for severity in [CompilerMessage.Severity.error, .warning, .note, .remark] {
      let marker = ": \(severity.rawValue): "
      guard let found = firstRange(of: marker, in: line) else {
        let start = "\(severity.rawValue): "
        guard line.hasPrefix(start) else { continue }
        return CompilerMessage(
          severity: severity, path: "", line: 0, byteColumn: 0, text: String(line.dropFirst(start.count)))
      }
      let place = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let (text, group) = parts(of: line[found.upperBound...])
      if place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
        let path = place.dropLast(2).joined(separator: ":")
        return CompilerMessage(
          severity: severity, path: path, line: row, byteColumn: column, text: text, group: group)
      }
      if line.hasPrefix("<unknown>:0") {
        return CompilerMessage(severity: severity, path: "", line: 0, byteColumn: 0, text: text)
      }
    }
    return nil
  }

  /// `[#no-usage]` at a message's end names its group for `-Werror` and its like: nothing that an author wrote or can look up here.
  private static func parts(of text: Substring) -> (text: String, group: String) {
    guard text.last == "]", let start = text.lastIndex(of: "["), text[start...].hasPrefix("[#"),
      text[..<start].last == " ", !text[start...].contains(" ")
    else { return (String(text), "") }
    return (String(text[..<start].dropLast()), String(text[start...].dropFirst(2).dropLast()))
  }

  private static func firstRange(of marker: String, in line: Substring) -> Range<Substring.Index>? {
    let bytes = line.utf8
    let wanted = Array(marker.utf8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
        return index..<bytes.index(index, offsetBy: wanted.count)
      }
      index = bytes.index(after: index)
    }
    return nil
  }
}
