import DocumentModel
import Files
import FoundationEssentials
import Reporting

#if canImport(Glibc)
  import Glibc
#endif

extension Verification {
  /// Verifies the pages that `load` finds. With `--fix` it then makes the edits that the checks ask for, and verifies the pages
  /// that it changed again, as they are now.
  func verifyFixing(_ load: () throws -> DocumentationProject) throws -> VerifiedProject {
    if arguments.has("dry-run"), !arguments.has("fix") {
      throw Arguments.Problem(message: "`--dry-run` shows what `--fix` would do: give both")
    }
    let project = try load()
    let verified = try verify(project)
    let edited = verified.pages.filter { !$0.result.edits.isEmpty }
    guard arguments.has("fix"), !edited.isEmpty else { return verified }
    if arguments.has("dry-run") {
      for (page, result) in edited { show(result.edits, of: page.page) }
      return verified
    }
    for (page, result) in edited { try apply(result.edits, to: page.page, root: project.root) }
    var known: [String: PageResult] = [:]
    for (page, result) in verified.pages where result.edits.isEmpty { known[page.page.path] = result }
    return try verify(try load(), reusing: known)
  }

  private func apply(_ edits: [Edit], to page: Page, root: String) throws {
    let path = root + "/" + page.path
    func fail(_ reason: String) -> CommandFailure {
      CommandFailure(message: "\(page.path): error: --fix cannot write it: \(reason)", status: ExitStatus.notHeld)
    }
    guard let now = FileManager.default.contents(atPath: path), Array(now) == page.source.bytes else {
      throw fail("the file has changed since it was read; run it again")
    }
    do throws(AtomicFile.Failure) {
      try AtomicFile.replace(path, with: edits.applied(to: page.source.bytes))
    } catch {
      throw fail(error.reason)
    }
    if !arguments.has("quiet") {
      say("\(page.path): \(edits.count) change\(edits.count == 1 ? "" : "s") written by --fix")
    }
  }

  private func show(_ edits: [Edit], of page: Page) {
    let diff = UnifiedDiff.of(edits, in: page.source, path: page.path)
    // A terminal gets no control characters of a page; a pipe gets what `patch` needs.
    let bytes = isatty(1) != 0 ? UnifiedDiff.shownOnTerminal(diff) : diff
    try? AtomicFile.write(bytes, to: 1, path: "standard output")
  }
}
