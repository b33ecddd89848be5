import Bow
import XCTest

private enum Failure: Error { case bad }

final class FunctionTests: XCTestCase {
  func testComposingGoesTheWayTheArrowPoints() {
    let (double, text) = ({ (n: Int) in n * 2 }, { (n: Int) in "\(n)" })
    XCTAssertEqual((double >>> text)(4), "8")
    XCTAssertEqual((text <<< double)(4), "8")
    XCTAssertEqual(4 |> double |> text, "8")
    XCTAssertEqual(compose(text, double)(4), "8")
    XCTAssertEqual(andThen(double, text)(4), "8")
    XCTAssertEqual(({ 3 } >>> double)(), 6)
  }

  func testComposedFunctionsThrowWhatTheirPartsThrow() {
    let failing: (Int) throws -> Int = { _ in throw Failure.bad }
    XCTAssertThrowsError(try (failing >>> { (n: Int) throws -> Int in n })(1))
    XCTAssertThrowsError(try 1 |> failing)
  }

  func testCurryingAndItsInverse() {
    let digits = { (a: Int, b: Int, c: Int, d: Int, e: Int) in [a, b, c, d, e] }
    XCTAssertEqual(curry(digits)(1)(2)(3)(4)(5), [1, 2, 3, 4, 5])
    XCTAssertEqual(uncurry(curry(digits))(1, 2, 3, 4, 5), [1, 2, 3, 4, 5])
    XCTAssertEqual(uncurry { (a: Int) in { (b: Int) in a - b } }(7, 2), 5)
  }

  func testArgumentsTheOtherWayRound() {
    XCTAssertEqual(flip { (a: Int, b: Int) in a - b }(2, 7), 5)
    XCTAssertEqual(reverse { (a: Int, b: Int, c: Int, d: Int) in [a, b, c, d] }(4, 3, 2, 1), [1, 2, 3, 4])
    XCTAssertEqual((7 |> { (a: Int, b: Int) in a - b })(2), 5)
  }

  func testConstantsIgnoreTheirArguments() {
    let one: (Int) -> String = constant("x")
    let two: (Int, Bool) -> String = constant("x")
    XCTAssertEqual([one(1), two(1, true), id("x")], ["x", "x", "x"])
  }

  func testPredicates() {
    let (even, small) = ({ (n: Int) in n % 2 == 0 }, { (n: Int) in n < 3 })
    XCTAssertEqual((0..<5).filter(and(even, small)), [0, 2])
    XCTAssertEqual((0..<5).filter(or(even, small)), [0, 1, 2, 4])
    XCTAssertEqual((0..<5).filter(xor(even, small)), [1, 4])
    XCTAssertEqual((0..<5).filter(not(even)), [1, 3])
  }

  func testAMemoizedFunctionIsCalledOncePerArgument() {
    var calls = 0
    let squared = memoize { (n: Int) -> Int in
      calls += 1
      return n * n
    }
    XCTAssertEqual([squared(3), squared(3), squared(4)], [9, 9, 16])
    XCTAssertEqual(calls, 2)
  }

  func testAMemoizedFunctionMayBeCalledFromManyThreads() {
    let squared = memoize { (n: Int) in n * n }
    DispatchQueue.concurrentPerform(iterations: 200) { i in XCTAssertEqual(squared(i % 10), (i % 10) * (i % 10)) }
  }

  func testAValueComputedLaterIsComputedOnceWhicheverThreadAsks() {
    let calls = NSLock()
    var count = 0
    let value = Eval<Int>.later {
      calls.lock()
      defer { calls.unlock() }
      count += 1
      return 7
    }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in XCTAssertEqual(value.value(), 7) }
    XCTAssertEqual(count, 1)
  }

  func testArraysFoldByTheSameNames() {
    XCTAssertEqual([1, 2, 3].foldRight(Eval.now("")) { n, rest in rest.map { $0 + "\(n)" }^ }.value(), "321")
    XCTAssertEqual([1, 2, 3].reduceRightOption { a, rest in rest.map { a - $0 }^ }.value(), .some(2))
    XCTAssertEqual([Option.none(), Option.some(2), Option.some(3)].reduceK()^, .some(2))
    XCTAssertEqual([1, 2, 3].find { $0 > 1 }, .some(2))
    XCTAssertEqual([1, 2].allS { Option.some($0 > 0) }^, .some(true))
  }

  func testAPredicateOfAnyNumberOfArgumentsHasAComplement() {
    XCTAssertTrue(complement { false }())
    XCTAssertFalse(complement { (a: Int) in a > 1 }(2))
    let differs: (Int, String) -> Bool = complement { (a: Int, b: String) in a == b.count }
    XCTAssertTrue(differs(2, "a"))
  }
}
