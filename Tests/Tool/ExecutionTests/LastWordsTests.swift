import XCTest

@testable import Execution

final class LastWordsTests: XCTestCase {
  private func words(_ text: String) -> [String] {
    let words = LastWords(text)
    return [words.text, String(text[..<words.start])]
  }

  func testTheLastThreeLinesAreTakenFromWhatWasWritten() {
    XCTAssertEqual(words("a\nb\n\nc\nfree(): invalid pointer\n"), ["b\nc\nfree(): invalid pointer", "a\n"])
    XCTAssertEqual(words(""), ["", ""])
  }

  func testOverlappingAccessesAreToldWithoutTheirStacks() {
    let text = """
      mine
      Simultaneous accesses to 0x1f0, but modification requires exclusive access.
      Previous access (a modification) started at page.so`main + 290 (0x10).
      Current access (a modification) started at:
      0    libswiftCore.so   0x20 swift_beginAccess + 10
      1    page.so           0x30 main + 290
      Fatal access conflict detected.

      """
    XCTAssertEqual(
      words(text),
      [
        "Simultaneous accesses to 0x1f0, but modification requires exclusive access.\nFatal access conflict detected.",
        "mine\n",
      ])
  }
}
