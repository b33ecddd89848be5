import XCTest

final class CompileTests: XCTestCase {
  func testValuesOutputAndPicturesOfAnAsynchronousPageAreVerifiedUpToATrapInItsLastBlock() throws {
    let tool = try ToolRun()
    try tool.write(
      """
      ```swift
      import SwiftUI
      func fetch() async -> Int { await Task.yield(); return 21 }
      let n = await fetch() * 2 // => 42
      ```

      ```swift
      struct Counter: View {
        @State var count = 0
        var body: some View {
          VStack { Text("\\(count)"); Button("+") { DispatchQueue.main.async { count += 1 } } }
        }
      }
      let screen = Screen(Counter())
      screen.tap("+")
      screen.texts // => ["1"]
      screen.snapshot("After")
      ```

      ```swift
      var total = 0
      for i in 0..<100_000 {
        let square = i * i
        total += square % 7
      }
      print(total)
      ```

      ```swift
      let list = [1, 2, 3]
      list[total]
      ```
      """, to: "Page.md")
    let report = try tool.report("Page.md")
    let page = try report.page("Page.md")
    XCTAssertEqual(report.status, 1)
    XCTAssertEqual(page.blocks.map(\.status), ["passed", "passed", "passed", "failed"])
    XCTAssertEqual(page.blocks[0].values, [.init(line: 4, text: "42", times: 1)])
    XCTAssertEqual(page.blocks[1].pictures.map(\.caption), ["After"])
    XCTAssertEqual(page.blocks[1].pictures.map(\.outline), ["Text \"1\", Button \"+\""])
    XCTAssertEqual(page.blocks[2].output, "199999\n")
    XCTAssertEqual(page.diagnostics.map(\.rule), ["crash"])
    XCTAssertEqual(page.diagnostics.map(\.line), [31])
  }

  func testACompileErrorACrashAndAnEndlessLoopDoNotDisturbGoodPages() throws {
    let tool = try ToolRun()
    try tool.write("```swift\nlet a: Int = \"x\"\n```\n", to: "Error.md")
    try tool.write("```swift\nlet a = [1]\nfunc f() {\n  print(a[1])\n}\nf()\n```\n", to: "Crash.md")
    try tool.write("```swift\nvar a = 1\nwhile true { a &+= 1 }\n```\n", to: "Loop.md")
    try tool.write("```swift\n1 + 1 // => 2\n```\n", to: "Good.md")
    let report = try tool.report(".", "--timeout", "1s")
    XCTAssertEqual(report.status, 1)
    let error = try report.page("Error.md").diagnostics[0]
    XCTAssertEqual([error.line, error.column], [2, 14])
    XCTAssertEqual(error.rule, "compile-error")
    let crash = try report.page("Crash.md").diagnostics[0]
    XCTAssertEqual(crash.rule, "crash")
    XCTAssertEqual(crash.line, 4)
    XCTAssertEqual(crash.message, "crashed: Index out of range (called from line 6)")
    let loop = try report.page("Loop.md").diagnostics[0]
    XCTAssertEqual(loop.rule, "timeout")
    XCTAssertEqual(loop.line, 3)
    XCTAssertEqual(try report.page("Good.md").status, "passed")
  }

  func testColumnsCountUnicodeScalarsOfThePage() throws {
    let tool = try ToolRun()
    try tool.write("1. List\n\n   ```swift\n   let s = \"é👋\" + missing\n   ```\n", to: "Page.md")
    let diagnostic = try tool.report("Page.md").page("Page.md").diagnostics[0]
    XCTAssertEqual([diagnostic.line, diagnostic.column], [4, 19])
  }

  func testAPostfixOperatorEndsItsStatement() throws {
    let tool = try ToolRun()
    try tool.write(
      "```swift\npostfix operator ^\npostfix func ^ (n: Int) -> Int { n * n }\n3^\n4^ // => 16\n```\n", to: "Page.md")
    let page = try tool.report("Page.md").page("Page.md")
    XCTAssertEqual(page.blocks[0].values.map(\.text), ["9", "16"])
    XCTAssertEqual(page.status, "passed")
  }

  func testAPlaygroundsSourcesAreSeenByItsPages() throws {
    let tool = try ToolRun()
    try tool.write(
      "<playground version='6.0'><pages><page name='One'/></pages></playground>",
      to: "A.playground/contents.xcplayground")
    try tool.write("func shared() -> Int { 7 }\n", to: "A.playground/Sources/Shared.swift")
    try tool.write("shared() // => 7\n", to: "A.playground/Pages/One.xcplaygroundpage/Contents.swift")
    let report = try tool.report("A.playground")
    XCTAssertEqual(report.status, 0, "\(report.json)")
  }

  func testWhatAnAssignedOrDeclaredVariableHoldsIsAValue() throws {
    let run = try ToolRun()
    try run.write(
      "```swift\nvar x = 1\nx += 1 // => 2\nlet (a, b) = (x, \"b\") // => (2, \"b\")\nlet c = 1, d = 3 // => 3\n"
        + "var low = 1 { didSet { low = min(low, 10) } }\nlow = 200 // => 10\n"
        + "func f(_ n: Int) -> Int {\n  var m = n\n  m *= 2 // => 8 (2 times)\n  return m\n}\nf(1) + f(4) // => 10\n```\n",
      to: "Page.md")
    let page = try run.report("Page.md").page("Page.md")
    XCTAssertEqual(page.diagnostics.map(\.message), [])
    XCTAssertEqual(page.blocks[0].values.map(\.text), ["2", "(2, \"b\")", "3", "10", "8", "10"])
  }

  func testOutputIsToldApartAtAnyDepth() throws {
    let run = try ToolRun()
    try run.write(
      """
      ```swift
      func f(_ n: Int) {
        guard n > 0 else { return }
        print("n", n) // prints: n 2
        for i in 0..<n {
          print(i)
          // prints: 1
        }
      }
      f(2)
      f(0)
      let g = { print("single") } // prints:
      g() // prints: single
      print("a"); print("b") // prints: b
      switch 3 as Int {
      case 3:
        print("three") // prints: three
      default: break
      }
      ```

      """, to: "Page.md")
    let report = try run.report("Page.md")
    XCTAssertEqual(try report.page("Page.md").diagnostics.map(\.message), [])
    XCTAssertEqual(report.status, 0)
  }

  func testWhatABlockLeavesOpenIsItsOwnError() throws {
    let run = try ToolRun()
    let openings = [
      "let x =", "1 +", "foo.", "f(", "[1,", "func f() {", "/* open", "@discardableResult", "#if os(Linux)", "private",
    ]
    try run.write(
      openings.map { "```swift error scope=new\n\($0)\n```\n" }.joined(separator: "\nNext.\n\n"), to: "Page.md")
    let report = try run.report("Page.md")
    XCTAssertEqual(try report.page("Page.md").diagnostics.map(\.message), [])
    XCTAssertEqual(try report.page("Page.md").blocks.map(\.status), openings.map { _ in "passed" })
  }

  func testAnUnfinishedStatementIsToldWhereItEnds() throws {
    let run = try ToolRun()
    try run.write("```swift\nlet a = 1\nlet x =\n```\n\nProse.\n", to: "Page.md")
    let found = try run.report("Page.md").page("Page.md").diagnostics
    XCTAssertEqual(found.map(\.rule), ["compile-error"])
    XCTAssertEqual(found.map(\.line), [3])
  }
}
