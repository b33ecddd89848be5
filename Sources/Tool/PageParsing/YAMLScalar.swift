import DocumentModel

/// What a plain YAML scalar means.
enum YAMLScalar {
  /// YAML 1.1's null, truth values and numbers, as Jekyll reads them; everything else is text.
  static func value(of text: String) -> FrontMatter.Value {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .bool(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .bool(false)
    default: break
    }
    // Text that a number does not give back (a version 1.10, a postal code 01234) was not meant as one.
    if let number = Int(text), String(number) == text { return .int(number) }
    if text.contains("."), let number = Double(text), number.isFinite, String(number) == text { return .double(number) }
    return .string(text)
  }
}
