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

  /// What was read.
  struct Reading {
    var attributes = BlockAttributes()
    var diagnostics: [Diagnostic] = []
    /// Of the language mode's word.
    var modeColumn = 1
  }

  private let page: Page
  /// The line that stands for the block.
  private let line: Int
  private var reading = Reading()
  private var kindName: String?
  /// Where the word begins that is being read.
  private var offset = 0
  /// The columns of the line, counted on from word to word.
  private var counted: (offset: Int, column: Int)

  private init(page: Page, line: Int) {
    self.page = page
    self.line = line
    counted = (page.source.lineRange(line).lowerBound, 1)
  }

  /// Reads the attributes of a block: those of the comments before it, then its own.
  ///
  /// What is wrong with them is told at the line that stands for the block, at the column of the word if it is on that line.
  static func read(_ texts: [AttributeText], of page: Page, line: Int) -> Reading {
    var reader = AttributeReader(page: page, line: line)
    do throws(AttributeWords.OpenQuote) {
      var words: [AttributeWord] = []
      for text in texts { words += try text.words() }
      reader.read(words)
    } catch {
      reader.offset = error.offset
      reader.complain(.badAttribute, "the quote that begins here is never closed")
    }
    return reader.reading
  }

  private mutating func read(_ words: [AttributeWord]) {
    var seen: Set<String> = []
    var region: AttributeWord?
    for word in words where !Self.foreignNames.contains(word.name) && !word.name.hasPrefix("--") {
      offset = word.offset
      if word.name == "region" { region = word }
      if word.name != "if", Self.names.contains(word.name), !seen.insert(word.name).inserted {
        complain(.attributeClash, "“\(word.name)” is given twice")
      } else {
        read(word)
      }
    }
    if let region, reading.attributes.region != nil, !seen.contains("file") {
      offset = region.offset
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
      reading.attributes.skipReason = value(of: word, or: "needs a reason, as in skip=\"needs a printer\"")
    case "error": setKind(.error, word)
    case "crash": setKind(.crash, word)
    case "throws": setKind(.throws, word)
    case "warning":
      setKind(.warning, word)
      _ = value(of: word, or: "needs the warning's text, as in warning=\"never used\"")
    case "hidden":
      reading.attributes.isHidden = true
      refuseValue(word)
    case "silent":
      reading.attributes.isSilent = true
      refuseValue(word)
    case "scope":
      if let name = value(of: word, or: "needs a name, or “new”") {
        reading.attributes.scope = name == "new" ? .new : .named(name)
      }
    case "swift": readLanguageMode(word)
    case "timeout": readTimeout(word)
    case "if": readGate(word)
    case "file": reading.attributes.file = readPath(word)
    case "region": reading.attributes.region = value(of: word, or: "needs a region's name")
    case "": complain(.badAttribute, "an attribute's name is missing before this “=”")
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
    reading.attributes.kind = kind
    if kind != .skip, kind != .noRun, let text = word.value, !text.isEmpty { reading.attributes.expectedText = text }
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
    reading.attributes.languageMode = mode
    reading.modeColumn = column()
  }

  private mutating func readTimeout(_ word: AttributeWord) {
    guard let seconds = word.value.flatMap(Quantity.seconds) else {
      return complain(.badAttribute, "“timeout” takes a time of at most a day, as in timeout=5s")
    }
    reading.attributes.timeout = seconds
  }

  private mutating func readGate(_ word: AttributeWord) {
    guard let gate = word.value.flatMap(Gates.gate) else {
      let near = word.value.flatMap { NearestName.of($0, among: Gates.platforms) }
      let hint = near.map { ": “\($0)” is meant, perhaps" } ?? ", as in if=linux, if=swift>=6.0 or if=env:NAME"
      return complain(.badAttribute, "“if” takes a condition" + hint)
    }
    reading.attributes.gates.append(gate)
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
    reading.diagnostics.append(Diagnostic(path: page.path, line: line, column: column(), rule: rule, message: message))
  }

  /// The word's column, when it is on the block's line.
  private mutating func column() -> Int {
    let range = page.source.lineRange(line)
    guard range.contains(offset) else { return 1 }
    if offset < counted.offset { counted = (range.lowerBound, 1) }
    for byte in page.source.bytes[counted.offset..<offset] where byte & 0xC0 != 0x80 { counted.column += 1 }
    counted.offset = offset
    return counted.column
  }
}
