/// What a page printed, made fit to be read: whatever it is, it is only text.
enum PrintedText {
  /// Repairs UTF-8, leaves out the escape sequences by which terminals colour, and shows other control characters as pictures
  /// (U+2400…), since HTML allows none. What would turn the direction of the text that follows is shown by its number.
  static func readable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar.value {
      case 0x1B: index = escapeSequenceEnd(scalars, from: index)
      case 0x0D where index < scalars.count && scalars[index] == "\n": break
      case 0x09, 0x0A: result.append(scalar)
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80...0x9F: result.append("\u{FFFD}")
      case 0x202A...0x202E, 0x2066...0x2069:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// ECMA-48: a control sequence ends at `@`…`~`, a string (a window's title, a link) at BEL or ESC `\`.
  private static func escapeSequenceEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard start < scalars.count else { return start }
    var index = start + 1
    switch scalars[start] {
    case "[":
      while index < scalars.count, !(0x40...0x7E).contains(scalars[index].value), scalars[index] != "\n" { index += 1 }
      return min(index + 1, scalars.count)
    case "]", "P", "_", "^", "X":
      while index < scalars.count, scalars[index].value != 0x07, scalars[index] != "\n" {
        if scalars[index].value == 0x1B { return min(index + 2, scalars.count) }
        index += 1
      }
      return min(index + 1, scalars.count)
    default: return index
    }
  }
}
