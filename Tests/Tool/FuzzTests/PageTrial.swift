import TestSupport
import Checking
import DocumentModel
import PageParsing
import Programs
import SiteGeneration

/// Takes a page the whole way, up to its results.
enum PageTrial {
  private static let gates = Gates(platform: "linux", version: [6, 3], environment: [])

  /// What the page breaks on its way; nothing when all is well.
  static func violations(of page: SeedPage, seed: UInt64) -> [String] {
    let parsed = PageParser.parse(path: page.path, bytes: page.bytes)
    var found = PageInvariants.violations(of: parsed)
    found += PageInvariants.differences(parsed, PageParser.parse(path: page.path, bytes: page.bytes))
    _ = NefMarkdown.jekyll(parsed, permalink: "/x/")

    // A page with errors is not run; here it is, as nobody keeps the stages from being called.
    let configuration = Configuration()
    let programs = Programs.make(of: parsed, configuration: configuration, gates: gates)
    for program in programs { found += ProgramInvariants.violations(of: program, page: parsed) }
    var random = SeededGenerator(seed: seed)
    let transcripts = programs.map { MadeUpTranscript.transcript(of: $0, &random) }
    let result = Checking.check(
      parsed, programs: programs, transcripts: transcripts, configuration: configuration, gates: gates)
    return found + violations(of: result, page: parsed)
  }

  /// The programs that are made of a page, for who looks into a failure.
  static func programs(of page: SeedPage) -> [String] {
    let parsed = PageParser.parse(path: page.path, bytes: page.bytes)
    return Programs.make(of: parsed, configuration: Configuration(), gates: gates).map {
      "blocks \($0.blocks), marks \($0.marks.map { "\($0.place)" })\n" + String(decoding: $0.text, as: UTF8.self)
    }
  }

  private static func violations(of result: PageResult, page: Page) -> [String] {
    var found: [String] = []
    if result.blocks.count != page.blocks.count { found.append("\(result.blocks.count) results") }
    for diagnostic in result.diagnostics where diagnostic.line < 0 || diagnostic.column < 1 {
      found.append("result: \(diagnostic.rule.rawValue) at \(diagnostic.line):\(diagnostic.column)")
    }
    if result.expectationsFailed > result.expectationsChecked { found.append("more failed than checked") }
    for edit in result.edits where edit.range.upperBound > page.source.bytes.count {
      found.append("an edit of \(edit.range)")
    }
    let fixed = result.edits.applied(to: page.source.bytes)
    if String(validating: page.source.bytes, as: UTF8.self) != nil, String(validating: fixed, as: UTF8.self) == nil {
      found.append("edits leave no UTF-8")
    }
    return found
  }
}
