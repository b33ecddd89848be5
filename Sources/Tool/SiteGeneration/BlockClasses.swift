/// kramdown's attribute line: `{:.beginner}` on a line of its own gives the block above it a class. Existing pages use it.
struct BlockClasses: Equatable {
  private(set) var classes: [String] = []
  private(set) var id: String?
  private(set) var others: [(name: String, value: String)] = []

  init() {}

  /// Nil when the line is no attribute line.
  init?(line: some StringProtocol) {
    let trimmed = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.trimmingEnd
    guard trimmed.hasPrefix("{:"), trimmed.hasSuffix("}"), trimmed.count > 3 else { return nil }
    for word in BlockClasses.words(trimmed.dropFirst(2).dropLast()) {
      if word.hasPrefix(".") {
        classes += word.dropFirst().split(separator: ".").map(String.init)
      } else if word.hasPrefix("#") {
        id = String(word.dropFirst())
      } else if let equals = word.firstIndex(of: "="), equals > word.startIndex {
        others.append((String(word[..<equals]), word[word.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }))
      } else {
        return nil
      }
    }
    if classes.isEmpty && id == nil && others.isEmpty { return nil }
  }

  mutating func merge(_ more: BlockClasses) {
    classes += more.classes
    id = more.id ?? id
    others += more.others
  }

  static func == (left: BlockClasses, right: BlockClasses) -> Bool {
    left.classes == right.classes && left.id == right.id
      && left.others.elementsEqual(right.others) { $0.name == $1.name && $0.value == $1.value }
  }

  /// ` id="…" class="…"`, with classes that the block has anyway.
  func markup(with own: [String] = [], id ownID: String? = nil) -> String {
    var html = HTMLText()
    if let id = id ?? ownID { html.attribute("id", id) }
    let names = own + classes
    if !names.isEmpty { html.attribute("class", names.joined(separator: " ")) }
    for other in others where other.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
      html.attribute(other.name, other.value)
    }
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// Splits at spaces outside quotes.
  private static func words(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
        word.append(character)
      } else if character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if character == "\"" || character == "'" { quote = character }
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension StringProtocol {
  /// Without white space at the end.
  var trimmingEnd: SubSequence {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }

  /// Without white space at both ends.
  var trimmingEnds: SubSequence { drop { $0.isWhitespace }.trimmingEnd }
}
