import DocumentModel

/// JUnit's XML: a suite for each page, in it a case for each block and one for what concerns the page itself.
///
/// A class is named as CI services split names: the section, a dot, the page. Cases are numbered and not named by their lines, so that
/// a service that follows a case over time finds it again when text moves. What kept a block from being carried out is an error,
/// what it did otherwise than stated a failure. Times are known for whole pages only.
struct JUnitReport {
  let verified: VerifiedProject

  init(_ verified: VerifiedProject) {
    self.verified = verified
  }

  var text: String {
    let sections = verified.project.sections.flatMap { section in section.pages.map { _ in section.title } }
    var suites = verified.pages.enumerated().map { index, entry in
      let seconds = index < verified.durations.count ? verified.durations[index] : nil
      return suite(of: entry.page, entry.result, section: sections[index], seconds: seconds)
    }
    if !verified.diagnostics.isEmpty {
      let failing = verified.diagnostics.filter { $0.severity == .error }
      suites.append(
        JUnitSuite(
          name: "project", path: "", className: "project", seconds: nil,
          cases: [JUnitCase(name: "project", diagnostics: failing)],
          warnings: verified.diagnostics.filter { $0.severity == .warning }))
    }
    let seconds = verified.durations.isEmpty ? nil : verified.durations.reduce(0, +)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"arch-docs\"\(JUnitSuite.numbers(suites.flatMap(\.cases), seconds: seconds))>\n"
    for suite in suites { suite.write(to: &text) }
    return text + "</testsuites>\n"
  }

  private func suite(
    of page: ProjectPage, _ result: PageResult, section: String, seconds: Double?
  ) -> JUnitSuite {
    let blocks = page.page.blocks
    let failing = result.diagnostics.filter { $0.severity == .error }
    let owners = failing.map { owner(of: $0, in: blocks) }
    var cases: [JUnitCase] = []
    for (index, block) in blocks.enumerated() {
      let outcome = index < result.blocks.count ? result.blocks[index] : BlockResult(status: .skipped)
      var item = JUnitCase(
        name: "block \(index + 1): \(block.kind.rawValue)", line: block.line,
        diagnostics: zip(failing, owners).filter { $0.1 == index }.map(\.0))
      if item.diagnostics.isEmpty {
        switch outcome.status {
        case .passed: break
        case .failed: item.failure = "the program that the block is in did not hold; the page's other cases tell why"
        case .skipped:
          item.skipped = outcome.skipReason ?? block.attributes.skipReason ?? reason(unreachedIn: page, result)
        }
      }
      cases.append(item)
    }
    let ofPage = zip(failing, owners).filter { $0.1 == nil }.map(\.0)
    if !ofPage.isEmpty || blocks.isEmpty { cases.insert(JUnitCase(name: "page", diagnostics: ofPage), at: 0) }
    let names = [section, page.name].filter { !$0.isEmpty }.map { $0.map { $0 == "." ? "_" : String($0) }.joined() }
    return JUnitSuite(
      name: page.page.path, path: page.page.path, className: names.joined(separator: "."), seconds: seconds,
      cases: cases, warnings: result.diagnostics.filter { $0.severity == .warning },
      errorOutput: result.errorOutput)
  }

  /// Why a block was skipped that nothing in it skips.
  private func reason(unreachedIn page: ProjectPage, _ result: PageResult) -> String {
    if page.page.hasErrors { return "not run: the page has errors in its markup" }
    return result.status == .failed
      ? "not reached: its program ended before this block, or does not compile" : "not run"
  }

  /// The block that a diagnostic tells of: the one that it stands in, output fences and the comments straight above included.
  private func owner(of diagnostic: Diagnostic, in blocks: [Block]) -> Int? {
    let line = diagnostic.line
    let holder = blocks.firstIndex { block in
      block.line <= line && line <= max(block.endLine, block.expectations.map(\.endLine).max() ?? 0)
    }
    if let holder { return holder }
    switch diagnostic.rule {
    case .unknownAttribute, .attributeClash, .badAttribute: return blocks.firstIndex { $0.line > line }
    default: return nil
    }
  }
}
