import Foundation

/// Text that would be looked up in a table of translations. There is none here, so it is its own translation; numbers in it
/// are written as the locale has them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Part: Equatable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case styled(Text)
  }

  var parts: [Part]

  public init(_ value: String) { parts = [.text(value)] }
  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.text(literal)) } }
    public mutating func appendInterpolation(_ string: String) { parts.append(.text(string)) }
    public mutating func appendInterpolation(_ text: Text) { parts.append(.styled(text)) }
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text("")) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case let value as any BinaryInteger: parts.append(.integer(Int(clamping: value)))
      case let value as Double: parts.append(.number(value))
      case let value as Float: parts.append(.number(Double(value)))
      case let value as CGFloat: parts.append(.number(Double(value)))
      default: parts.append(.text(String(describing: value)))
      }
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      guard let value = value as? any CVarArg else { return parts.append(.text(String(describing: value))) }
      parts.append(.text(String(format: specifier, value)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      parts.append(.text(format.format(value)))
    }

    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
      parts.append(.text(formatter.string(for: value) ?? String(describing: value)))
    }
  }

  /// The text without its styles.
  var string: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .integer(let value): Self.grouped(value)
      case .number(let value): String(format: "%f", value)
      case .styled(let text): text.string
      }
    }.joined()
  }

  /// With the thousands separators of English.
  static func grouped(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}
