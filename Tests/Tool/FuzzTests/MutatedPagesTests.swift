import Foundation
import XCTest

/// Damaged pages: whatever the text, reading, compiling and checking it end, and keep their promises.
///
/// `FUZZ_PAGES` sets how many are tried, `FUZZ_PAGE` tries a single one and prints it.
final class MutatedPagesTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  override class func setUp() { Watchdog.install() }

  func testMutatedPagesKeepTheirPromises() throws {
    let mutator = PageMutator(seeds: SeedPages.all())
    XCTAssertGreaterThan(mutator.seeds.count, 50)
    if let seed = environment["FUZZ_PAGE"].flatMap(UInt64.init) {
      let page = mutator.page(seed: seed)
      print(String(decoding: page.bytes, as: UTF8.self))
      for program in PageTrial.programs(of: page) { print("---- program of", program) }
      return try check(mutator, seed)
    }
    let count = environment["FUZZ_PAGES"].flatMap(UInt64.init) ?? 10_000
    for seed in 0..<count { try check(mutator, seed) }
  }

  private func check(_ mutator: PageMutator, _ seed: UInt64) throws {
    let page = mutator.page(seed: seed)
    let violations = Watchdog.watch(seed) { PageTrial.violations(of: page, seed: seed) }
    if !violations.isEmpty { XCTFail("FUZZ_PAGE=\(seed): " + violations.prefix(3).joined(separator: "; ")) }
  }
}
