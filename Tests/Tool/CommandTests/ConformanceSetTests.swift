import Foundation
import XCTest

/// The sets of pages with right answers in Tests/Conformance, through the built tool.
final class ConformanceSetTests: XCTestCase {
  private static var sets: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Conformance")
  }

  /// By the set's own checker, which compares reports and files. Cases are shared out between as many checkers as there are cores.
  func testEveryVerifierCaseHolds() throws {
    let set = Self.sets.appendingPathComponent("verifier")
    let names = try FileManager.default.contentsOfDirectory(atPath: set.path).sorted().filter {
      FileManager.default.fileExists(atPath: set.appendingPathComponent("\($0)/expect.json").path)
    }
    XCTAssertGreaterThan(names.count, 70)
    let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let checkers = try (0..<count).map { part in
      let mine = names.enumerated().filter { $0.offset % count == part }.flatMap { ["--only", $0.element] }
      return try Checker([set.appendingPathComponent("check.py").path, ToolRun.executable.path, set.path] + mine)
    }
    for checker in checkers {
      let (status, output) = checker.wait()
      XCTAssertEqual(status, 0, output)
      XCTAssert(output.contains(" passed, 0 failed"), output)
    }
  }

  func testEveryArchitecturePageHolds() throws { try assertHolds("arch") }

  func testEveryUserInterfacePageHolds() throws { try assertHolds("ui") }

  private func assertHolds(_ set: String) throws {
    let run = try ToolRun()
    // A copy: the cache lies in the project.
    try FileManager.default.copyItem(
      at: Self.sets.appendingPathComponent(set), to: run.folder.appendingPathComponent(set))
    let outcome = try run.run("compile", set)
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    XCTAssert(outcome.output.contains("expectations held"), outcome.output)
  }

  private final class Checker {
    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")

    init(_ arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3"] + arguments
      try Data().write(to: file)
      let output = try FileHandle(forWritingTo: file)
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    func wait() -> (status: Int32, output: String) {
      process.waitUntilExit()
      return (process.terminationStatus, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }
}
