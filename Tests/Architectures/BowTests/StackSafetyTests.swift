import Bow
import XCTest

/// Programs are built, run and released. Calls nested this deep would need far more stack than there is.
final class StackSafetyTests: XCTestCase {
  private let million = 1_000_000
  private let many = 200_000

  // MARK: Over no other monad

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

  func testStateThatIsNeverRunIsReleased() {
    var state = State<Int, Int>.pure(0)^
    weak var last: Token?
    for _ in 0..<many {
      let token = Token()
      last = token
      state = state.map { n in withExtendedLifetime(token) { n } }^
    }
    XCTAssertNotNil(last)
    state = State.pure(0)^
    XCTAssertNil(last)
  }

  func testEvalChains() {
    var eval = Eval.now(0)
    for _ in 0..<million { eval = eval.map { $0 + 1 }^ }
    XCTAssertEqual(eval.value(), million)
    for _ in 0..<many { eval = eval.flatMap { Eval.now($0 + 1) }^ }
    XCTAssertEqual(eval.value(), million + many)
    for _ in 0..<many {
      let rest = eval
      eval = Eval.defer { rest }
    }
    XCTAssertEqual(eval.value(), million + many)
  }

  func testReader() {
    var reader = Reader<Int, Int>.pure(0)^
    for _ in 0..<many { reader = reader.flatMap { n in Reader { Id(n + $0) } }.map { $0 + 1 }^ }
    XCTAssertEqual(reader.run(2)^.value, 3 * many)
    func step(_ n: Int) -> Reader<Int, Int> {
      n == 0 ? Reader.ask()^ : Reader<Int, Int>.ask().flatMap { _ in step(n - 1) }^
    }
    XCTAssertEqual(step(many).run(7)^.value, 7)
  }

  func testTrampolines() {
    func isEven(_ n: Int) -> Trampoline<Bool> { n == 0 ? .done(true) : .defer { isOdd(n - 1) } }
    func isOdd(_ n: Int) -> Trampoline<Bool> { n == 0 ? .done(false) : .defer { isEven(n - 1) } }
    XCTAssertTrue(isEven(million).run())
  }

  // MARK: Over strict monads

  func testStateTOverOption() {
    var state = StateT<ForOption, Int, Int>.pure(0)^
    for _ in 0..<many { state = state.flatMap { n in StateT { Option.some(($0 + 1, n + 1)) } }.map { $0 }^ }
    XCTAssertEqual(state.runM(5)^.map { [$0.0, $0.1] }^, .some([many + 5, many]))
    func step(_ n: Int) -> StateT<ForOption, Int, Void> {
      n == 0 ? StateT.pure(())^ : StateT<ForOption, Int, Void>.modify { $0 + 1 }.flatMap { step(n - 1) }^
    }
    XCTAssertEqual(step(many).runS(0)^, .some(many))
  }

  func testStateTThatFailsFirst() {
    var state = StateT<ForOption, Int, Int> { _ in Option.none() }
    for _ in 0..<many { state = state.flatMap { n in StateT { Option.some(($0, n)) } }^ }
    XCTAssertEqual(state.runA(0)^, .none())
  }

  func testEachBranchOfAStateTHasItsOwnState() {
    var state = StateT<ForArrayK, Int, Int> { s in [(s, 1), (s, 2)].k() }
    for _ in 0..<1_000 { state = state.flatMap { n in StateT { [($0 + n, n)].k() } }^ }
    XCTAssertEqual(state.runS(0)^.asArray, [1_000, 2_000])
  }

  func testKleisliOverEither() {
    typealias Arrow = Kleisli<EitherPartial<String>, Int, Int>
    var arrow = Arrow.pure(0)^
    for _ in 0..<many { arrow = arrow.flatMap { n in Arrow { Either.right(n + $0) } }^ }
    XCTAssertEqual(arrow.run(2)^, .right(2 * many))
  }

  // MARK: Over comonads

  func testProgramsForAStore() {
    typealias OnStore<A> = Co<StorePartial<Int>, A>
    let store = Store(0) { s in { (n: Int) in [s, n] } }
    var program = OnStore<Int>.pure(0)^
    for _ in 0..<many { program = program.flatMap { n in OnStore<Int>.state { ($0 + 1, n + 1) } }^ }
    XCTAssertEqual(program.run(store), [many, many])
    func step(_ n: Int) -> OnStore<Int> {
      n == 0 ? OnStore.pure(7)^ : OnStore<Void>.modify { $0 + 1 }.flatMap { step(n - 1) }^
    }
    XCTAssertEqual(step(many).run(store), [many, 7])
  }

  func testActionsDriveAMachineOneByOne() {
    let machine = Moore<Int, Int>.from(initialState: 0, render: { $0 }, update: { $0 + $1 })
    var action = Action<Int, Void>.from(1)
    for _ in 1..<many { action = action.followedBy(Action<Int, Void>.from(1))^ }
    let pairing = Pairing<ActionPartial<Int>, MoorePartial<Int>>.pairActionMoore()
    XCTAssertEqual(pairing.select(action, machine.duplicate())^.view, many)
  }

  // MARK: Folding and walking

  func testTraverseAndFoldM() {
    let numbers = Array(0..<million)
    XCTAssertEqual(numbers.traverse { n in State<Int, Int> { ($0 + 1, n) } }^.run(0).1.count, million)
    XCTAssertTrue(numbers.foldM(0) { sum, n in Option.some(sum + n) }^.isDefined)
    XCTAssertEqual(numbers.k().foldRight(Eval.now(0)) { n, rest in rest.map { $0 + n }^ }.value(), 499_999_500_000)
  }

  func testFoldRightLeavesOutTheRest() {
    var asked = 0
    let first = Array(0..<million).k().foldRight(Eval.now(-1)) { n, rest in
      asked += 1
      return n < 3 ? rest : Eval.now(n)
    }
    XCTAssertEqual(first.value(), 3)
    XCTAssertEqual(asked, 4)
  }

  func testTailRecMOfState() {
    let loop = State<Int, Int>.tailRecM(million) { (n: Int) in
      State<Int, Either<Int, Int>> { ($0 + 1, n == 0 ? .right($0) : .left(n - 1)) }
    }
    XCTAssertEqual(loop^.runA(0), million)
  }
}

private final class Token {}
