import Bow
import BowArch
import BowOptics
import XCTest

private struct World: AutoLens, Equatable {
  var a: Int
  var b: Int
}
private enum Input: AutoPrism {
  case a(Int)
  case b(Int)
}

final class ReducerTests: XCTestCase {
  private let adding = Reducer<Int, Int> { $0 + $1 }

  func testCombinedReducersRunOneAfterTheOther() {
    let doubling = Reducer<Int, Int> { state, _ in state * 2 }
    XCTAssertEqual(adding.combine(doubling).run(1, 2), 6)
    XCTAssertEqual(doubling.combine(adding).run(1, 2), 4)
    XCTAssertEqual(adding.combine(.empty()).run(1, 2), 3)
  }

  func testAFocusedReducerLeavesTheRestAlone() {
    let both = adding.focus(\World.a, Input.a).combine(adding.focus(\World.b, Input.b))
    XCTAssertEqual(both.run(World(a: 1, b: 2), .b(5)), World(a: 1, b: 7))
    XCTAssertEqual(both.run(World(a: 1, b: 2), .a(5)), World(a: 6, b: 2))
  }
}
