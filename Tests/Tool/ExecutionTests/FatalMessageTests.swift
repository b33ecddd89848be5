import XCTest

@testable import Execution

final class FatalMessageTests: XCTestCase {
  func testTheLastMessageIsTakenWithItsPlace() throws {
    let message = try XCTUnwrap(FatalMessage("noise\nGuide/Page.md:12: Fatal error: bad wolf\n"))
    XCTAssertEqual(message.text, "bad wolf")
    XCTAssertEqual(message.line(in: "Guide/Page.md"), 12)
    XCTAssertNil(message.line(in: "Guide/Other.md"))
  }

  func testWhatWasWrittenBeforeItEndsWhereItsLineBegins() throws {
    let text = "noise\r\na.md:1: Fatal error: one\ntwo\n"
    let message = try XCTUnwrap(FatalMessage(text))
    XCTAssertEqual(String(text[..<message.start]), "noise\r\n")
    XCTAssertEqual(message.text, "one\ntwo")
  }

  func testAMessageOfSeveralLinesIsKeptWhole() throws {
    XCTAssertEqual(try XCTUnwrap(FatalMessage("a.md:1: Fatal error: one\ntwo\n")).text, "one\ntwo")
  }

  func testAnErrorAtTheTopLevelIsToldFromATrap() throws {
    let text = "Swift/ErrorType.swift:254: Fatal error: Error raised at top level: main.Out(tray: 2)\n"
    XCTAssertEqual(try XCTUnwrap(FatalMessage(text)).thrownError, "main.Out(tray: 2)")
  }

  func testOtherTextIsNoMessage() {
    XCTAssertNil(FatalMessage("all is well\n"))
  }
}
