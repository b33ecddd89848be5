import Foundation
import XCTest

/// Pages that do their worst: what each is told, that nothing of it is left, and that its neighbour is judged all the same.
final class MisbehavingPagesTests: XCTestCase {
  private var tool: ToolRun!

  override func setUpWithError() throws { tool = try ToolRun() }

  /// The result of a page of one block, beside one that is in order.
  private func page(
    _ code: String, timeout: String = "1s", inside wrapper: [String] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> ToolRun.Report.Page {
    try tool.write("```swift\n\(code)\n```\n", to: "Bad.md")
    try tool.write("```swift\n1 + 1 // => 2\n```\n", to: "Good.md")
    let report = try tool.report(".", "--timeout", timeout, inside: wrapper)
    XCTAssertEqual(try report.page("Good.md").status, "passed", file: file, line: line)
    return try report.page("Bad.md")
  }

  private func diagnostic(_ code: String, timeout: String = "1s", inside wrapper: [String] = []) throws -> Told {
    let page = try page(code, timeout: timeout, inside: wrapper)
    let first = try XCTUnwrap(page.diagnostics.first)
    return Told(rule: first.rule, line: first.line, column: first.column, message: first.message)
  }

  private struct Told: Equatable {
    var rule: String
    var line: Int
    var column: Int
    var message: String
  }

  /// Runs the tool where the kernel allows no namespaces, as in many containers.
  private func withoutNamespaces() throws -> [String] {
    let forbid = "echo 0 > /proc/sys/user/max_pid_namespaces && exec \"$@\""
    let wrapper = ["/usr/bin/unshare", "--user", "--map-root-user", "/bin/sh", "-c", forbid, "sh"]
    try XCTSkipUnless(try ToolRun.succeeds(wrapper + ["/bin/true"]), "no user namespaces here")
    return wrapper
  }

  // MARK: What a page starts

  private func processes(named marker: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.filter {
      let words = FileManager.default.contents(atPath: "/proc/\($0)/cmdline")?.split(separator: 0) ?? []
      return words.contains { $0.elementsEqual(marker.utf8) }
    }
  }

  private func assertNothingIsLeft(of script: (_ marker: String) -> String, inside wrapper: [String] = []) throws {
    let marker = "86\(UInt32.random(in: 100_000...999_999))"
    let page = try page(
      """
      import Foundation
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", #"\(script(marker))"#]
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      output.fileHandleForReading.availableData.count // => 3
      """, timeout: "10s", inside: wrapper)
    XCTAssertEqual(page.diagnostics.map(\.message), [])
    XCTAssertEqual(try processes(named: marker), [])
  }

  private func daemon(_ marker: String) -> String {
    "(setsid sh -c 'trap \"\" TERM HUP INT; sleep \(marker) & sleep \(marker)' >/dev/null 2>&1 &); echo up; sleep \(marker)"
  }

  private func forkingLoop(_ marker: String) -> String {
    "setsid sh -c 'echo up; while :; do setsid sleep \(marker) >/dev/null & sleep 0.01; done'"
  }

  func testDaemonsAreEnded() throws { try assertNothingIsLeft(of: daemon) }

  func testDaemonsAreEndedWithoutNamespaces() throws {
    try assertNothingIsLeft(of: daemon, inside: try withoutNamespaces())
  }

  func testALoopThatForksIsEnded() throws { try assertNothingIsLeft(of: forkingLoop) }

  func testALoopThatForksIsEndedWithoutNamespaces() throws {
    try assertNothingIsLeft(of: forkingLoop, inside: try withoutNamespaces())
  }

  func testTooManyProcessesAreTold() throws {
    let isolating = ["/usr/bin/unshare", "--user", "--map-root-user", "--pid", "--fork", "/bin/true"]
    try XCTSkipUnless(try ToolRun.succeeds(isolating), "no process namespaces here")
    let told = try diagnostic(
      """
      import Foundation
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "while :; do sleep 600 & done"]
      try shell.run()
      Thread.sleep(forTimeInterval: 600)
      """, timeout: "600s")
    XCTAssertEqual([told.line], [7])
    XCTAssertEqual(told.message, "crashed: more than 2000 processes and threads at a time; ended")
  }

  func testAChildThatHoldsStandardOutputDoesNotHoldThePage() throws {
    let page = try page(
      """
      import Foundation
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sleep")
      child.arguments = ["600"]
      try child.run()
      print("done") // prints: done
      """, timeout: "10s")
    XCTAssertEqual(page.status, "passed")
  }

  // MARK: Signals sent about

  private let killing = """
    import Foundation
    print("a")
    kill(getppid(), SIGKILL)
    kill(-1, SIGKILL)
    print("b")
    """

  func testAPageCannotEndWhatIsAroundIt() throws {
    let page = try page(killing)
    XCTAssertEqual(page.blocks[0].output, "a\nb\n")
    XCTAssertEqual(page.status, "passed")
  }

  func testAPageCannotEndWhatIsAroundItWithoutNamespaces() throws {
    let page = try page(killing, inside: try withoutNamespaces())
    XCTAssertEqual(page.blocks[0].output, "a\nb\n")
    XCTAssertEqual(page.status, "passed")
  }

  func testAPageThatEndsItsOwnGroupIsACrash() throws {
    let told = try diagnostic("import Foundation\nkill(0, SIGKILL)")
    XCTAssertEqual(told.rule, "crash")
    XCTAssertEqual(told.message, "crashed: killed (SIGKILL)")
  }

  func testAPageThatIgnoresEverySignalIsEnded() throws {
    let told = try diagnostic(
      "import Foundation\nfor number: Int32 in 1...64 { signal(number, SIG_IGN) }\nwhile true { sleep(1) }")
    XCTAssertEqual(told.rule, "timeout")
  }

  func testAPageThatStopsItselfIsEnded() throws {
    XCTAssertEqual(try diagnostic("import Foundation\nraise(SIGSTOP)").rule, "timeout")
  }

  // MARK: Processes that are killed

  /// Runs a page that waits, kills a process of the tool meanwhile, and gives what the page is told.
  private func told(killing victim: String, inside wrapper: [String] = []) throws -> Told {
    let started = tool.folder.appendingPathComponent("started").path
    let script = """
      "$@" & tool=$!
      while [ ! -e \(started) ]; do sleep 0.02; done
      for child in $(cat /proc/$tool/task/*/children); do
        [ "$(cat /proc/$child/comm)" = page-host ] && [ -n "$(cat /proc/$child/task/*/children)" ] && host=$child
      done
      supervisor=$(cat /proc/$host/task/*/children)
      kill -9 \(victim)
      wait $tool
      """
    return try diagnostic(
      "import Foundation\ncreat(\"\(started)\", 0o600)\nThread.sleep(forTimeInterval: 600)", timeout: "600s",
      inside: wrapper + ["/bin/sh", "-c", script, "sh"])
  }

  func testAKilledSupervisorIsNoticedAtOnce() throws {
    let told = try told(killing: "$supervisor")
    XCTAssertEqual(told.rule, "crash")
    XCTAssertTrue(told.message.contains("the process that supervises the page was killed"), told.message)
  }

  func testAKilledHostIsNoticedAtOnceAndReplaced() throws {
    XCTAssertEqual(try told(killing: "$host").rule, "crash")
  }

  func testAKilledSupervisorIsNoticedAtOnceWithoutNamespaces() throws {
    XCTAssertEqual(try told(killing: "$supervisor", inside: try withoutNamespaces()).rule, "crash")
  }

  private func assertAKilledToolLeavesNothing(inside wrapper: [String] = []) throws {
    let marker = "86\(UInt32.random(in: 100_000...999_999))"
    let started = tool.folder.appendingPathComponent("started").path
    try tool.write(
      """
      ```swift
      import Foundation
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "setsid sleep \(marker) & touch \(started); trap '' TERM HUP; sleep \(marker)"]
      try shell.run()
      Thread.sleep(forTimeInterval: 600)
      ```
      """, to: "Page.md")
    let script = "\"$@\" & while [ ! -e \(started) ]; do sleep 0.02; done; kill -9 $!"
    XCTAssertThrowsError(
      try tool.report("Page.md", "--timeout", "600s", inside: wrapper + ["/bin/sh", "-c", script, "sh"]))
    let deadline = Date(timeIntervalSinceNow: 30)
    while try !processes(named: marker).isEmpty, Date() < deadline { usleep(20_000) }
    XCTAssertEqual(try processes(named: marker), [])
  }

  func testAKilledToolLeavesNothing() throws { try assertAKilledToolLeavesNothing() }

  func testAKilledToolLeavesNothingWithoutNamespaces() throws {
    try assertAKilledToolLeavesNothing(inside: try withoutNamespaces())
  }

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
