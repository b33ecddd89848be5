import DocumentModel
import Files
import FoundationEssentials
import Project

#if canImport(Glibc)
  import Glibc
#endif

/// The edits that the checks ask for: `--fix`.
public struct PageEdits: Sendable {
  public let page: Page
  public let edits: [Edit]

  /// The pages of a project that have edits.
  public static func all(of verified: VerifiedProject) -> [PageEdits] {
    verified.pages.filter { !$0.result.edits.isEmpty }.map { PageEdits(page: $0.page.page, edits: $0.result.edits) }
  }

  /// Replaces the page's file, unless it is no longer what was read.
  public func write(root: String) throws(VerifierError) {
    let path = root + "/" + page.path
    // Links within the project are followed; what lies outside is not the project's to change.
    guard let real = FilePath.real(path), let folder = FilePath.real(root), FilePath.isWithin(real, folder) else {
      throw .notWritten(page: page.path, reason: "it is a link out of the project")
    }
    guard access(path, W_OK) == 0 else { throw .notWritten(page: page.path, reason: "it is read-only") }
    guard let now = FileManager.default.contents(atPath: path), Array(now) == page.source.bytes else {
      throw .notWritten(page: page.path, reason: "the file has changed since it was read; run it again")
    }
    do throws(AtomicFile.Failure) {
      try AtomicFile.replace(path, with: edits.applied(to: page.source.bytes))
    } catch {
      throw .notWritten(page: page.path, reason: error.reason)
    }
  }
}
