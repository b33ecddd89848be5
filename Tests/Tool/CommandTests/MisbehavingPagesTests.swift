import Foundation
import XCTest

/// Pages that do their worst: what each is told, and that its neighbour is judged all the same.
final class MisbehavingPagesTests: MisbehavingPageCase {
  // MARK: Ends

  func testAnExitIsToldWhereItIsCalled() throws {
    let told = try diagnostic("import Foundation\nfunc leave() {\n  exit(0)\n}\nleave()")
    let message = "the page ended itself by exit(0) before its end; what follows did not run (called from line 6)"
    XCTAssertEqual(told, Told(rule: "crash", line: 4, column: 3, message: message))
  }

  func testAnExitOnAnotherThreadIsToldWhereItIsCalled() throws {
    let told = try diagnostic(
      "import Foundation\nDispatchQueue.global().async {\n  _exit(3)\n}\nThread.sleep(forTimeInterval: 60)",
      timeout: "10s")
    XCTAssertEqual([told.line, told.column], [4, 3])
  }

  func testWhatIsLeftForTheExitRunsAtThePagesEnd() throws {
    let page = try page("import Foundation\natexit { print(\"last\") }\nprint(\"first\")")
    XCTAssertEqual(page.blocks[0].output, "first\nlast\n")
  }

  func testACrashIsToldByColumn() throws {
    let told = try diagnostic("let list = [1]\nlet one = list[0]; let two = list[one]")
    XCTAssertEqual(told, Told(rule: "crash", line: 3, column: 34, message: "crashed: Index out of range"))
  }

  func testAnOverflowOfNumbersIsToldByColumn() throws {
    let told = try diagnostic("let big = Int.max\nlet more = 1 + (big + 1)")
    XCTAssertEqual([told.line, told.column], [3, 21])
  }

  private let endless = "func deeper(_ n: Int) -> Int {\n  n == -1 ? 0 : 1 + deeper(n + 1)\n}\n"

  func testAnOverflowOfTheStackIsToldWithItsCaller() throws {
    let told = try diagnostic(endless + "print(\"up\")\nlet n = deeper(0)")
    XCTAssertEqual(told.line, 3)
    XCTAssertTrue(told.message.hasSuffix("bad memory access or stack overflow (called from line 6)"), told.message)
  }

  func testAnOverflowOfAnotherThreadsStackIsToldWithItsCaller() throws {
    let told = try diagnostic(
      "import Foundation\n\(endless)let thread = Thread {\n  print(deeper(0))\n}\nthread.start()\nThread.sleep(forTimeInterval: 60)",
      timeout: "10s")
    XCTAssertEqual(told.line, 4)
    XCTAssertTrue(told.message.hasSuffix("(called from line 7)"), told.message)
  }

  func testAQueueThatWaitsForItselfIsTold() throws {
    let told = try diagnostic("import Foundation\nDispatchQueue.main.sync { print(1) }")
    XCTAssertEqual(told.line, 3)
    XCTAssertTrue(told.message.hasSuffix("a queue that waits for itself"), told.message)
  }

  func testACallOfNothingIsToldWhereItIsCalled() throws {
    let told = try diagnostic(
      "let nothing = unsafeBitCast(0 as UInt, to: (@convention(c) () -> Void).self)\nfunc call() {\n  nothing()\n}\ncall()"
    )
    XCTAssertEqual([told.line, told.column], [4, 3])
    XCTAssertTrue(told.message.hasSuffix("(called from line 6)"), told.message)
  }

  // MARK: Time-outs

  private func assertTimeout(_ code: String, line: Int, caller: Int) throws {
    let told = try diagnostic(code)
    XCTAssertEqual(told.rule, "timeout")
    XCTAssertEqual(told.line, line, told.message)
    XCTAssertEqual(told.message, "still running after 1 s; ended (called from line \(caller))")
  }

  func testALoopIsToldWithItsCaller() throws {
    try assertTimeout("func spin() {\n  while true { _ = 1 }\n}\nspin()", line: 3, caller: 5)
  }

  func testADeadlockIsToldWhereThePageWaits() throws {
    try assertTimeout(
      "import Foundation\nlet never = DispatchSemaphore(value: 0)\nfunc wait() {\n  never.wait()\n}\nwait()", line: 5,
      caller: 7)
  }

  func testAWaitForWhatNeverComesIsToldWhereThePageWaits() throws {
    try assertTimeout(
      """
      nonisolated(unsafe) var kept: CheckedContinuation<Int, Never>?
      func never() async -> Int {
        await withCheckedContinuation { kept = $0 }
      }
      print("a")
      let n = await never()
      """, line: 4, caller: 7)
  }

  // MARK: Memory

  private func assertOverTheLimit(_ code: String, line: Int) throws {
    try tool.write("memory: 256M\n", to: "arch-docs.yml")
    let told = try diagnostic(code, timeout: "30s")
    XCTAssertEqual(told.rule, "crash")
    XCTAssertEqual(told.line, line)
    XCTAssertTrue(told.message.hasPrefix("crashed: over the memory limit of 256 MiB: "), told.message)
  }

  func testArraysAreHeldToTheMemoryLimit() throws {
    try assertOverTheLimit(
      "var all: [[UInt8]] = []\nwhile true {\n  all.append([UInt8](repeating: 1, count: 1_000_000))\n}", line: 4)
  }

  func testOneGrowingArrayIsHeldToTheMemoryLimit() throws {
    try assertOverTheLimit(
      "var all: [Int] = []\nlet more = Array(0..<100_000)\nwhile true {\n  all += more\n}", line: 5)
  }

  func testMappedMemoryIsHeldToTheMemoryLimit() throws {
    try assertOverTheLimit(
      """
      import Foundation
      for n in 0... {
        let map = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        precondition(map != MAP_FAILED, "\\(n) maps are enough")
      }
      """, line: 5)
  }

  func testSharedMemoryIsBounded() throws {
    try assertOverTheLimit(
      """
      import Foundation
      for n in 0... {
        let map = mmap(nil, 1 << 24, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        precondition(map != MAP_FAILED, "\\(n) maps are enough")
      }
      """, line: 5)
  }
}
