import DocumentModel
import FoundationEssentials
import PageParsing
import SiteGeneration

/// `arch-docs jekyll`
enum JekyllCommand: Command {
  static let name = "jekyll"
  static let summary = "verifies pages, then writes the Jekyll-ready site"
  static let example = "arch-docs jekyll Documentation --output site"
  static let options =
    [
      Option("output", "DIR", short: "o", help: "where the site is written"),
      Option("main-page", "FILE", help: "the page at /docs/"),
      Option("format", "html|markdown", help: "pages as HTML with results (default), or nef's Markdown"),
      Option("theme", "arch|none", help: "with a minimal layout (default), or without"),
      Option("no-verify", help: "renders without compiling; no results, no verified mark"),
    ] + Verification.options + Verification.fixing

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard let output = arguments["output"] else { throw Arguments.Problem(message: "`--output DIR` is missing") }
    do { try SiteWriter.check(output) } catch { throw Arguments.Problem(message: "`--output`: \(error)") }
    let verification = try Verification(arguments, excluding: [output])
    let format = try arguments.choice("format", SiteOptions.Format.self) ?? .html
    let theme = try arguments.choice("theme", SiteOptions.Theme.self) ?? .arch
    let isVerified = !arguments.has("no-verify")
    let verified =
      isVerified
      ? try verification.verifyFixing() : verification.verifier.withoutVerifying(try verification.load())
    try verification.report(verified)
    guard verified.hasPassed || (!isVerified && verified.summary.errors == 0) else {
      say("nothing was written to \(output): the pages do not hold")
      return verified.toolHasFailed ? ExitStatus.failure : ExitStatus.notHeld
    }
    let main = try arguments["main-page"].map { try mainPage($0) }
    let site = SiteOptions(format: format, theme: theme, mainPage: main, showsResults: isVerified)
    do {
      let outcome = try SiteWriter.write(
        try SiteGenerator(site).files(for: verified), to: output, keepsManifest: format == .html)
      if !arguments.has("quiet") {
        print("\(output): \(outcome.written.count) files written, \(outcome.unchanged.count) unchanged")
      }
    } catch let error as SiteError {
      throw CommandFailure(message: "error: \(error)", status: ExitStatus.notHeld)
    }
    return ExitStatus.held
  }

  private static func mainPage(_ file: String) throws -> SiteOptions.MainPage {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure(message: "error: the main page \(file) cannot be read", status: ExitStatus.notHeld)
    }
    return SiteOptions.MainPage(page: PageParser.parse(path: file, bytes: Array(data)))
  }
}
