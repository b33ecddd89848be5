import DocumentModel
import Programs

/// Compares what a page states with what its programs did. Pure.
public enum Checking {
  /// The result of a page. `programs` and `transcripts` are in the same order; blocks that are in no program were skipped.
  public static func check(
    _ page: Page, programs: [Program], transcripts: [Transcript], configuration: Configuration, gates: Gates
  ) -> PageResult {
    var checker = PageChecker(page: page, configuration: configuration)
    for block in page.blocks {
      if block.kind == .skip {
        checker.skip(block, because: block.attributes.skipReason ?? "")
      } else if let reason = gates.unmet(of: block.attributes) {
        checker.skip(block, because: reason)
      }
    }
    for (program, transcript) in zip(programs, transcripts) { checker.check(program, transcript) }
    return checker.result()
  }
}
