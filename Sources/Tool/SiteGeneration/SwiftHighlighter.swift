/// Colours Swift: spans with the class names of Rouge, which themes for Jekyll style.
struct SwiftHighlighter {
  /// A piece of code with its class; nil for what stays plain.
  struct Span: Equatable {
    var range: Range<Int>
    var className: String?
  }

  private let code: [UInt8]
  private var index = 0
  private var spans: [Span] = []

  /// The spans of some code, in order and without gaps. A comment or string over several lines is one span.
  static func spans(_ code: [UInt8]) -> [Span] {
    var highlighter = SwiftHighlighter(code: code)
    highlighter.run()
    return highlighter.spans
  }

  private init(code: [UInt8]) { self.code = code }

  private mutating func run() {
    while index < code.count {
      let start = index
      let className = next()
      if className == nil, let last = spans.last, last.className == nil {
        spans[spans.count - 1].range = last.range.lowerBound..<index
      } else {
        spans.append(Span(range: start..<index, className: className))
      }
    }
  }

  private func peek(_ offset: Int = 0) -> UInt8 { index + offset < code.count ? code[index + offset] : 0 }

  private mutating func next() -> String? {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while index < code.count, peek() != UInt8(ascii: "\n") { index += 1 }
      return "c1"
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      blockComment()
      return "cm"
    case UInt8(ascii: "\""):
      string(hashes: 0)
      return "s"
    case UInt8(ascii: "#"):
      let hashes = code[index...].prefix { $0 == UInt8(ascii: "#") }.count
      if peek(hashes) == UInt8(ascii: "\"") {
        string(hashes: hashes)
        return "s"
      }
      index += hashes
      word()
      return "k"
    case UInt8(ascii: "@"):
      index += 1
      word()
      return "kd"
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case _ where isWordByte(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$"): return identifier()
    default:
      index += 1
      return "=+-*/%<>!&|^~?".utf8.contains(byte) ? "o" : nil
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < code.count
    index = min(index, code.count)
  }

  private mutating func string(hashes: Int) {
    index += hashes
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < code.count {
      if peek() == UInt8(ascii: "\n"), !isMultiline { return }
      if peek() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        index += 1 + hashes
        if peek() == UInt8(ascii: "(") { interpolation() } else { index = min(index + 1, code.count) }
        continue
      }
      if (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }),
        (0..<hashes).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") })
      {
        index += quotes + hashes
        return
      }
      index += 1
    }
  }

  private mutating func interpolation() {
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        string(hashes: 0)
        continue
      default: break
      }
      index += 1
    } while depth > 0 && index < code.count
  }

  private mutating func number() -> String {
    let start = index
    var isFraction = false
    while isWordByte(peek()) || (peek() == UInt8(ascii: ".") && isDigit(peek(1)) && !isFraction) {
      if peek() == UInt8(ascii: ".") { isFraction = true }
      let isExponent =
        peek() | 0x20 == UInt8(ascii: "e") && code[start + 1 < index ? start + 1 : start] != UInt8(ascii: "x")
      index += 1
      if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"), isDigit(peek(1)) {
        isFraction = true
        index += 1
      }
    }
    return isFraction ? "mf" : "mi"
  }

  private mutating func word() {
    while index < code.count, isWordByte(peek()) { index += 1 }
  }

  private mutating func identifier() -> String? {
    let start = index
    let isQuoted = peek() == UInt8(ascii: "`")
    index += 1
    word()
    if isQuoted, peek() == UInt8(ascii: "`") { index += 1 }
    if isQuoted { return "n" }
    let text = String(decoding: code[start..<index], as: UTF8.self)
    let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
    if !isMember || text == "self" || text == "Type" {
      if SwiftHighlighter.declarations.contains(text) { return "kd" }
      if SwiftHighlighter.constants.contains(text) { return "kc" }
      if SwiftHighlighter.keywords.contains(text) { return "k" }
    }
    if let first = text.unicodeScalars.first, first.properties.isUppercase { return "kt" }
    return peek() == UInt8(ascii: "(") ? "nf" : "n"
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static let declarations = Set(
    """
    actor associatedtype class deinit enum extension fileprivate func import indirect init internal let macro mutating \
    nonisolated nonmutating open operator override package precedencegroup private protocol public static struct subscript \
    typealias var weak unowned lazy final convenience required dynamic infix prefix postfix
    """.split(separator: " ").map(String.init))

  private static let constants: Set<String> = ["true", "false", "nil"]

  private static let keywords = Set(
    """
    Any Self as async await break case catch consuming borrowing continue default defer do each else fallthrough for guard if \
    in inout is repeat rethrows return self some any super switch throw throws try where while
    """.split(separator: " ").map(String.init))
}
