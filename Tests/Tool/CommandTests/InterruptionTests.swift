import Foundation
import XCTest

final class InterruptionTests: XCTestCase {
  func testAnInterruptedRunLeavesNothingBehind() throws {
    for signal in [SIGINT, SIGTERM] {
      let run = try ToolRun()
      try run.write(
        "```swift\nimport Foundation\ntry \"\".write(toFile: \"started\", atomically: false, encoding: .utf8)\n"
          + "while true { sleep(1) }\n```\n", to: "Page.md")
      let temporary = run.folder.appendingPathComponent("temporary")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = ToolRun.executable
      process.arguments = ["compile", "Page.md", "--timeout", "60s"]
      process.currentDirectoryURL = run.folder
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, !hasStarted(in: temporary) { usleep(10_000) }
      XCTAssertTrue(process.isRunning)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 128 + signal)
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [])
    }
  }

  private func hasStarted(in folder: URL) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      if path.hasSuffix("/started") { return true }
    }
    return false
  }
}
