import Foundation
import XCTest

/// What a page starts and whom it signals: nothing is left of it, and nothing around it is harmed.
final class PageProcessesTests: MisbehavingPageCase {
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
    tool.environment = ["TMPDIR": tool.folder.path]
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
}
