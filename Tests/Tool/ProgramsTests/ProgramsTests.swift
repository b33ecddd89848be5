import DocumentModel
import PageParsing
import XCTest

@testable import Programs

final class ProgramsTests: XCTestCase {
  private let gates = Gates(platform: "linux", version: [6, 3], environment: ["HOME"])

  private func programs(_ text: String) -> [Program] {
    Programs.make(
      of: PageParser.parse(path: "Page.md", bytes: Array(text.utf8)), configuration: Configuration(), gates: gates)
  }

  private func lines(_ program: Program) -> [String] {
    String(decoding: program.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  func testCodeKeepsItsLinesAndColumns() {
    let program = programs("> Quote\n>\n> ```swift\n> let a = 1 // => 1\n> ```\n")[0]
    XCTAssertEqual(lines(program)[3], "  let a = 1 ")
  }

  func testExpectationsAreNoPartOfAProgram() {
    XCTAssertEqual(
      programs("```swift\n1 + 1 // => 2\n```\n")[0].text, programs("```swift\n1 + 1 // => 3\n```\n")[0].text)
  }

  func testMarksStandOnFencesOnly() {
    let program = programs("```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n")[0]
    XCTAssertEqual(lines(program)[1], "let a = 1")
    XCTAssertEqual(lines(program)[2], "let _: Void = __arch_docs_mark(1)")
    XCTAssertEqual(lines(program)[5], "let b = 2")
  }

  func testNoMarkStandsInsideAnOpenBrace() {
    let program = programs("```swift\nstruct A {\n```\n\n```swift\n}\n```\n")[0]
    XCTAssertEqual(lines(program)[2], "")
  }

  func testAFailingBlockIsAProgramOnTopOfTheCodeAboveIt() {
    let made = programs(
      "```swift\nlet a = 1\n```\n\n```swift, error\nlet b: Int = \"\"\n```\n\n```swift\nlet c = 3\n```\n")
    XCTAssertEqual(made.map(\.blocks), [[0, 2], [0, 1]])
    XCTAssertEqual(made.map(\.subject), [nil, 1])
    XCTAssertEqual(made.map(\.mode), [.run, .check])
  }

  func testScopesAreProgramsOfTheirOwn() {
    let made = programs(
      "```swift, scope=a\nlet a = 1\n```\n\n```swift, scope=new\nlet a = 2\n```\n\n```swift, scope=a\na\n```\n")
    XCTAssertEqual(made.map(\.blocks), [[0, 2], [1]])
  }

  func testAConditionThatDoesNotHoldSkipsABlock() {
    XCTAssertEqual(programs("```swift, if=macos\n1\n```\n").count, 0)
    XCTAssertEqual(programs("```swift, if=swift>=6.0\n1\n```\n").count, 1)
    XCTAssertEqual(programs("```swift, if=swift>=6.4\n1\n```\n").count, 0)
  }

  func testOnlyAStatementsOwnPlacesAreWanted() {
    let program = programs("```swift\n[1].map { $0 + 1 }\nfunc f() { 1 + 1 }\n```\n")[0]
    XCTAssertEqual(
      program.spans,
      [WantedSpan(startLine: 2, startByteColumn: 1, endLine: 2, endByteColumn: 9, mayBePicture: true, textLimit: 1200)])
  }
}
