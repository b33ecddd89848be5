/// Regex literals: where one may begin, and where it ends.
extension SwiftScanner {
  /// A `/` begins a regex where an operand is awaited and no white space follows it.
  func mayBeginRegex(after previous: SwiftToken?) -> Bool {
    let following = byte(1)
    guard following != 0x20, following != 0x09, following != 0x0A, following != 0x0D, following != 0 else {
      return false
    }
    guard let previous else { return true }
    switch previous.kind {
    case .newline, .open, .comma, .semicolon, .colon, .lineComment, .blockComment: return true
    case .operator:
      // `x? / y`: a postfix operator ends an operand, a spaced one awaits the next.
      return previous.range.upperBound < position || bytes[previous.range.lowerBound] == UInt8(ascii: "=")
    case .keyword: return !SwiftKeywords.isOperand(bytes[previous.range])
    default: return false
    }
  }

  mutating func skipBareRegex() -> Bool {
    var index = position + 1
    var isInClass = false
    var openGroups = 0
    search: while index < end {
      switch bytes[index] {
      case 0x0A, 0x0D: break search
      case UInt8(ascii: "\\"):
        if index + 1 < end, bytes[index + 1] == 0x0A || bytes[index + 1] == 0x0D { break search }
        index += 1
      // From a bracket on this goes as the search that failed.
      case UInt8(ascii: "[") where index < bareRegexLimit, UInt8(ascii: "]") where index < bareRegexLimit: return false
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: openGroups += 1
      case UInt8(ascii: ")") where !isInClass:
        // As the compiler: `reduce(8, /)` hands an operator over.
        openGroups -= 1
        if openGroups < 0 { break search }
      case UInt8(ascii: "/") where !isInClass:
        guard index > position + 1, bytes[index - 1] != 0x20 else { return false }
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    bareRegexLimit = max(bareRegexLimit, index)
    return false
  }

  mutating func extendedRegexLength(pounds: Int) -> Int? {
    var index = position + pounds + 1
    if let limit = extendedRegexLimits[pounds], index < limit { return nil }
    let isMultiLine = index < end && (bytes[index] == 0x0A || bytes[index] == 0x0D)
    search: while index < end {
      switch bytes[index] {
      case 0x0A, 0x0D: if !isMultiLine { break search }
      case UInt8(ascii: "\\"):
        if !isMultiLine, index + 1 < end, bytes[index + 1] == 0x0A || bytes[index + 1] == 0x0D { break search }
        index += 1
      case UInt8(ascii: "/") where hasPounds(pounds, at: index + 1): return index + 1 + pounds - position
      default: break
      }
      index += 1
    }
    extendedRegexLimits[pounds] = index
    return nil
  }
}
