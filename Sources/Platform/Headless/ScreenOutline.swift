import Foundation

/// What a screen shows, in words, as somebody who cannot see it gets to know it.
///
/// Shown as one line: `Text "1", Button "+"`.
public struct ScreenOutline: CustomStringConvertible, Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var depth: Int
    var text: String
  }

  private var entries: [Entry] = []

  init(_ elements: [AccessibilityElement]) { add(elements, depth: 0) }

  private mutating func add(_ elements: [AccessibilityElement], depth: Int) {
    for element in elements {
      if element.role == .group, element.label.isEmpty {
        add(element.children, depth: depth)
      } else {
        entries.append(Entry(depth: depth, text: Self.line(for: element)))
        add(element.children, depth: depth + 1)
      }
    }
  }

  public var description: String { entries.map(\.text).joined(separator: ", ") }

  /// One line each, indented by how deep it lies.
  public var tree: String {
    entries.map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
  }

  /// An element in words: `Toggle "Loud" on (disabled)`.
  static func line(for element: AccessibilityElement) -> String {
    var line = element.role.rawValue
    if !element.label.isEmpty || element.value == nil { line += " " + quoted(element.label) }
    switch element.value {
    case .onOff(let isOn)?: line += isOn ? " on" : " off"
    case .number(let number)?: line += " " + text(of: number)
    case .text(let text)?: line += " = " + quoted(text)
    case nil: break
    }
    return element.isEnabled ? line : line + " (disabled)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  private static func text(of number: Double) -> String {
    number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

/// A view's place on the screen, in points, shown as `(x, y, width, height)` with at most two decimals.
public struct ScreenFrame: CustomStringConvertible, Equatable, Sendable {
  public var x, y, width, height: Double

  init(_ rect: CGRect) {
    x = Double(rect.minX)
    y = Double(rect.minY)
    width = Double(rect.width)
    height = Double(rect.height)
  }

  public var description: String {
    "(" + [x, y, width, height].map { Decimals.text($0) }.joined(separator: ", ") + ")"
  }
}

/// Numbers with at most two decimals, the same everywhere.
enum Decimals {
  static func text(_ value: CGFloat) -> String { text(Double(value)) }

  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let hundredths = Int((value * 100).rounded())
    let magnitude = hundredths.magnitude
    var result = hundredths < 0 ? "-" : ""
    result += String(magnitude / 100)
    let rest = magnitude % 100
    if rest == 0 { return result }
    if rest % 10 == 0 { return result + "." + String(rest / 10) }
    return result + (rest < 10 ? ".0" : ".") + String(rest)
  }
}
