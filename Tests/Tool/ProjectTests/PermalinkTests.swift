import DocumentModel
import XCTest

@testable import Project

final class PermalinkTests: XCTestCase {
  func testEqualPermalinksAreAnErrorOnEachPageAtItsTitle() throws {
    let project = try TemporaryProject([
      "Guide/First Steps.md": "---\nlayout: x\ntitle: First\n---\n", "Guide/first-steps.md": "text\n\n# Heading\n",
    ]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.rule), [.permalinkClash, .permalinkClash])
    XCTAssertEqual(project.diagnostics.map(\.path), ["Guide/First Steps.md", "Guide/first-steps.md"])
    XCTAssertEqual(project.diagnostics.map(\.line), [3, 3])
    XCTAssertTrue(project.diagnostics.allSatisfy { $0.message.contains("/docs/guide/first-steps/") })
  }

  func testClashWithoutTitleIsAtLineOne() throws {
    let project = try TemporaryProject(["A/C+.md": "", "A/C.md": ""]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.line), [1, 1])
  }

  func testEmptySlugIsAnError() throws {
    let project = try TemporaryProject(["A/???.md": "", "!!/B.md": ""]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.rule), [.permalinkClash, .permalinkClash])
    XCTAssertEqual(project.diagnostics.map(\.path), ["!!/B.md", "A/???.md"])
  }

  func testAuthorsPermalinkWins() throws {
    let project = try TemporaryProject(["A/One.md": "---\npermalink: start/\n---\n"]).load(".")
    XCTAssertEqual(project.permalinks, ["/start/"])
  }

  func testAuthorsPermalinkResolvesAClash() throws {
    let project = try TemporaryProject(["A/C+.md": "---\npermalink: /docs/a/c-plus/\n---\n", "A/C.md": ""]).load(".")
    XCTAssertEqual(project.diagnostics, [])
  }

  func testPermalinkThatLeavesTheSiteIsRefused() throws {
    let project = try TemporaryProject(["A/One.md": "---\npermalink: /docs/../../x/\n---\n"]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.rule), [.frontMatter])
    XCTAssertEqual(project.diagnostics.map(\.line), [2])
    XCTAssertEqual(project.permalinks, ["/docs/a/one/"])
  }

  func testPagesThatTakeEachOthersPlaceAreFoundBetweenFolderAndPage() throws {
    let project = try TemporaryProject(["guide.md": "", "Guide/README.md": ""]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.rule), [.permalinkClash, .permalinkClash])
  }
}
