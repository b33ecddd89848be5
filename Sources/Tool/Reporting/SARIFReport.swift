import DocumentModel

/// SARIF 2.1.0 (OASIS standard), for code scanning. Paths are relative to the repository's root, where code scanning looks for them.
struct SARIFReport {
  let verified: VerifiedProject
  let toolVersion: String
  let repositoryPath: String
  private let lineCounts: [String: Int]

  private static let base = "%SRCROOT%"

  init(_ verified: VerifiedProject, toolVersion: String, repositoryPath: String) {
    self.verified = verified
    self.toolVersion = toolVersion
    self.repositoryPath = repositoryPath
    lineCounts = Dictionary(
      verified.pages.map { ($0.page.page.path, $0.page.page.source.lineCount) }, uniquingKeysWith: { $1 })
  }

  var text: String {
    let diagnostics = verified.allDiagnostics
    // The rules that apply, always in one order, so that an index is enough to name one.
    let rules = Diagnostic.Rule.allCases.filter { rule in diagnostics.contains { $0.rule == rule } }
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .list([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("arch-docs"),
              "version": toolVersion.isEmpty ? nil : .string(toolVersion),
              "rules": .list(rules.map(rule)),
            ])
          ]),
          "columnKind": .string("unicodeCodePoints"),
          "originalUriBaseIds": .object([
            Self.base: .object(["description": .object(["text": .string("The root of the repository.")])])
          ]),
          "results": .list(diagnostics.map { result($0, ruleIndex: places[$0.rule]) }),
        ])
      ]),
    ]).text
  }

  private func rule(_ rule: Diagnostic.Rule) -> JSONValue {
    .object([
      "id": .string(rule.rawValue),
      "shortDescription": .object(["text": .string(rule.summary)]),
      "help": .object(["text": .string(rule.advice)]),
      "defaultConfiguration": .object(["level": .string(rule == .compileWarning ? "warning" : "error")]),
    ])
  }

  private func result(_ diagnostic: Diagnostic, ruleIndex: Int?) -> JSONValue {
    let lines = RelatedLines.of(diagnostic, lineCount: lineCounts[diagnostic.path] ?? 0)
    var related = lines.map { (line: $0, column: 0, message: "line \($0)") }
    for note in diagnostic.shownNotes {
      if let place = note.place { related.append((line: place.line, column: place.column, message: note.text)) }
    }
    return .object([
      "ruleId": .string(diagnostic.rule.rawValue),
      "ruleIndex": ruleIndex.map { .int($0) },
      "level": .string(diagnostic.severity.rawValue),
      "message": .object(["text": .string(diagnostic.message)]),
      "locations": .list([location(diagnostic.path, line: diagnostic.line, column: diagnostic.column)]),
      "relatedLocations": related.isEmpty
        ? nil
        : .list(
          related.enumerated().map { index, place in
            location(diagnostic.path, line: place.line, column: place.column, id: index + 1, message: place.message)
          }),
    ])
  }

  private func location(
    _ path: String, line: Int, column: Int, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    let path = RepositoryPath.joined(repositoryPath, path)
    let region: JSONValue = .object([
      "startLine": .int(line), "startColumn": column < 1 ? nil : .int(column),
    ])
    return .object([
      "id": id.map { .int($0) },
      "physicalLocation": .object([
        "artifactLocation": path.hasPrefix("/")
          ? .object(["uri": .string("file://" + Self.uri(path))])
          : .object(["uri": .string(Self.uri(path)), "uriBaseId": .string(Self.base)]),
        "region": line < 1 ? nil : region,
      ]),
      "message": message.map { .object(["text": .string($0)]) },
    ])
  }

  /// A path as a relative URI reference (RFC 3986): only unreserved characters and `/` stay. A first part with a colon would be
  /// read as a scheme, so colons go as well.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }
}
