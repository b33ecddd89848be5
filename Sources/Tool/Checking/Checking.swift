import DocumentModel
import Programs

/// Compares what a page states with what its programs did. Pure.
public enum Checking {
  /// The result of a page.
  ///
  /// - Parameters:
  ///   - includes: What blocks with `file=` must equal, by block.
  ///   - programs: The page's; blocks that are in none were skipped.
  ///   - transcripts: One for each program, in the same order.
  public static func check(
    _ page: Page, includes: [Int: IncludedText] = [:], programs: [Program], transcripts: [Transcript],
    configuration: Configuration, gates: Gates
  ) -> PageResult {
    var checker = PageChecker(page: page, configuration: configuration)
    for block in page.blocks {
      if block.kind == .skip {
        checker.skip(block, because: block.attributes.skipReason ?? "")
      } else if let reason = gates.unmet(of: block.attributes) {
        checker.skip(block, because: reason)
      }
    }
    let covered = Set(programs.flatMap { program in program.subject.map { [$0] } ?? program.blocks })
    for block in page.blocks where !covered.contains(block.index) { checker.leaveOut(block) }
    for (block, text) in includes.sorted(by: { $0.key < $1.key }) { checker.check(block, equals: text) }
    for (program, transcript) in zip(programs, transcripts) { checker.check(program, transcript) }
    var result = checker.result()
    result.errorOutput = WrittenErrors.of(programs, transcripts)
    return result
  }
}
