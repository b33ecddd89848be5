import XCTest

@testable import Project

final class GlobTests: XCTestCase {
  private func assert(
    _ pattern: String, matches: [String], not others: [String] = [], file: StaticString = #filePath, line: UInt = #line
  ) {
    for path in matches { XCTAssertTrue(Glob(pattern).matches(path), path, file: file, line: line) }
    for path in others { XCTAssertFalse(Glob(pattern).matches(path), path, file: file, line: line) }
  }

  func testNameMatchesAtAnyDepthAndCoversWhatIsBelow() {
    assert("Drafts", matches: ["Drafts", "Drafts/A.md", "Guide/Drafts/A.md"], not: ["Drafts.md", "MyDrafts/A.md"])
  }

  func testStarStaysWithinAName() {
    assert("Guide/*.md", matches: ["Guide/A.md"], not: ["Guide/Sub/A.md", "Other/Guide/A.md"])
  }

  func testDoubleStarCrossesFolders() {
    assert(
      "Guide/**/Draft.md", matches: ["Guide/Draft.md", "Guide/a/b/Draft.md"], not: ["Guide/MyDraft.md", "Draft.md"])
    assert("**/Draft.md", matches: ["Draft.md", "a/b/Draft.md"], not: ["a/MyDraft.md"])
    assert("Guide/**", matches: ["Guide/A.md", "Guide/a/b.md"], not: ["Guides/A.md"])
  }

  func testPathPatternCoversAFolder() {
    assert("Guide/Old", matches: ["Guide/Old/A.md", "Guide/Old"], not: ["Guide/Older/A.md"])
    assert("/Old/", matches: ["Old/A.md"], not: ["Guide/Old/A.md"])
  }

  func testSetsAndSingleCharacters() {
    assert("[a-c]?.md", matches: ["a1.md", "cx.md"], not: ["d1.md", "a.md"])
    assert("[!a].md", matches: ["b.md"], not: ["a.md"])
    assert("[.md", matches: ["[.md"], not: ["a.md"])
  }

  func testManyStarsTakeNoExponentialTime() {
    let path = String(repeating: "a", count: 2_000)
    XCTAssertFalse(Glob(String(repeating: "*a", count: 50) + "b").matches(path))
  }
}
