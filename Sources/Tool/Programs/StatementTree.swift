import DocumentModel
import SwiftSource

/// The statements of a program's text, with what encloses each and what stands before and behind it in the same body.
struct StatementTree {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// In the order of their starts, without the directives of conditional compilation.
  let statements: [SwiftStatement]
  /// The innermost statement around each.
  private(set) var parents: [Int?] = []
  /// The braces around each: the body of its parent that holds it.
  private(set) var bodies: [Range<Int>?] = []
  /// Its neighbours in that body.
  private(set) var previous: [Int?] = []
  private(set) var next: [Int?]
  private var branches: [Bool] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.lex(bytes)
    statements = SwiftStatements.find(bytes, tokens).filter { !$0.isDirective }
    next = Array(repeating: nil, count: statements.count)
    var open: [Int] = []
    // The last statement of each body so far; a body is known by where it begins.
    var latest: [Int: Int] = [:]
    for (index, statement) in statements.enumerated() {
      while let top = open.last, statements[top].range.upperBound <= statement.range.lowerBound { open.removeLast() }
      let body = open.last.flatMap { parent -> Range<Int>? in
        // They follow each other: the first that ends behind the statement's beginning.
        let bodies = statements[parent].bodies
        let index = bodies.partitioningIndex { $0.upperBound > statement.range.lowerBound }
        return index < bodies.count && bodies[index].contains(statement.range.lowerBound) ? bodies[index] : nil
      }
      let key = body?.lowerBound ?? -1
      branches.append((latest[key].map { branches[$0] } ?? false) || isLabel(index))
      parents.append(open.last)
      bodies.append(body)
      previous.append(latest[key])
      if let before = latest[key] { next[before] = index }
      latest[key] = index
      open.append(index)
    }
  }

  /// Whether no code follows a statement on its last line.
  func endsLine(_ index: Int) -> Bool {
    var offset = statements[index].range.upperBound
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      case UInt8(ascii: "/"):
        return offset + 1 < bytes.count && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[offset + 1])
      default: return false
      }
    }
    return true
  }

  /// `case x:` and `default:`, which are no statements but stand like ones.
  func isLabel(_ index: Int) -> Bool {
    statements[index].form == .control && bytes[statements[index].range].last == UInt8(ascii: ":")
  }

  /// The `x in` of a closure.
  func isClosureHead(_ index: Int) -> Bool {
    guard previous[index] == nil, bodies[index] != nil else { return false }
    let code = bytes[statements[index].range]
    guard code.count > 2, code.suffix(2).elementsEqual(Array("in".utf8)) else { return false }
    let before = code[code.endIndex - 3]
    return before == UInt8(ascii: " ") || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
  }

  /// Whether a statement is in a branch of a `switch`: the transform says nothing of the beginnings and ends of those.
  func isInSwitch(_ index: Int) -> Bool { branches[index] }

  /// Whether another statement may stand behind a statement: not among the members of a type, nor among accessors.
  func mayBeFollowed(_ index: Int) -> Bool {
    guard bodies[index] != nil else { return statements[index].depth == 0 }
    if !statements[index].bodies.isEmpty, Self.accessors.contains(words(of: index).first ?? "") { return false }
    guard let parent = parents[index], statements[parent].form == .declaration else { return true }
    let head = words(of: parent)
    return !head.contains(where: Self.types.contains) || head.contains(where: Self.functions.contains)
  }

  private static let accessors: Set<Substring> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating",
  ]
  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension", "protocol"]
  private static let functions: Set<Substring> = ["func", "init", "deinit", "subscript"]

  /// The first words of a statement, up to its first bracket.
  private func words(of index: Int) -> [Substring] {
    let range = statements[index].range
    let head = bytes[range].prefix(1_000).prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "(") }
    return String(decoding: head, as: UTF8.self).split { !$0.isLetter && $0 != "_" }
  }
}
