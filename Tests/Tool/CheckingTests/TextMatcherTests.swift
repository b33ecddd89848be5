import DocumentModel
import XCTest

@testable import Checking

final class TextMatcherTests: XCTestCase {
  private let matcher = TextMatcher(filters: [])

  func testTrailingWhiteSpaceAndCarriageReturnsDoNotMatter() {
    XCTAssertTrue(matcher.matches(expected: ["a", "b"], actual: "a \r\nb\t\n"))
    XCTAssertFalse(matcher.matches(expected: ["a"], actual: " a"))
  }

  func testDotsMatchAnythingOnTheirLine() {
    XCTAssertTrue(matcher.matches(expected: ["a...z"], actual: "abcz"))
    XCTAssertTrue(matcher.matches(expected: ["...b..."], actual: "abc"))
    XCTAssertFalse(matcher.matches(expected: ["a...z"], actual: "abc"))
    XCTAssertFalse(matcher.matches(expected: ["ab...bc"], actual: "abc"))
    XCTAssertFalse(matcher.matches(expected: ["a...z"], actual: "a\nz"))
  }

  func testALineOfDotsMatchesAnyLines() {
    XCTAssertTrue(matcher.matches(expected: ["a", "...", "d"], actual: "a\nb\nc\nd"))
    XCTAssertTrue(matcher.matches(expected: ["a", "...", "d"], actual: "a\nd"))
    XCTAssertFalse(matcher.matches(expected: ["a", "...", "d"], actual: "a\nb\nc"))
  }

  func testFiltersApplyToBothSides() {
    let matcher = TextMatcher(filters: [.init(match: "[0-9]+ ms", replace: "N ms")])
    XCTAssertTrue(matcher.matches(expected: ["took 5 ms"], actual: "took 731 ms"))
  }

  func testAnExpectationOfNothingMatchesNothingElse() {
    XCTAssertTrue(matcher.matches(expected: [""], actual: ""))
    XCTAssertFalse(matcher.matches(expected: [""], actual: "a"))
  }
}
