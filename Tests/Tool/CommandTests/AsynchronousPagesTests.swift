import XCTest

/// When a page is over: what it started and what is waited for.
final class AsynchronousPagesTests: XCTestCase {
  private func page(_ code: String, timeout: String = "20s") throws -> ToolRun.Report.Page {
    let tool = try ToolRun()
    try tool.write("```swift\nimport Foundation\n\(code)\n```\n", to: "Page.md")
    return try tool.report("Page.md", "--timeout", timeout).page("Page.md")
  }

  private func assertPrints(_ output: String, _ code: String, timeout: String = "20s") throws {
    let page = try page(code, timeout: timeout)
    XCTAssertEqual(page.diagnostics.map(\.message), [])
    XCTAssertEqual(page.blocks[0].output, output)
  }

  // MARK: Waited for

  func testATaskIsWaitedForOverItsAwaits() throws {
    try assertPrints(
      "3\n", "func three() async -> Int { await Task.yield(); return 3 }\n_ = Task { print(await three()) }")
  }

  func testADetachedTaskThatComesBackToTheMainActorIsWaitedFor() throws {
    try assertPrints(
      "1\n2\n",
      "@MainActor func show(_ n: Int) { print(n) }\n_ = Task.detached { for n in 1...2 { await show(n) } }")
  }

  func testATasksSleepIsWaitedFor() throws {
    try assertPrints("awake\n", "_ = Task { try await Task.sleep(nanoseconds: 50_000_000); print(\"awake\") }")
    try assertPrints("awake\n", "_ = Task { try await Task.sleep(for: .milliseconds(50)); print(\"awake\") }")
  }

  func testManyThreadsMayDelayWork() throws {
    try assertPrints(
      "800\n",
      """
      nonisolated(unsafe) var count = 0
      let lock = NSLock()
      let group = DispatchGroup()
      for _ in 0..<800 { group.enter() }
      for _ in 0..<8 {
        Thread.detachNewThread {
          for _ in 0..<100 {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {
              lock.withLock { count += 1 }
              group.leave()
            }
          }
        }
      }
      group.wait()
      print(count)
      """)
  }

  func testAPageFindsItsProcessByItsNumber() throws {
    // libdispatch looks for its threads there, and ends a process where it does not find them.
    try assertPrints(
      "true\n",
      "print(try FileManager.default.destinationOfSymbolicLink(atPath: \"/proc/self\") == \"\\(getpid())\")")
  }

  func testAChainOnTheMainQueueRunsToItsEnd() throws {
    try assertPrints(
      "012345678",
      "func step(_ n: Int) {\n  print(n, terminator: \"\")\n  if n < 8 { DispatchQueue.main.async { step(n + 1) } }\n}\nstep(0)"
    )
  }

  func testWorkThatHopsBackFromAGlobalQueueIsWaitedFor() throws {
    try assertPrints(
      "hop\n",
      "DispatchQueue.global().async {\n  usleep(100_000)\n  DispatchQueue.main.async { print(\"hop\") }\n}")
  }

  func testGroupsBarriersAndWorkItemsKeepTheirMeaning() throws {
    try assertPrints(
      "[0, 1, 2]\nbarrier\nitem\ndone\n",
      """
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      let lock = NSLock()
      var numbers: [Int] = []
      let group = DispatchGroup()
      for n in 0..<3 { queue.async(group: group) { lock.withLock { numbers.append(n) } } }
      group.wait()
      queue.async(flags: .barrier) { print(numbers.sorted()); print("barrier") }
      let item = DispatchWorkItem(flags: .barrier) { print("item") }
      queue.async(execute: item)
      item.notify(queue: .main) { print("done") }
      item.wait()
      """)
  }

  func testDelayedWorkIsWaitedFor() throws {
    try assertPrints("later\n", "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print(\"later\") }")
    try assertPrints("later\n", "DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.1) { print(\"later\") }")
  }

  func testATimerIsWaitedFor() throws {
    try assertPrints(
      "fired\n", "_ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print(\"fired\") }")
  }

  func testAStreamIsReadToItsEnd() throws {
    try assertPrints(
      "1\n2\n3\n",
      """
      let numbers = AsyncStream<Int> { stream in
        _ = Task.detached {
          for n in 1...3 {
            try? await Task.sleep(nanoseconds: 10_000_000)
            stream.yield(n)
          }
          stream.finish()
        }
      }
      _ = Task { for await n in numbers { print(n) } }
      """)
  }

  func testAContinuationResumedFromAGlobalQueueGoesOn() throws {
    let wait =
      "await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in DispatchQueue.global().async { c.resume(returning: 4) } }"
    try assertPrints("4\n", "_ = Task { print(\(wait)) }")
    try assertPrints("4\n", "print(\(wait))")
  }

  func testTheRunLoopTurnsBehindAnAwait() throws {
    try assertPrints(
      "main\nend\n",
      """
      func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }
      await Task.yield()
      DispatchQueue.main.async { print("main") }
      turn()
      print("end")
      """)
  }

  // MARK: Loose ends

  private func assertEndsWell(_ code: String) throws { try assertPrints("", code, timeout: "4s") }

  func testWhatSleepsLongIsALooseEnd() throws {
    try assertEndsWell("_ = Task { try? await Task.sleep(nanoseconds: 600_000_000_000); print(\"never\") }")
    try assertEndsWell("DispatchQueue.main.asyncAfter(deadline: .now() + 600) { print(\"never\") }")
  }

  func testWhatIsSuspendedForeverIsALooseEnd() throws {
    try assertEndsWell(
      "nonisolated(unsafe) var kept: CheckedContinuation<Void, Never>?\n_ = Task { await withCheckedContinuation { kept = $0 }; print(\"never\") }"
    )
  }

  func testThreadsAreLooseEnds() throws {
    try assertEndsWell("for _ in 0..<20 { Thread.detachNewThread { while true { sleep(1) } } }")
  }

  func testATaskThatRunsForeverIsALooseEnd() throws { try assertEndsWell("_ = Task.detached { while true {} }") }

  func testAMainThreadThatNeverRestsRunsIntoTheTimeout() throws {
    for again in ["DispatchQueue.main.async { again() }", "_ = Task { @MainActor in again() }"] {
      let page = try page("func again() {\n  \(again)\n}\nagain()", timeout: "1s")
      XCTAssertEqual(page.diagnostics.map(\.rule), ["timeout"], again)
    }
  }

  func testACrashWhileThePageComesToRestIsTold() throws {
    let page = try page("DispatchQueue.main.async {\n  fatalError(\"late\")\n}")
    XCTAssertEqual(page.diagnostics.map(\.message), ["crashed: late"])
    XCTAssertEqual(page.diagnostics.map(\.line), [4])
  }

  // MARK: Indefinite execution

  private let indefinite = "import PlaygroundSupport\nPlaygroundPage.current.needsIndefiniteExecution = true\n"

  func testIndefiniteExecutionLastsUntilThePageFinishes() throws {
    try assertPrints(
      "work\n",
      indefinite
        + "Thread.detachNewThread {\n  sleep(1)\n  print(\"work\")\n  PlaygroundPage.current.finishExecution()\n}")
  }

  func testIndefiniteExecutionThatNeverFinishesPassesAtItsTimeout() throws {
    let page = try page(
      indefinite
        + "_ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in print(\"tick\") }\n1 + 1 // => 2",
      timeout: "2s")
    XCTAssertEqual(page.status, "passed")
    XCTAssertTrue(page.blocks[0].output.hasPrefix("tick\ntick\n"))
  }

  func testIndefiniteExecutionEndsWhenNothingCanHappenAnyMore() throws {
    try assertPrints("shown\n", indefinite + "print(\"shown\")", timeout: "3600s")
  }

  func testFinishingEndsThePageInOrder() throws {
    try assertPrints(
      "a\n",
      indefinite + "func finish() { PlaygroundPage.current.finishExecution() }\nprint(\"a\")\nfinish()\nprint(\"b\")")
  }

  // MARK: Libraries on demand

  func testFoundationsOtherLibrariesAreThereWhenAPageImportsThem() throws {
    let page = try page(
      """
      import FoundationNetworking
      import FoundationXML
      let document = try XMLDocument(xmlString: "<a><b/></a>", options: [])
      document.rootElement()?.name // => Optional("a")
      URLRequest(url: URL(string: "https://example.com")!).httpMethod // => Optional("GET")
      """)
    XCTAssertEqual(page.diagnostics.map(\.message), [])
  }

  /// Globals are initialised once: threads that meet at one wait for each other by the numbers that the kernel knows them by.
  func testTheMainThreadAndOthersMayMeetAtAGlobal() throws {
    let names = (0..<20).map { "S.v\($0)" }
    try assertPrints(
      "190\n",
      """
      func slow(_ n: Int) -> Int { usleep(2_000); return n }
      enum S {
        \((0..<20).map { "static let v\($0) = slow(\($0))" }.joined(separator: "; "))
      }
      DispatchQueue.concurrentPerform(iterations: 4) { _ in _ = [\(names.joined(separator: ", "))] }
      let all: [Int] = [\(names.joined(separator: ", "))]
      print(all.reduce(0, +))
      """)
  }
}
