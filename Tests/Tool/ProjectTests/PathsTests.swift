import DocumentModel
import XCTest

@testable import Project

/// What paths on the command line mean.
final class PathsTests: XCTestCase {
  func testRootOfAFolderIsTheFolder() throws {
    let files = try TemporaryProject(["docs/A/One.md": ""])
    let project = try files.load("docs")
    XCTAssertEqual(project.root, files.root + "/docs")
    XCTAssertEqual(project.paths, ["A/One.md"])
  }

  func testRootOfAFileIsTheWorkingDirectory() throws {
    let files = try TemporaryProject(["docs/One.md": ""])
    let project = try files.load("docs/One.md")
    XCTAssertEqual(project.root, files.root)
    XCTAssertEqual(project.paths, ["docs/One.md"])
  }

  func testRootOfAFileElsewhereIsItsFolder() throws {
    let files = try TemporaryProject(["One.md": ""])
    let project = try ProjectLoader(
      paths: [files.root + "/One.md"], workingDirectory: "/usr", parsingConfigurationWith: plainConfiguration
    )
    .load(readingWith: plainPage)
    XCTAssertEqual(project.root, files.root)
  }

  func testFilesGivenSinglyAreOneSectionWithoutATitle() throws {
    let project = try TemporaryProject(["B.md": "", "A.swift": "", "README.md": "# Mine"]).load(
      "B.md", "A.swift", "README.md")
    XCTAssertEqual(project.outline, [": B, A, README"])
    XCTAssertEqual(project.permalinks, ["/docs/b/", "/docs/a/", "/docs/"])
    XCTAssertEqual(project.pages[2].title, "Mine")
  }

  func testReadmesOfSeveralFoldersDoNotClash() throws {
    let project = try TemporaryProject(["a/README.md": "", "b/README.md": ""]).load("a/README.md", "b/README.md")
    XCTAssertEqual(project.permalinks, ["/docs/a/", "/docs/b/"])
    XCTAssertEqual(project.diagnostics, [])
  }

  func testPageHasOnePermalinkHoweverItIsNamed() throws {
    let files = try TemporaryProject(["Guide/One.md": ""])
    XCTAssertEqual(try files.load(".").permalinks, try files.load("Guide/One.md").permalinks)
  }

  func testSeveralFoldersAreSections() throws {
    let project = try TemporaryProject(["a/One.md": "", "b/One.md": ""]).load("b", "a")
    XCTAssertEqual(project.permalinks, ["/docs/b/one/", "/docs/a/one/"])
  }

  func testFileNamedTwiceIsOnePage() throws {
    let files = try TemporaryProject(["a/One.md": ""])
    XCTAssertEqual(try files.load("a/One.md", "./a/../a/One.md", "a").paths, ["a/One.md"])
  }

  func testNoPathIsTheWorkingDirectory() throws {
    XCTAssertEqual(try TemporaryProject(["A/One.md": ""]).load().paths, ["A/One.md"])
  }

  // MARK: Faults

  private func fault(_ files: TemporaryProject, _ paths: String..., allowsEmpty: Bool = false) -> ProjectError? {
    do {
      _ = try ProjectLoader(
        paths: paths, workingDirectory: files.root, allowsEmpty: allowsEmpty,
        parsingConfigurationWith: plainConfiguration
      ).find()
      return nil
    } catch {
      return error
    }
  }

  func testMissingPathNamesTheNearest() throws {
    let files = try TemporaryProject(["Guide/One.md": ""])
    XCTAssertEqual(fault(files, "Giude"), .missing(path: "Giude", nearest: "Guide"))
    XCTAssertEqual(fault(files, "elsewhere"), .missing(path: "elsewhere", nearest: nil))
  }

  func testFileThatIsNoPageIsRefused() throws {
    XCTAssertEqual(fault(try TemporaryProject(["a.txt": ""]), "a.txt"), .notAPage(path: "a.txt"))
  }

  func testFolderWithoutPagesIsAnErrorUnlessAllowed() throws {
    let files = try TemporaryProject(["empty/": ""])
    XCTAssertEqual(fault(files, "empty"), .noPages(path: "empty"))
    XCTAssertEqual(fault(files, "empty")?.diagnostics.first?.rule, .noExamples)
    XCTAssertNil(fault(files, "empty", allowsEmpty: true))
  }
}
