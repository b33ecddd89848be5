import DocumentModel

/// JUnit's XML: a suite for each page, in it a case for each block and one for what concerns the page itself.
///
/// A diagnostic belongs to the block that it follows, up to the next block: an output fence stands below its block. Times are known
/// for whole pages only.
struct JUnitReport {
  let verified: VerifiedProject

  init(_ verified: VerifiedProject) {
    self.verified = verified
  }

  var text: String {
    var suites = verified.pages.enumerated().map { index, entry in
      suite(of: entry.page, entry.result, seconds: index < verified.durations.count ? verified.durations[index] : nil)
    }
    if !verified.diagnostics.isEmpty {
      let failing = verified.diagnostics.filter { $0.severity == .error }
      suites.append(
        Suite(
          name: "project", path: "", seconds: nil,
          cases: [Case(name: "project", line: nil, failures: failing)],
          warnings: verified.diagnostics.filter { $0.severity == .warning }))
    }
    let cases = suites.flatMap(\.cases)
    let seconds = verified.durations.isEmpty ? nil : verified.durations.reduce(0, +)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"arch-docs\"\(Self.counts(cases))\(Self.time(seconds))>\n"
    for suite in suites { suite.write(to: &text) }
    return text + "</testsuites>\n"
  }

  private func suite(of page: ProjectPage, _ result: PageResult, seconds: Double?) -> Suite {
    let path = page.page.path
    let blocks = page.page.blocks
    let failing = result.diagnostics.filter { $0.severity == .error }
    let owners = failing.map { diagnostic in blocks.lastIndex { $0.line <= diagnostic.line } }
    var cases: [Case] = []
    for (index, block) in blocks.enumerated() {
      let own = zip(failing, owners).filter { $0.1 == index }.map(\.0)
      let outcome = index < result.blocks.count ? result.blocks[index] : BlockResult(status: .skipped)
      cases.append(
        Case(
          name: "line \(block.line): \(block.kind.rawValue)", line: block.line, failures: own,
          hasFailed: outcome.status == .failed,
          skipped: outcome.status == .skipped ? outcome.skipReason ?? "not reached" : nil))
    }
    let rest = zip(failing, owners).filter { $0.1 == nil }.map(\.0)
    if !rest.isEmpty || blocks.isEmpty { cases.insert(Case(name: "page", line: nil, failures: rest), at: 0) }
    return Suite(
      name: path, path: path, seconds: seconds, cases: cases,
      warnings: result.diagnostics.filter { $0.severity == .warning })
  }

  private struct Suite {
    var name: String
    var path: String
    var seconds: Double?
    var cases: [Case]
    var warnings: [Diagnostic]

    func write(to text: inout String) {
      text += "  <testsuite name=\"\(XMLText.escaped(name))\"\(counts(cases))\(time(seconds))>\n"
      for item in cases { item.write(to: &text, path: path) }
      if !warnings.isEmpty {
        let lines = warnings.map { XMLText.content($0.text) }.joined(separator: "\n")
        text += "    <system-err>\(lines)</system-err>\n"
      }
      text += "  </testsuite>\n"
    }
  }

  private struct Case {
    var name: String
    var line: Int?
    var failures: [Diagnostic]
    var hasFailed = false
    var skipped: String?

    var isFailure: Bool { hasFailed || !failures.isEmpty }
    var isSkipped: Bool { !isFailure && skipped != nil }

    func write(to text: inout String, path: String) {
      text += "    <testcase classname=\"\(XMLText.escaped(path))\" name=\"\(XMLText.escaped(name))\""
      if !path.isEmpty { text += " file=\"\(XMLText.escaped(path))\"" }
      if let line { text += " line=\"\(line)\"" }
      if isFailure {
        let first = failures.first
        let message = first?.message.firstLine ?? "failed"
        let type = first?.rule.rawValue ?? "failed"
        let lines = failures.map { XMLText.content($0.text) }.joined(separator: "\n")
        text += ">\n      <failure message=\"\(XMLText.escaped(message))\" type=\"\(type)\">\(lines)</failure>\n"
        text += "    </testcase>\n"
      } else if let skipped {
        text += ">\n      <skipped message=\"\(XMLText.escaped(skipped))\"/>\n    </testcase>\n"
      } else {
        text += "/>\n"
      }
    }
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.isFailure }
    let skipped = cases.count { $0.isSkipped }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  /// Seconds with three digits, whatever the locale.
  private static func time(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "" }
    let milliseconds = Int((max(seconds, 0) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return " time=\"\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)\""
  }
}
