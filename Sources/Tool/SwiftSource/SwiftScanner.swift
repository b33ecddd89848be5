/// The lexer's place in the bytes.
struct SwiftScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < end ? bytes[index] : 0
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  mutating func next(after previous: SwiftToken?) -> SwiftToken? {
    while position < end, isSpace(bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let start = position
    let (kind, isTerminated) = scan(after: previous)
    if position == start { position += 1 }
    return SwiftToken(kind: kind, range: start..<min(position, end), isTerminated: isTerminated)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0
  }

  private mutating func scan(after previous: SwiftToken?) -> (SwiftToken.Kind, Bool) {
    switch bytes[position] {
    case 0x0A:
      position += 1
      return (.newline, true)
    case 0x0D:
      position += byte(1) == 0x0A ? 2 : 1
      return (.newline, true)
    case UInt8(ascii: "/"):
      if byte(1) == UInt8(ascii: "/") {
        while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        return (.lineComment, true)
      }
      if byte(1) == UInt8(ascii: "*") { return (.blockComment, skipBlockComment()) }
      if mayBeginRegex(after: previous), skipBareRegex() { return (.regex, true) }
      return (skipOperator(), true)
    case UInt8(ascii: "\""): return (.string, skipString(pounds: 0))
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "`"): return skipQuotedName()
    case UInt8(ascii: "@"):
      position += 1
      skipName()
      return (.attribute, true)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return (.open, true)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return (.close, true)
    case UInt8(ascii: ","):
      position += 1
      return (.comma, true)
    case UInt8(ascii: ";"):
      position += 1
      return (.semicolon, true)
    case UInt8(ascii: ":"):
      position += 1
      return (.colon, true)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return (skipNumber(), true)
    case let first where isNameByte(first) || first == UInt8(ascii: "$"):
      let start = position
      position += 1
      skipName()
      // Behind a dot every word is a name.
      if let previous, previous.kind == .operator, previous.range.upperBound == start,
        bytes[previous.range.upperBound - 1] == UInt8(ascii: "."), previous.range.count == 1
      {
        return (.identifier, true)
      }
      return (SwiftKeywords.contains(bytes[start..<position]) ? .keyword : .identifier, true)
    default: return (skipOperator(), true)
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  private mutating func skipName() {
    while position < end {
      let byte = bytes[position]
      guard isNameByte(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "$")
      else { return }
      position += 1
    }
  }

  /// A name between back quotes; one that nothing closes on its line stands alone.
  private mutating func skipQuotedName() -> (SwiftToken.Kind, Bool) {
    var index = position + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    let isClosed = index < end && bytes[index] == UInt8(ascii: "`")
    position = isClosed ? index + 1 : position + 1
    return (.identifier, isClosed)
  }

  private mutating func skipNumber() -> SwiftToken.Kind {
    skipName()
    // A fraction only where a digit follows: `1.description` and `1...3` are no fractions.
    if byte() == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1)) {
      position += 1
      skipName()
    }
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"), position > 0,
      [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(bytes[position - 1]),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
    {
      position += 1
      skipName()
    }
    return .number
  }

  private mutating func skipOperator() -> SwiftToken.Kind {
    let marks = Array("/=-+!*%<>&|^~?.\\".utf8)
    let first = bytes[position]
    position += 1
    guard marks.contains(first) else { return .operator }
    while position < end, marks.contains(bytes[position]) {
      // A comment ends an operator.
      if bytes[position] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
      position += 1
    }
    return .operator
  }

  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while position < end {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return false
  }

  private mutating func scanPound() -> (SwiftToken.Kind, Bool) {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(pounds) == UInt8(ascii: "\"") {
      position += pounds
      return (.string, skipString(pounds: pounds))
    }
    if byte(pounds) == UInt8(ascii: "/"), let length = extendedRegexLength(pounds: pounds) {
      position += length
      return (.regex, true)
    }
    // The run but for its last pound, which may begin a word.
    position += max(1, pounds - 1)
    if pounds == 1 { skipName() }
    return (.directive, true)
  }

  /// From the opening quote.
  private mutating func skipString(pounds: Int) -> Bool {
    let isMultiLine = has("\"\"\"", at: position)
    position += isMultiLine ? 3 : 1
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        // No escape carries a string of one line over its end.
        if !isMultiLine, self.byte() == 0x0A || self.byte() == 0x0D { return false }
        if self.byte() == UInt8(ascii: "(") {
          skipInterpolation(isMultiLine: isMultiLine)
        } else if position < end {
          position += 1
        }
      } else if byte == UInt8(ascii: "\"") {
        if !isMultiLine, hasPounds(pounds, at: position + 1) {
          position += 1 + pounds
          return true
        }
        if isMultiLine, has("\"\"\"", at: position), hasPounds(pounds, at: position + 3) {
          position += 3 + pounds
          return true
        }
        position += 1
      } else if !isMultiLine, byte == 0x0A || byte == 0x0D {
        return false
      } else {
        position += 1
      }
    }
    return false
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= end else { return false }
    for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// From the parenthesis: code up to the one that matches, strings and comments within it included.
  ///
  /// An interpolation holds strings that hold interpolations; the depth is bounded, so that no text exhausts the stack.
  private mutating func skipInterpolation(isMultiLine: Bool) {
    var depth = 0
    var previous: SwiftToken?
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    while position < end {
      while position < end, isSpace(bytes[position]) { position += 1 }
      guard position < end else { return }
      let byte = bytes[position]
      if !isMultiLine, byte == 0x0A || byte == 0x0D { return }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      }
      if interpolationDepth > 100, byte == UInt8(ascii: "\"") {
        position += 1
        continue
      }
      previous = next(after: previous)
    }
  }

  private var interpolationDepth = 0
  /// Where the search for the end of a bare regex failed: at the end of this line. Up to there it need not be searched again.
  var bareRegexLimit = 0
  /// By the number of pounds, up to where no extended regex ends: each text is searched once for each number.
  var extendedRegexLimits: [Int: Int] = [:]

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }
}
