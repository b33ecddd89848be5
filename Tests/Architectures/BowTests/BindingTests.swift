import Bow
import XCTest

final class BindingTests: XCTestCase {
  func testLaterLinesSeeEarlierOnes() {
    let x = Option<Int>.var()
    let y = Option<Int>.var()
    let sum = binding(x <- Option.some(4), y <- Option.some(x.get + 1), yield: x.get * y.get)^
    XCTAssertEqual(sum, Option.some(20))
  }

  func testEachBranchOfAnArrayHasItsOwnVariables() {
    let row = ForArrayK.var(Int.self)
    let seat = ForArrayK.var(Int.self)
    let seats = binding(row <- [1, 2].k(), seat <- [row.get * 10, row.get * 10 + 1].k(), yield: row.get + seat.get)^
    XCTAssertEqual(seats.asArray, [11, 12, 22, 23])
  }

  func testTuplesBindTheirParts() {
    let (a, b, c) = (Option<Int>.var(), Option<String>.var(), Option<Bool>.var())
    let result = binding((a, b, c) <- Option.some((1, "x", true)), yield: "\(a.get)\(b.get)\(c.get)")^
    XCTAssertEqual(result.orNil, "1xtrue")
  }

  func testAStateStepThatRunsLateSeesItsOwnRun() {
    let n = State<Int, Int>.var()
    let twice = binding(
      n <- State<Int, Int>.get(),
      |<-State<Int, Void> { s in (s + n.get, ()) },
      yield: n.get)^
    let both = twice.flatMap { first in twice.map { [first, $0] } }^
    XCTAssertEqual(both.run(1).1, [1, 2])
    XCTAssertEqual(both.run(1).0, 4)
  }

  func testBindingsNestedDeeplySeeTheirOwnVariables() {
    let (n, rest) = (Reader<Int, Int>.var(), Reader<Int, Int>.var())
    func count(_ depth: Int) -> Reader<Int, Int> {
      depth == 0
        ? Reader.ask()^
        : binding(
          n <- Reader<Int, Int>.pure(depth), rest <- count(n.get - 1), yield: rest.get + (n.get == depth ? 1 : 0))^
    }
    XCTAssertEqual(count(20_000).run(5)^.value, 20_005)
    let (m, other) = (State<Int, Int>.var(), State<Int, Int>.var())
    func step(_ depth: Int) -> State<Int, Int> {
      depth == 0
        ? State.get()^
        : binding(
          m <- State<Int, Int>.pure(depth), |<-State<Int, Void>.modify { $0 + 1 }, other <- step(m.get - 1),
          yield: other.get)^
    }
    XCTAssertEqual(step(20_000).runA(0), 20_000)
  }

  func testDeeplyNestedBindingsOverAStrictMonadSeeTheirOwnVariables() {
    typealias Step<A> = StateT<ForOption, Int, A>
    let (n, rest) = (Step<Int>.var(), Step<Int>.var())
    func step(_ depth: Int) -> Step<Int> {
      depth == 0
        ? Step.get()^
        : binding(
          n <- Step<Int>.pure(depth), |<-Step<Void> { s in Option.some((s + (n.get == depth ? 1 : 0), ())) },
          rest <- step(n.get - 1), yield: rest.get)^
    }
    XCTAssertEqual(step(20_000).runA(0)^, .some(20_000))
    typealias Arrow<A> = Kleisli<EitherPartial<String>, Int, A>
    let (m, other) = (Arrow<Int>.var(), Arrow<Int>.var())
    func arrow(_ depth: Int) -> Arrow<Int> {
      depth == 0
        ? Arrow.ask()^
        : binding(
          m <- Arrow<Int>.pure(depth), other <- arrow(m.get - 1), |<-Arrow<Void> { _ in .pure(()) },
          yield: other.get + m.get - depth)^
    }
    XCTAssertEqual(arrow(20_000).run(5)^, .right(5))
  }

  func testNestedBindingsSeeTheOuterVariables() {
    let x = State<Int, Int>.var()
    let y = State<Int, Int>.var()
    let z = State<Int, Int>.var()
    let nested = binding(
      x <- State<Int, Int>.pure(2),
      y <- binding(z <- State<Int, Int>.pure(x.get * 10), yield: x.get + z.get),
      yield: y.get)^
    XCTAssertEqual(nested.runA(0), 22)
  }
}
