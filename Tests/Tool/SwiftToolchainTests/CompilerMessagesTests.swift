import SwiftToolchain
import XCTest

final class CompilerMessagesTests: XCTestCase {
  func testNotesBelongToTheMessageBeforeThem() throws {
    let messages = CompilerMessages.parse(
      """
      A.md:4:8: error: type 'X' does not conform to protocol 'P'
      struct X: P {}
             ^
      A.md:3:19: note: protocol requires function 'f()' with type '() -> ()'
      protocol P { func f() }
                        ^
      Swift.Int:1:23: note: 'Int' is declared here
      public struct Int
                    ^
      <unknown>:0: note: somewhere
      A.md:5:1: warning: unused [#no-usage]
      f()
      ^
      """)
    XCTAssertEqual(messages.map(\.text), ["type 'X' does not conform to protocol 'P'", "unused"])
    let notes = messages[0].notes
    XCTAssertEqual(
      notes.map(\.text),
      ["protocol requires function 'f()' with type '() -> ()'", "'Int' is declared here", "somewhere"])
    XCTAssertEqual(notes.map(\.path), ["A.md", "Swift.Int", ""])
    XCTAssertEqual(notes.map(\.line), [3, 1, 0])
    XCTAssertEqual(notes.map(\.byteColumn), [19, 23, 0])
    XCTAssertEqual(messages[1].notes, [])
  }

  func testANoteOfNothingIsDropped() {
    XCTAssertEqual(CompilerMessages.parse("A.md:1:1: note: alone\nx\n^\n"), [])
  }

  func testALineOfTheSourceIsNoMessage() {
    let messages = CompilerMessages.parse(
      """
      A.md:3:14: error: cannot convert value of type 'String' to specified type 'Int'
      let s: Int = "x:1:2: error: boom"
                   ^~~~~~~~~~~~~~~~~~~~
      A.md:4:1: error: expected expression

      ^
      A.md:5:1: error: another
      """)
    XCTAssertEqual(messages.map(\.line), [3, 4, 5])
  }
}
