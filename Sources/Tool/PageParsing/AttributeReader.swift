import DocumentModel

/// Makes a block's attributes of what an author wrote.
struct AttributeReader {
  static let names = [
    "no-run", "skip", "error", "warning", "crash", "throws", "hidden", "silent", "scope", "swift", "timeout", "if",
    "file",
    "region",
  ]
  /// Options of DocC and SwiftFormat, which are theirs.
  private static let foreignNames: Set<String> = [
    "nocopy", "highlight", "wrap", "strikeout", "showLineNumbers", "no-format",
  ]

  private let path: String
  private let line: Int
  private var attributes = BlockAttributes()
  private var diagnostics: [Diagnostic] = []
  private var kindName: String?

  private init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// Reads attributes, and what is wrong with them at a line of a page.
  static func read(
    _ text: String, of path: String, line: Int
  ) -> (attributes: BlockAttributes, diagnostics: [Diagnostic]) {
    var reader = AttributeReader(path: path, line: line)
    guard let words = AttributeWords.split(text) else {
      reader.complain(.badAttribute, "a quote is left open in “\(text)”")
      return (reader.attributes, reader.diagnostics)
    }
    reader.read(words)
    return (reader.attributes, reader.diagnostics)
  }

  private mutating func read(_ words: [AttributeWord]) {
    var seen: Set<String> = []
    for word in words where !Self.foreignNames.contains(word.name) && !word.name.hasPrefix("--") {
      if word.name != "if", Self.names.contains(word.name), !seen.insert(word.name).inserted {
        complain(.attributeClash, "“\(word.name)” is given twice")
      } else {
        read(word)
      }
    }
    if attributes.region != nil, attributes.file == nil {
      complain(.badAttribute, "“region” needs the “file” that it is a part of")
    }
  }

  private mutating func read(_ word: AttributeWord) {
    switch word.name {
    case "no-run":
      setKind(.noRun, word)
      refuseValue(word)
    case "skip":
      setKind(.skip, word)
      attributes.skipReason = value(of: word, or: "needs a reason, as in skip=\"needs a printer\"")
    case "error": setKind(.error, word)
    case "crash": setKind(.crash, word)
    case "throws": setKind(.throws, word)
    case "warning":
      setKind(.warning, word)
      _ = value(of: word, or: "needs the warning's text, as in warning=\"never used\"")
    case "hidden":
      attributes.isHidden = true
      refuseValue(word)
    case "silent":
      attributes.isSilent = true
      refuseValue(word)
    case "scope":
      if let name = value(of: word, or: "needs a name, or “new”") {
        attributes.scope = name == "new" ? .new : .named(name)
      }
    case "swift": readLanguageMode(word)
    case "timeout": readTimeout(word)
    case "if": readGate(word)
    case "file": attributes.file = readPath(word)
    case "region": attributes.region = value(of: word, or: "needs a region's name")
    default:
      let near = NearestName.of(word.name, among: Self.names).map { ": “\($0)” is meant, perhaps" }
      let all = ": there are \(Self.names.joined(separator: ", "))"
      complain(.unknownAttribute, "there is no attribute “\(word.name)”" + (near ?? all))
    }
  }

  // MARK: Values

  private mutating func setKind(_ kind: Block.Kind, _ word: AttributeWord) {
    if let kindName { complain(.attributeClash, "“\(kindName)” and “\(word.name)” exclude each other") }
    kindName = word.name
    attributes.kind = kind
    if kind != .skip, kind != .noRun, let text = word.value, !text.isEmpty { attributes.expectedText = text }
  }

  private mutating func refuseValue(_ word: AttributeWord) {
    if word.value != nil { complain(.badAttribute, "“\(word.name)” takes no value") }
  }

  private mutating func value(of word: AttributeWord, or need: String) -> String? {
    if let value = word.value, !value.trimmingSpace.isEmpty { return value }
    complain(.badAttribute, "“\(word.name)” \(need)")
    return nil
  }

  private mutating func readLanguageMode(_ word: AttributeWord) {
    guard let mode = word.value.flatMap({ Int($0) }), (4...6).contains(mode) else {
      return complain(.badAttribute, "“swift” takes a language mode: 4, 5 or 6")
    }
    attributes.languageMode = mode
  }

  private mutating func readTimeout(_ word: AttributeWord) {
    var text = word.value ?? ""
    var unit = 1.0
    for (suffix, seconds) in [("ms", 0.001), ("s", 1.0), ("m", 60.0)] where text.hasSuffix(suffix) {
      text = String(text.dropLast(suffix.count))
      unit = seconds
      break
    }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isNumber, let number = Double(text), number > 0, number.isFinite else {
      return complain(.badAttribute, "“timeout” takes a time, as in timeout=5s")
    }
    attributes.timeout = number * unit
  }

  private mutating func readGate(_ word: AttributeWord) {
    guard let gate = word.value.flatMap(Gates.gate) else {
      let near = word.value.flatMap { NearestName.of($0, among: Gates.platforms) }
      let hint = near.map { ": “\($0)” is meant, perhaps" } ?? ", as in if=linux, if=swift>=6.0 or if=env:NAME"
      return complain(.badAttribute, "“if” takes a condition" + hint)
    }
    attributes.gates.append(gate)
  }

  private mutating func readPath(_ word: AttributeWord) -> String? {
    guard let path = value(of: word, or: "needs a path") else { return nil }
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      complain(.badAttribute, "“file” takes a path inside the project, relative to its root")
      return nil
    }
    return path
  }

  private mutating func complain(_ rule: Diagnostic.Rule, _ message: String) {
    diagnostics.append(Diagnostic(path: path, line: line, rule: rule, message: message))
  }
}
