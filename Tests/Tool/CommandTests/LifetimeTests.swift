import XCTest

/// What a page does is what it does without the tool looking on.
final class LifetimeTests: XCTestCase {
  func testObjectsEndWhenTheirPageLetsThemGo() throws {
    let run = try ToolRun()
    try run.write(
      """
      ```swift
      class Person {
        let name: String
        init(name: String) { self.name = name }
        deinit { print(name, "ends") }
      }
      var one: Person? = Person(name: "A")
      var other = one
      one = nil
      // Prints ""
      other = nil
      // Prints "A ends"
      weak var reference: Person? = nil
      do {
        let person = Person(name: "B")
        reference = person
      }
      reference // => nil
      reference?.name == "B" // => false
      [1, 2].map { $0 * 2 } // => [2, 4]
      _ = Person(name: "C")
      print("after")
      ```

      ```output
      A ends
      B ends
      C ends
      after
      ```

      """, to: "Page.md")
    let page = try run.report("Page.md").page("Page.md")
    XCTAssertEqual(page.diagnostics.map(\.message), [])
    XCTAssertEqual(page.status, "passed")
  }

  func testADescriptionThatNobodyAskedForDoesNotRun() throws {
    let run = try ToolRun()
    try run.write(
      """
      ```swift
      struct Loud: CustomStringConvertible { var description: String { print("described"); return "loud" } }
      let loud = Loud()
      var other = loud
      other = Loud()
      print("done")
      ```

      ```output
      done
      ```

      """, to: "Page.md")
    XCTAssertEqual(try run.report("Page.md").page("Page.md").diagnostics.map(\.message), [])
  }
}
