import Bow
import XCTest

final class StackSafetyTests: XCTestCase {
  private let million = 1_000_000

  func testStateNestedToTheLeft() {
    var state = State<Int, Int>.pure(0)^
    for _ in 0..<million { state = state.flatMap { n in State { ($0 + 1, n + 1) } }^ }
    XCTAssertEqual(state.runS(5), million + 5)
  }

  func testStateNestedToTheRight() {
    func step(_ n: Int) -> State<Int, Void> {
      n == 0 ? State.pure(())^ : State<Int, Void>.modify { $0 + 1 }.flatMap { step(n - 1) }^
    }
    XCTAssertEqual(step(million).runS(0), million)
  }

  func testStateThatCapturesItsRestIsReleased() {
    var state = State<Int, Void>.pure(())^
    for _ in 0..<million {
      let rest = state
      state = State<Int, Void>.modify { $0 + 1 }.flatMap { rest }^
    }
    XCTAssertEqual(state.runS(0), million)
  }

  func testEvalChains() {
    var eval = Eval.now(0)
    for _ in 0..<million { eval = eval.map { $0 + 1 }^ }
    XCTAssertEqual(eval.value(), million)
  }

  func testTraverseAndFoldM() {
    let numbers = Array(0..<million)
    XCTAssertEqual(numbers.traverse { n in State<Int, Int> { ($0 + 1, n) } }^.run(0).1.count, million)
    XCTAssertTrue(numbers.foldM(0) { sum, n in Option.some(sum + n) }^.isDefined)
    XCTAssertEqual(numbers.k().foldRight(Eval.now(0)) { n, rest in rest.map { $0 + n }^ }.value(), 499_999_500_000)
  }

  func testTailRecMOfState() {
    let loop = State<Int, Int>.tailRecM(million) { (n: Int) in
      State<Int, Either<Int, Int>> { ($0 + 1, n == 0 ? .right($0) : .left(n - 1)) }
    }
    XCTAssertEqual(loop^.runA(0), million)
  }
}
