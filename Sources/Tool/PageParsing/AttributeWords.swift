/// A word of a fence's information: `no-run`, or a name with its value.
struct AttributeWord: Equatable {
  var name: String
  var value: String?
}

/// Splits attributes at commas and white space; quotes and brackets hold a value together.
enum AttributeWords {
  /// The words of a text, or nil when a quote is left open.
  static func split(_ text: String) -> [AttributeWord]? {
    var words: [AttributeWord] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: isSeparator)
      guard !rest.isEmpty else { return words }
      let name = rest.prefix { !isSeparator($0) && $0 != "=" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else {
        words.append(AttributeWord(name: String(name)))
        continue
      }
      rest = rest.dropFirst()
      guard let value = takeValue(&rest) else { return nil }
      words.append(AttributeWord(name: String(name), value: value))
    }
  }

  private static func isSeparator(_ character: Character) -> Bool { character == "," || character.isWhitespace }

  private static func takeValue(_ rest: inout Substring) -> String? {
    switch rest.first {
    case "\"":
      var value = ""
      rest = rest.dropFirst()
      while let character = rest.popFirst() {
        if character == "\"" { return value }
        if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
          value.append(next)
          rest = rest.dropFirst()
        } else {
          value.append(character)
        }
      }
      return nil
    case "[":
      let value = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(value.count + 1)
      return value + "]"
    default:
      let value = rest.prefix { !isSeparator($0) }
      rest = rest.dropFirst(value.count)
      return String(value)
    }
  }
}
