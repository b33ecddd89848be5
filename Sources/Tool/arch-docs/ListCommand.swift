import DocumentModel
import Programs

/// `arch-docs list`
enum ListCommand: Command {
  static let name = "list"
  static let summary = "lists pages, programs and blocks, without compiling"
  static let example = "arch-docs list Documentation"
  static let options = Verification.options

  static func run(_ arguments: Arguments) throws -> Int32 {
    let verification = try Verification(arguments)
    let project = try verification.load()
    for page in project.pages {
      print("\(page.page.path)  \(page.permalink)  \(page.title)")
      let scopes = ProgramScopes(of: page.page, configuration: project.configuration)
      for block in page.page.blocks {
        let scope = scopes[block]
        let count = block.expectations.count
        var words = ["  \(block.line)-\(block.endLine)", block.kind.rawValue]
        if scope != .page { words.append("scope \(scope)") }
        if !block.isShown { words.append("hidden") }
        if count > 0 { words.append("\(count) expectation\(count == 1 ? "" : "s")") }
        print(words.joined(separator: "  "))
      }
      for diagnostic in page.page.diagnostics {
        say(
          "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
        )
      }
    }
    let hasErrors =
      project.pages.contains { $0.page.hasErrors } || project.diagnostics.contains { $0.severity == .error }
    return hasErrors ? ExitStatus.notHeld : ExitStatus.held
  }
}
