import DocumentModel

/// Writes YAML that every reader takes for the same value.
enum YAMLText {
  /// A double-quoted scalar. Raw UTF-8, with an escape for what YAML 1.1 would fold, refuse or end the line at.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where needsEscape(scalar):
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A value in flow style, which is JSON for everything that JSON can say.
  static func flow(_ value: FrontMatter.Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .double(let number): double(number)
    case .string(let text): quoted(text)
    case .list(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\(quoted($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// A plain scalar where YAML reads it back as the same text, else a quoted one.
  static func plain(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// A key of a mapping: plain for an identifier that is no other value.
  static func key(_ text: String) -> String {
    let isIdentifier = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isIdentifier ? plain(text) : quoted(text)
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// YAML 1.1 only takes a number for one when it has a point.
  private static func double(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.inf" : ".inf" }
    let text = "\(number)"
    guard let exponent = text.firstIndex(of: "e"), !text.contains(".") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  private static func isPlain(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    if first.properties.isWhitespace || last.properties.isWhitespace || last == ":" { return false }
    if ",[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) { return false }
    if "-?:".unicodeScalars.contains(first), scalars.count == 1 || scalars[1].properties.isWhitespace || first == ":" {
      return false
    }
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\t" || scalar == "\n" || scalar == "\r" || needsEscape(scalar) { return false }
      if scalar == ":", index + 1 < scalars.count, scalars[index + 1] == " " { return false }
      if scalar == "#", index > 0, scalars[index - 1] == " " { return false }
    }
    if text.hasPrefix("---") || text.hasPrefix("...") { return false }
    return !isOtherValue(text)
  }

  /// Whether YAML 1.1, or Ruby's reader of it, takes a plain scalar for something else than text.
  private static func isOtherValue(_ text: String) -> Bool {
    let words: Set<String> = ["null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", "<<", "="]
    if words.contains(text.lowercased()) { return true }
    guard let first = text.utf8.first else { return true }
    let isNumberStart = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || "+-.".utf8.contains(first)
    // Numbers in each base, dates, times and sexagesimal numbers are made of these only.
    if [".inf", ".nan"].contains(where: text.lowercased().hasSuffix) { return isNumberStart }
    let hasDigit = text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumberStart && hasDigit
      && text.utf8.allSatisfy { "0123456789abcdefABCDEFxXoOtTzZ_+-.:, ".utf8.contains($0) }
  }
}
