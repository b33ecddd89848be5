import Bow
import XCTest

final class DataTests: XCTestCase {
  func testValidatedPutsLaterErrorsFirst() {
    func bad(_ s: String) -> ValidatedNEA<String, Int> { .invalid(.of(s)) }
    let all = ValidatedNEA<String, Int>.map(bad("a"), bad("b"), bad("c")) { $0 + $1 + $2 }^
    XCTAssertEqual(all.fold({ $0.all() }, { _ in [] }), ["c", "b", "a"])
  }

  func testTraverseKeepsTheOrderOfEffects() {
    let log = ["a", "b", "c", "d", "e"].traverse { s in Writer<String, Int>.put(s.count, s) }^
    XCTAssertEqual(log.run.0, "abcde")
    XCTAssertEqual(log.run.1, [1, 1, 1, 1, 1])
  }

  func testEvalLaterIsComputedOnce() {
    var count = 0
    let eval = Eval<Int>.later {
      count += 1
      return count
    }
    XCTAssertEqual([eval.value(), eval.value()], [1, 1])
  }

  func testZipsOfNine() {
    let nine = ForOption.map(
      Option.some(1), Option.some(2), Option.some(3), Option.some(4), Option.some(5), Option.some(6), Option.some(7),
      Option.some(8), Option.some(9)
    ) { [$0, $1, $2, $3, $4, $5, $6, $7, $8] }^
    XCTAssertEqual(nine.orNil, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  func testSeekShowsTheSoughtViewFromEverywhere() {
    let store = Store(1) { $0 * 10 }.seek(4)^
    XCTAssertEqual([store.extract(), store.peek(9), store.position], [40, 40, 1])
  }

  func testPairingsAgreeWithTheirTransformerForms() {
    let plain = Pairing<StatePartial<Int>, StorePartial<Int>>.pairStateStore()
    let general = Pairing<StateTPartial<ForId, Int>, StoreTPartial<Int, ForId>>.pairStateTStoreT(
      Pairing<ForId, ForId>.pairId())
    let (program, world) = (State<Int, Int> { ($0 + 3, $0) }, Store(4) { $0 * $0 })
    XCTAssertEqual(plain.pair(program, world, +), general.pair(program, world, +))
    XCTAssertEqual(plain.pair(program, world, +), 4 + 49)
  }

  func testAPairingFromAFunctionOnAnything() {
    let pairing = Pairing<ForId, ForId>(zap: { f, a in f^.value(a^.value) })
    XCTAssertEqual(pairing.pair(Id(2), Id("x")) { "\($0)\($1)" }, "2x")
  }
}
