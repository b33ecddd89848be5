import Bow
import BowOptics
import XCTest

/// Every optic composed with every other: what comes of it, and that it reaches the same part.
final class CompositionTests: XCTestCase {
  private let iso = Iso<Int, Int>(get: { $0 + 1 }, reverseGet: { $0 - 1 })
  private let lens = Iso<Int, Int>(get: { $0 + 1 }, reverseGet: { $0 - 1 }).asLens
  private let prism = Prism<Int, Int>(extract: { $0 > 0 ? $0 + 1 : nil }, embed: { $0 - 1 })
  private var optional: AffineTraversal<Int, Int> { prism.asOptional }
  private var traversal: Traversal<Int, Int> { lens.asTraversal }
  private var setter: Setter<Int, Int> { lens.asSetter }
  private var getter: Getter<Int, Int> { lens.asGetter }
  private var fold: Fold<Int, Int> { lens.asFold }

  func testWhatCanBuild() {
    check(iso + iso)
    check(iso + prism)
    check(prism + iso)
    check(prism + prism)
  }

  func testWhatAlwaysHasItsPart() {
    check(iso + lens)
    check(lens + iso)
    check(lens + lens)
  }

  func testWhatMayMissItsPart() {
    check(iso + optional)
    check(lens + prism)
    check(lens + optional)
    check(prism + lens)
    check(prism + optional)
    check(optional + iso)
    check(optional + lens)
    check(optional + prism)
    check(optional + optional)
  }

  func testWhatMayHaveManyParts() {
    check(iso + traversal)
    check(lens + traversal)
    check(prism + traversal)
    check(optional + traversal)
    check(traversal + iso)
    check(traversal + lens)
    check(traversal + prism)
    check(traversal + optional)
    check(traversal + traversal)
  }

  func testWhatCanOnlyChange() {
    check(iso + setter)
    check(lens + setter)
    check(prism + setter)
    check(optional + setter)
    check(traversal + setter)
    check(setter + iso)
    check(setter + lens)
    check(setter + prism)
    check(setter + optional)
    check(setter + traversal)
    check(setter + setter)
  }

  func testWhatCanOnlyLookAtOnePart() {
    check(iso + getter)
    check(lens + getter)
    check(getter + iso)
    check(getter + lens)
    check(getter + getter)
  }

  func testWhatCanOnlyLook() {
    check(prism + getter)
    check(optional + getter)
    check(traversal + getter)
    check(getter + prism)
    check(getter + optional)
    check(getter + traversal)
    check(iso + fold)
    check(lens + fold)
    check(prism + fold)
    check(optional + fold)
    check(traversal + fold)
    check(getter + fold)
    check(fold + iso)
    check(fold + lens)
    check(fold + prism)
    check(fold + optional)
    check(fold + traversal)
    check(fold + getter)
    check(fold + fold)
  }

  private func check(_ composed: Prism<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.getOptional(5), 7, line: line)
    XCTAssertEqual(composed.reverseGet(7), 5, line: line)
  }
  private func check(_ composed: Iso<Int, Int>, line: UInt = #line) { check(composed.asPrism, line: line) }
  private func check(_ composed: Lens<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.get(5), 7, line: line)
    XCTAssertEqual(composed.set(5, 9), 7, line: line)
  }
  private func check(_ composed: AffineTraversal<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.getOptional(5), 7, line: line)
    XCTAssertEqual(composed.set(5, 9), 7, line: line)
  }
  private func check(_ composed: Traversal<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.getAll(5).asArray, [7], line: line)
    XCTAssertEqual(composed.modify(5) { $0 * 2 }, 12, line: line)
  }
  private func check(_ composed: Setter<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.modify(5) { $0 * 2 }, 12, line: line)
  }
  private func check(_ composed: Getter<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.get(5), 7, line: line)
  }
  private func check(_ composed: Fold<Int, Int>, line: UInt = #line) {
    XCTAssertEqual(composed.getAll(5).asArray, [7], line: line)
  }
}
