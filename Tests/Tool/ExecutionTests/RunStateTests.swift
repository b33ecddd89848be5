import TestSupport
import DocumentModel
import Foundation
import PageParsing
import PageProtocol
import SwiftToolchain
import XCTest

@testable import Execution
@testable import Programs

/// The state file is memory that a page shares: whatever it writes there, the tool reads on.
final class RunStateTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("arch-docs-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func program() throws -> Program {
    let text = "```swift\nlet a = 1 // => 1\nprint(a) // prints: 1\n```\n\n```swift\nfor n in 0..<3 { print(n) }\n```\n"
    let page = PageParser.parse(path: "Page.md", bytes: Array(text.utf8))
    let gates = Gates(platform: "linux", version: [6], environment: [])
    return try XCTUnwrap(Programs.make(of: page, configuration: Configuration(), gates: gates).first)
  }

  func testWhatIsWrittenForAPageSaysThatNothingWasReached() throws {
    let program = try program()
    let layout = RunLayout(program: program, settle: 5)
    let files = try RunFiles(folder: folder.path)
    XCTAssertTrue(layout.write(program, to: files.state))
    let state = RunState(file: files.state, layout: layout)
    XCTAssertEqual(state.header.settleMilliseconds, 5_000)
    XCTAssertEqual(state.marks, program.marks.map { _ in nil })
    XCTAssertEqual(state.outputs, program.stretches.map { _ in StatementOutput() })
    XCTAssertEqual(state.values, [])
    XCTAssertFalse(state.hasReachedEnd)
    XCTAssertEqual(RunFiles.size(of: files.state), layout.size)
  }

  func testAnEmptyFileSaysThatNothingWasReached() throws {
    let program = try program()
    let files = try RunFiles(folder: folder.path)
    let state = RunState(file: files.state, layout: RunLayout(program: program, settle: 5))
    XCTAssertEqual(state.marks, program.marks.map { _ in nil })
    XCTAssertEqual(state.values, [])
  }

  func testAFileThatAPageScribbledOverIsRead() throws {
    let program = try program()
    let layout = RunLayout(program: program, settle: 5)
    let files = try RunFiles(folder: folder.path)
    XCTAssertTrue(layout.write(program, to: files.state))
    // The header, the tables and the first values.
    let whole = RunFiles.bytes(of: files.state, limit: layout.valueOffset(4))
    let toolchain = try SwiftToolchain.find(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
    var generator = SeededGenerator(seed: 2_026)
    for round in 0..<1_500 {
      let bytes = generator.scribble(over: whole)
      XCTAssertEqual(ftruncate(files.state, 0), 0)
      XCTAssertEqual(bytes.withUnsafeBytes { pwrite(files.state, $0.baseAddress, $0.count, 0) }, bytes.count)
      let state = RunState(file: files.state, layout: layout)
      XCTAssertEqual(state.marks.count, program.marks.count)
      XCTAssertLessThanOrEqual(state.values.count, layout.valueCapacity)
      for outcome in [ARCH_RUN_EXITED, ARCH_RUN_SIGNALLED, ARCH_RUN_TIMED_OUT, ARCH_RUN_LOST] {
        var reply = ArchRunReply()
        reply.outcome = UInt32(outcome)
        reply.status = 11
        var transcript = Transcript()
        RunEnd(
          program: program, reply: reply, state: state, errors: "Page.md:2: Fatal error: no\n",
          symbols: Symbols(toolchain: toolchain, library: folder.path + "/page.so", page: "Page.md")
        ).describe(in: &transcript)
        XCTAssertNotEqual(transcript.end, .notRun, "round \(round)")
        if case .timedOut(_, let line?) = transcript.end { XCTAssertTrue((1..<program.lineCount).contains(line)) }
      }
    }
  }

  func testPicturesThatAreNotWholeEndTheReading() {
    var event = ArchPictureEvent()
    event.kind = UInt32(ARCH_EVENT_PICTURE)
    event.line = 3
    (event.width, event.height) = (10, 20)
    (event.captionLength, event.outlineLength, event.svgLength) = (1, 2, 3)
    let whole = withUnsafeBytes(of: event) { Array($0) } + Array("abbccc".utf8)
    XCTAssertEqual(PictureEvents.read(whole + whole).map(\.svg), ["ccc", "ccc"])
    XCTAssertEqual(PictureEvents.read(whole + whole.dropLast()).map(\.outline), ["bb"])
    event.width = .nan
    XCTAssertEqual(PictureEvents.read(whole + withUnsafeBytes(of: event) { Array($0) } + Array("abbccc".utf8)).count, 1)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      for picture in PictureEvents.read(generator.scribble(over: whole + whole)) {
        XCTAssertTrue(picture.width.isFinite && picture.height.isFinite)
      }
    }
  }
}
