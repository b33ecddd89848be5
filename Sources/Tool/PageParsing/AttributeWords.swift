/// A word of a fence's information: `no-run`, or a name with its value.
struct AttributeWord: Equatable {
  var name: String
  var value: String?
  /// Where it begins, in bytes.
  var offset = 0
}

/// Splits attributes at commas and white space; quotes of either kind and brackets hold a value together.
///
/// White space around `=` is let pass where it can mean nothing else: before it, and behind it in front of a quote.
enum AttributeWords {
  /// A quote is never closed.
  struct OpenQuote: Error, Equatable {
    /// Where the word begins that it is the value of, in bytes.
    var offset: Int
  }

  private typealias Rest = Substring.UnicodeScalarView

  /// The words of a text, with their offsets in its UTF-8.
  static func split(_ text: String) throws(OpenQuote) -> [AttributeWord] {
    var words: [AttributeWord] = []
    var rest = text[...].unicodeScalars
    while true {
      rest = rest.drop(while: isSeparator)
      guard !rest.isEmpty else { return words }
      let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
      let name = rest.prefix { !isSeparator($0) && $0 != "=" }
      rest = rest.dropFirst(name.count)
      let behindSpace = rest.drop(while: \.properties.isWhitespace)
      if behindSpace.first == "=" { rest = behindSpace }
      guard rest.first == "=" else {
        words.append(AttributeWord(name: String(name), offset: offset))
        continue
      }
      rest = rest.dropFirst()
      guard let value = takeValue(&rest) else { throw OpenQuote(offset: offset) }
      words.append(AttributeWord(name: String(name), value: value, offset: offset))
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar.properties.isWhitespace }

  /// Nil when a quote is left open.
  private static func takeValue(_ rest: inout Rest) -> String? {
    let behindSpace = rest.drop(while: \.properties.isWhitespace)
    if let quote = behindSpace.first, quote == "\"" || quote == "'" {
      rest = behindSpace.dropFirst()
      return takeText(upTo: quote, &rest)
    }
    if rest.first == "[" {
      let value = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(value.count + 1)
      return String(value) + "]"
    }
    let value = rest.prefix { !isSeparator($0) }
    rest = rest.dropFirst(value.count)
    return String(value)
  }

  /// Behind the opening quote. A backslash stands for itself, but before a quote or a backslash.
  private static func takeText(upTo quote: Unicode.Scalar, _ rest: inout Rest) -> String? {
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return String(value) }
      if scalar == "\\", let next = rest.first, next == quote || next == "\\" {
        value.append(next)
        rest.removeFirst()
      } else {
        value.append(scalar)
      }
    }
    return nil
  }
}
