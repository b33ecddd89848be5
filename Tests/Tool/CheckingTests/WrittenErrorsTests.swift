import Checking
import DocumentModel
import PageParsing
import Programs
import XCTest

/// What a page's programs wrote to standard error.
final class WrittenErrorsTests: XCTestCase {
  /// - Parameter written: By each program, those of scopes first.
  private func output(of text: String = "```swift\n```\n", _ written: String..., areCut: Bool = false) -> ErrorOutput {
    let gates = Gates(platform: "linux", version: [6, 3], environment: [])
    let page = PageParser.parse(path: "A.md", bytes: Array(text.utf8))
    let programs = Programs.make(of: page, configuration: Configuration(), gates: gates)
    XCTAssertEqual(programs.count, written.count)
    let transcripts = written.map { text in
      var transcript = Transcript()
      transcript.hasCompiled = true
      transcript.hasReachedEnd = true
      transcript.errorOutput = Array(text.utf8)
      transcript.errorOutputIsCut = areCut
      return transcript
    }
    return Checking.check(
      page, programs: programs, transcripts: transcripts, configuration: Configuration(), gates: gates
    ).errorOutput
  }

  func testLinesAreKeptWithoutTheirEnds() {
    XCTAssertEqual(output("a\r\n\n  b\nunfinished").lines, ["a", "", "  b", "unfinished"])
  }

  func testBlankLinesAtTheEndAreNone() {
    XCTAssertEqual(output("a\n\n \n").lines, ["a"])
    XCTAssertTrue(output("\n \n").isEmpty)
  }

  func testTheLastLinesAreKeptAndTheOthersCounted() {
    let output = output((1...250).map { "\($0)\n" }.joined())
    XCTAssertEqual(output.lines, (151...250).map(String.init))
    XCTAssertEqual(output.earlierLines, 150)
    XCTAssertFalse(output.hasUncountedLines)
  }

  func testOfWhatWasCutTheEarlierLinesAreNotAllCounted() {
    let output = output("a\nb\n", areCut: true)
    XCTAssertEqual(output.lines, ["a", "b"])
    XCTAssertTrue(output.hasUncountedLines)
  }

  func testALongLineIsCut() {
    XCTAssertEqual(output(String(repeating: "é", count: 1_000)).lines, [String(repeating: "é", count: 1_000)])
    XCTAssertEqual(output(String(repeating: "é", count: 3_000)).lines, [String(repeating: "é", count: 1_000) + "…"])
  }

  func testScopesFollowEachOther() {
    let text = "```swift\n```\n\n```swift scope=b\n```\n"
    XCTAssertEqual(output(of: text, "one\n", "two\n").lines, ["one", "two"])
    let many = output(of: text, (1...80).map { "\($0)\n" }.joined(), (1...40).map { "b\($0)\n" }.joined())
    XCTAssertEqual(many.earlierLines, 20)
    XCTAssertEqual([many.lines.first, many.lines.last], ["21", "b40"])
  }

  func testAFailingBlockDoesNotRepeatWhatTheCodeAboveItWrote() {
    let text = "```swift\n```\n\n```swift crash\n```\n\n```swift\n```\n"
    XCTAssertEqual(output(of: text, "above\nbelow\n", "above\nown\n").lines, ["above", "below", "own"])
    XCTAssertEqual(output(of: text, "above\n", "other\nabove\n").lines, ["above", "other", "above"])
  }
}
