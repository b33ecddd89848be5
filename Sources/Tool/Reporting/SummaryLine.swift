import DocumentModel

/// The words of a verification's summary.
struct SummaryLine {
  var pages: String
  /// Empty when there is no block.
  var blocks: String
  /// Nil when there is no expectation.
  var expectations: String?

  init(_ verified: VerifiedProject) {
    let summary = verified.summary
    pages = Count.of(summary.pages, "page")

    var reached = VerificationSummary.Blocks()
    for (page, result) in verified.pages {
      for (block, outcome) in zip(page.page.blocks, result.blocks) {
        switch block.kind {
        case .run, .warning: reached.run += outcome.status == .skipped ? 0 : 1
        case .noRun: reached.compiled += outcome.status == .passed ? 1 : 0
        case .error, .crash, .throws: reached.failing += outcome.status == .passed ? 1 : 0
        case .skip: break
        }
      }
    }
    // What fell short of its number shows both.
    func of(_ part: Int, _ whole: Int) -> String { part == whole ? String(whole) : "\(part) of \(whole)" }
    var parts: [String] = []
    let all = summary.blocks
    if all.run > 0 { parts.append("\(of(reached.run, all.run)) \(all.run == 1 ? "block" : "blocks") run") }
    if all.compiled > 0 { parts.append("\(of(reached.compiled, all.compiled)) compiled") }
    if all.failing > 0 { parts.append("\(of(reached.failing, all.failing)) failing as stated") }
    if all.skipped > 0 { parts.append("\(all.skipped) skipped") }
    blocks = parts.joined(separator: ", ")

    let checked = summary.expectationsChecked
    if checked > 0 {
      let held = of(checked - summary.expectationsFailed, checked)
      expectations = "\(held) \(checked == 1 ? "expectation" : "expectations") held"
    }
  }
}
