import Checking
import DocumentModel
import PageParsing
import Programs
import XCTest

/// What the compiler notes below its errors and warnings.
final class CompilerNotesTests: XCTestCase {
  private let gates = Gates(platform: "linux", version: [6, 3], environment: [])

  /// The result of a page whose first program the compiler said this of.
  private func result(_ text: String, _ messages: [CompilerMessage], hasCompiled: Bool = false) -> PageResult {
    let page = PageParser.parse(path: "A.md", bytes: Array(text.utf8))
    let programs = Programs.make(of: page, configuration: Configuration(), gates: gates)
    var transcript = Transcript()
    transcript.messages = messages
    transcript.hasCompiled = hasCompiled
    return Checking.check(
      page, programs: Array(programs.prefix(1)), transcripts: [transcript], configuration: Configuration(),
      gates: gates)
  }

  private func message(
    _ severity: CompilerMessage.Severity, _ text: String, path: String = "A.md", line: Int = 2, column: Int = 1,
    notes: [CompilerMessage] = []
  ) -> CompilerMessage {
    CompilerMessage(severity: severity, path: path, line: line, byteColumn: column, text: text, notes: notes)
  }

  private let page = "```swift\nstruct é: P {}\nprotocol P { func f() }\n```\n"

  private func notes(_ notes: [CompilerMessage]) -> [Diagnostic.Note] {
    result(page, [message(.error, "bad", notes: notes)]).diagnostics[0].notes
  }

  func testANoteHasItsPlaceInThePageInScalars() {
    XCTAssertEqual(
      notes([message(.note, "here", line: 2, column: 10)]),
      [Diagnostic.Note(place: SourcePosition(line: 2, column: 9), text: "here")])
  }

  func testANoteOfAnotherFileHasNoPlace() {
    XCTAssertEqual(notes([message(.note, "there", path: "Swift.Int")]), [Diagnostic.Note(text: "there")])
    XCTAssertEqual(notes([message(.note, "nowhere", path: "", line: 0)]), [Diagnostic.Note(text: "nowhere")])
  }

  func testANoteBehindTheCodeStandsAtItsEnd() {
    XCTAssertEqual(
      notes([message(.note, "here", line: 4, column: 1)]),
      [Diagnostic.Note(place: SourcePosition(line: 3, column: 24), text: "here")])
  }

  func testNotesOfThePageComeFirstAndCandidatesElsewhereLast() {
    let notes = notes([
      message(.note, "candidate would match", path: "Swift.=="), message(.note, "requires", path: "Swift.Equatable"),
      message(.note, "candidate here"), message(.note, "here"),
    ])
    XCTAssertEqual(notes.map(\.text), ["candidate here", "here", "requires", "candidate would match"])
  }

  func testNotesThatReadAlikeAreOne() {
    let alike = [message(.note, "found", path: "Swift.+", line: 1), message(.note, "found", path: "Swift.+", line: 2)]
    XCTAssertEqual(notes(alike).map(\.text), ["found"])
  }

  func testTheOfferOfAnEditSaysNothing() {
    XCTAssertEqual(notes([message(.note, "add stubs for conformance")]), [])
  }

  func testAnErrorThatTwoProgramsHaveIsOneWhateverTheNotes() {
    let errors = ["one", "two"].map { message(.error, "bad", notes: [message(.note, $0)]) }
    let diagnostics = result(page, errors).diagnostics
    XCTAssertEqual(diagnostics.map { $0.notes.map(\.text) }, [["one"]])
  }

  func testWarningsHaveNotesToo() {
    let warning = message(.warning, "old", notes: [message(.note, "use new")])
    let result = result(page, [warning], hasCompiled: true)
    XCTAssertEqual(result.diagnostics.first { $0.rule == .compileWarning }?.notes.map(\.text), ["use new"])
  }

  func testANoteIsNotTheErrorThatABlockStates() {
    let text = "```swift error=\"requires\"\nstruct A: P {}\n```\n"
    let error = message(.error, "does not conform", notes: [message(.note, "requires f()")])
    let result = result(text, [error])
    XCTAssertEqual(result.diagnostics.map(\.rule), [.missingError])
    XCTAssertEqual(result.blocks[0].messages, ["error: does not conform"])
    XCTAssertEqual(result.blocks[0].output, "error: does not conform\n")
  }

  func testANoteIsNotTheWarningThatABlockStates() {
    let text = "```swift warning=\"use new\"\nold()\n```\n"
    let warning = message(.warning, "deprecated", notes: [message(.note, "use new")])
    let result = result(text, [warning], hasCompiled: true)
    XCTAssertTrue(result.diagnostics.contains { $0.rule == .missingWarning })
    XCTAssertEqual(result.blocks[0].messages, ["warning: deprecated"])
  }
}
