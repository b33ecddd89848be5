import DocumentModel

/// Makes a configuration from the top-level keys of `arch-docs.yml`.
struct ConfigurationReader {
  /// The keys, as authors write them.
  static let keys = [
    "title", "description", "url", "baseurl", "repository", "sections", "exclude", "swift", "timeout", "memory", "env",
    "scopes", "values", "filters", "variables", "package", "theme", "warn_only",
  ]
  static let themes = ["arch", "none"]
  /// Rules that keep a page from being run: nothing of it was verified.
  private static let stopping: Set<Diagnostic.Rule> = [
    .unknownAttribute, .attributeClash, .badAttribute, .markup, .frontMatter, .readError,
  ]

  private var configuration = Configuration()
  private var problems: [ConfigurationProblem] = []
  /// The key being read.
  private var entry = FrontMatter.Entry(key: "", value: .null, line: 0)
  private let source: SourceText

  /// - Parameter source: The file's text, for the columns of keys.
  private init(source: SourceText) {
    self.source = source
  }

  /// The configuration, or all that is wrong with it.
  static func configuration(
    from entries: [FrontMatter.Entry], source: SourceText
  ) -> Result<Configuration, ConfigurationProblems> {
    var reader = ConfigurationReader(source: source)
    var seen: Set<String> = []
    for entry in entries {
      reader.entry = entry
      if seen.insert(entry.key).inserted { reader.read() } else { reader.complain("“\(entry.key)” is given twice") }
    }
    guard reader.problems.isEmpty else { return .failure(ConfigurationProblems(problems: reader.problems)) }
    return .success(reader.configuration)
  }

  private mutating func read() {
    // A key without a value is as good as none.
    if entry.value == .null, Self.keys.contains(entry.key) { return }
    switch entry.key {
    case "title": configuration.title = text()
    case "description": configuration.description = text()
    case "url": configuration.url = text()
    case "baseurl": configuration.baseURL = text()
    case "repository": configuration.repository = text()
    case "package": configuration.package = text()
    case "sections": configuration.sections = texts()
    case "exclude": configuration.exclude = texts()
    case "env": configuration.environment = texts(where: Self.isVariableName, "is no name of an environment variable")
    case "theme": configuration.theme = name(among: Self.themes)
    case "swift": readLanguageMode()
    case "timeout": readTimeout()
    case "memory": readMemory()
    case "scopes": if let scopes: Configuration.ScopeSharing = choice() { configuration.scopes = scopes }
    case "values": if let values: Configuration.ValuesShown = choice() { configuration.values = values }
    case "filters": readFilters()
    case "variables": readVariables()
    case "warn_only": readWarnOnly()
    default: complain("there is no key “\(entry.key)”" + suggestion(for: entry.key, among: Self.keys))
    }
  }

  // MARK: Keys

  private mutating func readLanguageMode() {
    guard let text = text() else { return }
    if let mode = Int(text), (4...6).contains(mode) {
      configuration.languageMode = mode
    } else {
      complain("“swift” is a language mode: 4, 5 or 6, not “\(text)”")
    }
  }

  private mutating func readTimeout() {
    guard let text = text() else { return }
    if let seconds = Quantity.seconds(text) {
      configuration.timeout = seconds
    } else {
      complain("“timeout” is a time such as 10s, 500ms or 2m, not “\(text)”")
    }
  }

  private mutating func readMemory() {
    guard let text = text() else { return }
    if let bytes = Quantity.bytes(text) {
      // Less than the runtime itself takes would fail every page.
      if bytes >= 64 << 20 { configuration.memory = bytes } else { complain("“memory” is at least 64M") }
    } else {
      complain("“memory” is a size such as 512M or 2G, not “\(text)”")
    }
  }

  private mutating func readFilters() {
    guard case .list(let items) = entry.value else {
      return complain("“filters” is a list of `match:` and `replace:` pairs")
    }
    for item in items {
      guard case .map(let pair) = item else {
        complain("each of “filters” has a `match:` and a `replace:`")
        continue
      }
      var filter = Configuration.Filter(match: "", replace: "")
      for part in pair {
        guard let text = part.value.text ?? (part.value == .null ? "" : nil) else {
          complain("“\(part.key)” is a text", at: part)
          continue
        }
        switch part.key {
        case "match": filter.match = text
        case "replace": filter.replace = text
        default:
          complain(
            "a filter has no “\(part.key)”" + suggestion(for: part.key, among: ["match", "replace"]), at: part)
        }
      }
      let place = pair.first { $0.key == "match" }
      if filter.match.isEmpty {
        complain("a filter needs a `match:`", at: place ?? pair.first)
      } else if (try? Regex(filter.match)) == nil {
        complain("“\(filter.match)” is no regular expression", at: place)
      } else {
        configuration.filters.append(filter)
      }
    }
  }

  private mutating func readVariables() {
    guard case .map(let pairs) = entry.value else { return complain("“variables” are `NAME: text` pairs") }
    for pair in pairs {
      if let text = pair.value.text {
        configuration.variables[pair.key] = text
      } else {
        complain("“\(pair.key)” is a text", at: pair)
      }
    }
  }

  private mutating func readWarnOnly() {
    for name in texts() {
      if let rule = Diagnostic.Rule(rawValue: name) {
        if Self.stopping.contains(rule) {
          complain("“\(name)” cannot merely warn: a page with it is not run")
        } else {
          configuration.warnOnly.append(rule)
        }
      } else {
        complain("there is no rule “\(name)”" + suggestion(for: name, among: Diagnostic.Rule.allCases.map(\.rawValue)))
      }
    }
  }

  // MARK: Values

  private mutating func text() -> String? {
    if let text = entry.value.text { return text }
    complain("“\(entry.key)” is a text, not a list or map")
    return nil
  }

  /// A list of texts; a single one may stand for itself.
  private mutating func texts(where isFit: (String) -> Bool = { _ in true }, _ fault: String = "") -> [String] {
    let items: [FrontMatter.Value] = if case .list(let items) = entry.value { items } else { [entry.value] }
    var texts: [String] = []
    for item in items {
      guard let text = item.text else {
        complain("“\(entry.key)” is a list of texts")
        continue
      }
      if isFit(text) { texts.append(text) } else { complain("“\(text)” \(fault)") }
    }
    return texts
  }

  private mutating func name(among names: [String]) -> String? {
    guard let text = text() else { return nil }
    if names.contains(text) { return text }
    let all = names.map { "“\($0)”" }.joined(separator: ", ")
    complain("“\(entry.key)” is one of \(all), not “\(text)”" + suggestion(for: text, among: names))
    return nil
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>() -> Choice? {
    name(among: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  private static func isVariableName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "_") || (first | 0x20).isLetter else { return false }
    return text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || ($0 | 0x20).isLetter || (0x30...0x39).contains($0) }
  }

  // MARK: Problems

  private func suggestion(for name: String, among names: [String]) -> String {
    NearestName.of(name, among: names).map { "; did you mean “\($0)”?" } ?? ""
  }

  private mutating func complain(_ message: String, at place: FrontMatter.Entry? = nil) {
    let place = place ?? entry
    problems.append(ConfigurationProblem(line: place.line, column: column(of: place), message: message))
  }

  /// The column at which a key stands on its line.
  private func column(of place: FrontMatter.Entry) -> Int {
    let line = Array(source.line(place.line).unicodeScalars)
    let key = Array(place.key.unicodeScalars)
    guard !key.isEmpty, line.count >= key.count else { return 1 }
    let start = (0...(line.count - key.count)).first { line[$0..<($0 + key.count)].elementsEqual(key) }
    return (start ?? 0) + 1
  }
}

/// All that is wrong with a configuration.
struct ConfigurationProblems: Error, Equatable {
  var problems: [ConfigurationProblem]
}

extension FrontMatter.Value {
  /// A string, number or truth value as text.
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .null, .list, .map: nil
    }
  }
}

extension UInt8 {
  /// Of a byte made lower case.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
