/// A pattern for paths, as `exclude:` and `--only` take them.
///
/// `*` stands for any text within a name, `?` for one character, `[a-c]` and `[!a-c]` for one of a set, `**` for any number of
/// folders. A pattern without a slash (a final one aside) is compared with each name of a path, others with the path from its
/// start; either covers all that lies below what it matches. Matching takes time proportional to pattern times path.
public struct Glob: Sendable, Equatable {
  private enum Element: Sendable, Equatable {
    case scalar(Unicode.Scalar)
    case any
    /// `*`
    case anyText
    /// `**`
    case anything
    /// `**/` where a name begins: any number of folders, none included.
    case anyFolders
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    var mayBeEmpty: Bool { self == .anyText || self == .anything || self == .anyFolders }
  }

  /// As the author wrote it.
  public let pattern: String
  private let elements: [Element]
  private let isName: Bool

  public init(_ pattern: String) {
    self.pattern = pattern
    var text = Substring(pattern)
    while text.hasPrefix("./") { text.removeFirst(2) }
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    isName = !text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    elements = Self.elements(of: Array(text.unicodeScalars))
  }

  /// Whether a `/`-separated relative path, or a folder that it lies in, matches.
  public func matches(_ path: String) -> Bool {
    if isName { return path.split(separator: "/").contains { matchesWhole(Array($0.unicodeScalars)) } }
    return matchesWhole(Array(path.unicodeScalars), orBelow: true)
  }

  /// Follows all ways through the pattern at once: `reached` tells which elements may come next.
  private func matchesWhole(_ text: [Unicode.Scalar], orBelow: Bool = false) -> Bool {
    var reached = [Bool](repeating: false, count: elements.count + 1)
    enter(0, &reached)
    for scalar in text {
      if orBelow, scalar == "/", reached[elements.count] { return true }
      var next = [Bool](repeating: false, count: elements.count + 1)
      for (index, element) in elements.enumerated() where reached[index] {
        switch element {
        case .scalar(let wanted):
          if scalar == wanted { enter(index + 1, &next) }
        case .any:
          if scalar != "/" { enter(index + 1, &next) }
        case .set(let ranges, let isNegated):
          if scalar != "/", ranges.contains(where: { $0.contains(scalar) }) != isNegated { enter(index + 1, &next) }
        case .anyText:
          if scalar != "/" { enter(index, &next) }
        case .anything:
          enter(index, &next)
        case .anyFolders:
          // Not entered anew: what follows may only begin behind a slash.
          next[index] = true
          if scalar == "/" { enter(index + 1, &next) }
        }
      }
      reached = next
    }
    return reached[elements.count]
  }

  /// Marks an element as the next one, and those behind it as far as it may stand for nothing.
  private func enter(_ start: Int, _ reached: inout [Bool]) {
    var index = start
    reached[index] = true
    while index < elements.count, elements[index].mayBeEmpty {
      index += 1
      reached[index] = true
    }
  }

  private static func elements(of text: [Unicode.Scalar]) -> [Element] {
    var elements: [Element] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*" where index + 1 < text.count && text[index + 1] == "*":
        while index + 1 < text.count, text[index + 1] == "*" { index += 1 }
        if index + 1 < text.count, text[index + 1] == "/", elements.last ?? .scalar("/") == .scalar("/") {
          elements.append(.anyFolders)
          index += 1
        } else {
          elements.append(.anything)
        }
      case "*": elements.append(.anyText)
      case "?": elements.append(.any)
      case "[":
        if let (set, end) = self.set(in: text, at: index) {
          elements.append(set)
          index = end
        } else {
          elements.append(.scalar("["))
        }
      case "\\" where index + 1 < text.count:
        index += 1
        elements.append(.scalar(text[index]))
      default: elements.append(.scalar(text[index]))
      }
      index += 1
    }
    return elements
  }

  /// A bracket expression and where it ends; nil when it is left open, which makes the bracket an ordinary character.
  private static func set(in text: [Unicode.Scalar], at start: Int) -> (Element, end: Int)? {
    var index = start + 1
    let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < text.count, text[index] != "]" || index == first {
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]", text[index] <= text[index + 2] {
        ranges.append(text[index]...text[index + 2])
        index += 3
      } else {
        ranges.append(text[index]...text[index])
        index += 1
      }
    }
    return index < text.count ? (.set(ranges, isNegated: isNegated), index) : nil
  }
}
