import TestSupport
import Foundation
import XCTest

@testable import Execution

/// What an object asks the linker for.
final class LinkedLibrariesTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("arch-docs-elf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["libFoundationXML.so", "libFoundation.so"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// An ELF object with one section of its own.
  private func object(section: String, bytes: [UInt8]) -> [UInt8] {
    func words(_ values: UInt64...) -> [UInt8] { values.flatMap { value in withUnsafeBytes(of: value) { Array($0) } } }
    func header(name: UInt32, at offset: Int, _ size: Int) -> [UInt8] {
      withUnsafeBytes(of: name) { Array($0) } + [UInt8](repeating: 0, count: 20)
        + words(UInt64(offset), UInt64(size)) + [UInt8](repeating: 0, count: 24)
    }
    let names = [0] + Array(section.utf8) + [0]
    let contents = 64 + bytes.count
    let table = contents + names.count
    var start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    start.replaceSubrange(40..<48, with: words(UInt64(table)))
    start[58] = 64
    start[60] = 2
    start[62] = 1
    return start + bytes + names + header(name: 1, at: 64, bytes.count) + header(name: 0, at: contents, names.count)
  }

  private func libraries(of bytes: [UInt8]) throws -> [String] {
    let file = folder.appendingPathComponent("page.o")
    try Data(bytes).write(to: file)
    return LinkedLibraries.named(in: file.path, below: folder.path)
  }

  private let options = Array("-lFoundation\0-lFoundationXML\0-lNowhere\0".utf8)

  func testOnlyWhatIsThereAndNotYetLoadedIsLinked() throws {
    XCTAssertEqual(
      try libraries(of: object(section: ".swift1_autolink_entries", bytes: options)),
      ["-L", folder.path, "--as-needed", "-lFoundationXML"])
  }

  func testAnObjectWithoutSuchASectionAsksForNothing() throws {
    XCTAssertEqual(try libraries(of: object(section: ".text", bytes: options)), [])
    XCTAssertEqual(try libraries(of: []), [])
  }

  func testADamagedObjectIsRead() throws {
    let whole = object(section: ".swift1_autolink_entries", bytes: options)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 { XCTAssertLessThanOrEqual(try libraries(of: generator.scribble(over: whole)).count, 4) }
  }
}
