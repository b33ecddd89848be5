import PageProtocol

/// How a value becomes text: `String(describing:)`, but text quoted as in source (PAGES §4), bounded in length.
enum ValueDescription {
  /// - Parameter limit: How many bytes are wanted at least.
  static func bytes<T>(of value: T, limit: Int) -> [UInt8] {
    var text = BoundedText(limit: limit)
    // By the dynamic type: a cast would look into an Optional, whose text is not quoted.
    let type = type(of: value as Any)
    if type == String.self, let string = value as? String {
      text.write(string.asLiteral)
    } else if type == Substring.self, let substring = value as? Substring {
      text.write(String(substring).asLiteral)
    } else if type == Character.self, let character = value as? Character {
      text.write(String(character).asLiteral)
    } else if type is any BoundedDescribable.Type, let collection = value as? any BoundedDescribable {
      collection.describe(into: &text)
    } else {
      print(value, terminator: "", to: &text)
    }
    return text.bytes
  }
}

/// A stream that keeps what is shown and lets go of the rest.
struct BoundedText: TextOutputStream {
  /// What of other text than ASCII holds 1,000 characters, as a rule.
  private static let wideLimit = 4_096

  private(set) var bytes: [UInt8] = []
  private let limit: Int
  private var isASCII = true

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { bytes.count >= (isASCII ? limit : max(limit, Self.wideLimit)) }

  mutating func write(_ string: String) {
    let room = Int(ARCH_VALUE_BYTES) - bytes.count
    guard room > 0 else { return }
    var string = string
    string.withUTF8 { text in
      let kept = UnsafeBufferPointer(start: text.baseAddress, count: min(text.count, room))
      bytes.append(contentsOf: kept)
      if isASCII { isASCII = !kept.contains { $0 >= 0x80 } }
    }
  }
}

extension String {
  /// Line separators and the marks that turn the writing direction: what a reader would not see as it is.
  private static let invisible: Set<UInt32> = [
    0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    0xFEFF,
  ]

  /// As a literal in source: escapes only what must be, in one way, and never for a raw string's sake.
  fileprivate var asLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value)
        || Self.invisible.contains(scalar.value):
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// The standard library's collections, described element by element up to the limit: a collection that grows in a logged loop
/// costs the same each time, however large it is.
protocol BoundedDescribable {
  func describe(into text: inout BoundedText)
}

extension Array: BoundedDescribable {
  func describe(into text: inout BoundedText) {
    // What grows in loops most often; the same text without a search for each element's protocols.
    guard let numbers = self as? [Int] else { return describeList(self, into: &text) }
    text.write("[")
    for (index, number) in numbers.enumerated() {
      if text.isFull { return }
      text.write(index == 0 ? number.description : ", " + number.description)
    }
    text.write("]")
  }
}

extension ContiguousArray: BoundedDescribable {
  func describe(into text: inout BoundedText) { describeList(self, into: &text) }
}

extension ArraySlice: BoundedDescribable {
  func describe(into text: inout BoundedText) { describeList(self, into: &text) }
}

extension Set: BoundedDescribable {
  func describe(into text: inout BoundedText) { describeList(self, into: &text) }
}

extension Dictionary: BoundedDescribable {
  func describe(into text: inout BoundedText) {
    guard !isEmpty else { return text.write("[:]") }
    text.write("[")
    var isFirst = true
    for (key, value) in self {
      if text.isFull { return }
      if !isFirst { text.write(", ") }
      isFirst = false
      debugPrint(key, terminator: "", to: &text)
      text.write(": ")
      debugPrint(value, terminator: "", to: &text)
    }
    text.write("]")
  }
}

private func describeList(_ elements: some Sequence, into text: inout BoundedText) {
  text.write("[")
  var isFirst = true
  for element in elements {
    if text.isFull { return }
    if !isFirst { text.write(", ") }
    isFirst = false
    debugPrint(element, terminator: "", to: &text)
  }
  text.write("]")
}
