import DocumentModel

/// SARIF 2.1.0 (OASIS standard), for code scanning. Paths are relative to the project's root.
struct SARIFReport {
  let verified: VerifiedProject
  let toolVersion: String

  init(_ verified: VerifiedProject, toolVersion: String) {
    self.verified = verified
    self.toolVersion = toolVersion
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
          "results": .list(diagnostics.map { result($0, ruleIndex: places[$0.rule]) }),
        ])
      ]),
    ]).text
  }

  private func rule(_ rule: Diagnostic.Rule) -> JSONValue {
    .object([
      "id": .string(rule.rawValue),
      "shortDescription": .object(["text": .string(rule.summary)]),
      "defaultConfiguration": .object(["level": .string(rule == .compileWarning ? "warning" : "error")]),
    ])
  }

  private func result(_ diagnostic: Diagnostic, ruleIndex: Int?) -> JSONValue {
    let region: JSONValue? =
      diagnostic.line < 1
      ? nil
      : .object([
        "startLine": .int(diagnostic.line),
        "startColumn": diagnostic.column < 1 ? nil : .int(diagnostic.column),
      ])
    return .object([
      "ruleId": .string(diagnostic.rule.rawValue),
      "ruleIndex": ruleIndex.map { .int($0) },
      "level": .string(diagnostic.severity.rawValue),
      "message": .object(["text": .string(diagnostic.message)]),
      "locations": .list([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(Self.uri(diagnostic.path))]),
            "region": region,
          ])
        ])
      ]),
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

extension Diagnostic.Rule {
  /// What the rule asks for, in a sentence.
  var summary: String {
    switch self {
    case .compileError: "Examples compile."
    case .compileWarning: "Examples compile without warnings."
    case .crash: "Examples run to their end without a trap."
    case .uncaughtError: "Examples throw no error that nobody catches."
    case .timeout: "Examples end within their time-out."
    case .valueMismatch: "A value is what the page states."
    case .outputMismatch: "The output is what the page states."
    case .missingError: "An example that must not compile has the stated error."
    case .missingWarning: "An example that must warn has the stated warning."
    case .missingCrash: "An example that must trap does, with the stated message."
    case .missingThrow: "An example that must throw does, with the stated error."
    case .noValue: "Each expectation is reached by a value or output."
    case .unknownAttribute: "Attributes are among those that exist."
    case .attributeClash: "Attributes of an example agree with each other."
    case .badAttribute: "Attributes have values that make sense."
    case .markup: "Markup is well-formed."
    case .frontMatter: "Front matter is well-formed YAML with sensible values."
    case .permalinkClash: "Each page has a permalink of its own."
    case .titleMismatch: "A page's title and its first heading agree."
    case .deadLink: "Links lead to pages and files that exist."
    case .deadAnchor: "Links to headings lead to headings that exist."
    case .unknownTag: "Tags in prose are HTML's."
    case .staleInclude: "Included code equals the file it comes from."
    case .noExamples: "There is at least one example to verify."
    case .readError: "Files of the project can be read."
    }
  }
}
