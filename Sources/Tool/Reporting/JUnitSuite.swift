import DocumentModel

/// A page as JUnit's XML has it.
struct JUnitSuite {
  var name: String
  /// Empty when the suite is no page.
  var path: String
  var className: String
  var seconds: Double?
  var cases: [JUnitCase]
  var warnings: [Diagnostic]
  /// What the page wrote to standard error.
  var errorOutput = ErrorOutput()

  func write(to text: inout String) {
    text += "  <testsuite name=\"\(XMLText.escaped(name))\"\(Self.numbers(cases, seconds: seconds))"
    if !path.isEmpty { text += " file=\"\(XMLText.escaped(path))\"" }
    text += ">\n"
    for item in cases { item.write(to: &text, path: path, className: className) }
    let earlier = errorOutput.earlier(than: errorOutput.lines.count).map { ["… \($0)"] } ?? []
    let errors = warnings.map(\.text) + earlier + errorOutput.lines
    if !errors.isEmpty {
      let lines = errors.map(XMLText.content).joined(separator: "\n")
      text += "    <system-err>\(lines)</system-err>\n"
    }
    text += "  </testsuite>\n"
  }

  /// The attributes that count cases, and the time.
  static func numbers(_ cases: [JUnitCase], seconds: Double?) -> String {
    func count(_ outcome: JUnitCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
    return " tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + " skipped=\"\(count(.skipped))\"" + time(seconds)
  }

  /// Seconds with three digits, whatever the locale.
  private static func time(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "" }
    let milliseconds = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return " time=\"\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)\""
  }
}

/// A block as JUnit's XML has it.
struct JUnitCase {
  enum Outcome { case passed, failure, error, skipped }

  var name: String
  /// Nil for what concerns a whole page.
  var line: Int?
  var diagnostics: [Diagnostic]
  /// Why it failed, when no diagnostic says so.
  var failure: String?
  /// Why it was skipped.
  var skipped: String?

  var outcome: Outcome {
    if diagnostics.contains(where: \.rule.isObstacle) { return .error }
    if !diagnostics.isEmpty || failure != nil { return .failure }
    return skipped == nil ? .passed : .skipped
  }

  func write(to text: inout String, path: String, className: String) {
    text += "    <testcase classname=\"\(XMLText.escaped(className))\" name=\"\(XMLText.escaped(name))\""
    if !path.isEmpty { text += " file=\"\(XMLText.escaped(path))\"" }
    if let line { text += " line=\"\(line)\"" }
    switch outcome {
    case .passed: text += "/>\n"
    case .skipped:
      text += ">\n      <skipped message=\"\(XMLText.escaped(skipped ?? ""))\"/>\n    </testcase>\n"
    case .failure, .error:
      let tag = outcome == .error ? "error" : "failure"
      // What gave the case its outcome leads.
      let first = diagnostics.first { outcome != .error || $0.rule.isObstacle }
      let message = first?.message.firstLine ?? failure ?? ""
      let lines = diagnostics.map { XMLText.content($0.text) }.joined(separator: "\n")
      text += ">\n      <\(tag) message=\"\(XMLText.escaped(message))\" type=\"\(first?.rule.rawValue ?? "failed")\">"
      text += "\(lines)</\(tag)>\n    </testcase>\n"
    }
  }
}
