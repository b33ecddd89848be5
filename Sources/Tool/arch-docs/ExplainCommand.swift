import DocumentModel
import Programs

/// `arch-docs explain`
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "shows the program that a line is in, as the compiler sees it, its settings and results"
  static let example = "arch-docs explain Documentation/Guide/Counter.md:12"
  static let options = Verification.options

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.paths.count == 1, let place = arguments.paths.first, let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...]), line > 0
    else { throw Arguments.Problem(message: "`explain` takes one PAGE:LINE") }
    let verification = try Verification(arguments.withPaths([String(place[..<colon])]))
    let project = try verification.load()
    guard let page = project.pages.first,
      let block = page.page.blocks.first(where: { $0.line <= line && line <= $0.endLine })
    else {
      throw CommandFailure(
        message: "error: \(place): no Swift block is at that line; `arch-docs list` shows where they are",
        status: ExitStatus.notHeld)
    }
    let programs = try verification.verifier.programs(of: page, in: project)
    let program =
      programs.first { $0.subject == block.index }
      ?? programs.first { $0.subject == nil && $0.blocks.contains(block.index) }
    guard let program else {
      print("\(place): the block is skipped: \(block.attributes.skipReason ?? "its condition does not hold")")
      return ExitStatus.held
    }
    print("program: \(program.scope)")
    print("language mode: \(program.languageMode)  time-out: \(program.timeout) s  treated: \(program.mode)")
    print("blocks at lines: \(program.blocks.map { String(page.page.blocks[$0].line) }.joined(separator: ", "))")
    print("")
    let text = SourceText(bytes: program.text)
    for number in 1...max(text.lineCount, 1) {
      let code = text.line(number)
      if !code.isEmpty { print("\(String(repeating: " ", count: max(0, 5 - String(number).count)))\(number)  \(code)") }
    }
    let verified = try verification.verify(project)
    guard let result = verified.results.first else { return ExitStatus.failure }
    print("\nresult: \(result.blocks[block.index].status.rawValue)")
    for value in result.blocks[block.index].values { print("  \(value.line): \(value.text)") }
    for output in result.blocks[block.index].output.split(separator: "\n") { print("  | \(output)") }
    let diagnostics = try Verification(Arguments(["--quiet"], options: options))
    try diagnostics.report(verified)
    return ExitStatus.held
  }
}
