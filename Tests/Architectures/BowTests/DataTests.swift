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

  func testAMissedErrorOfAThrowingFunctionIsCaught() {
    let attempt = Try<Int>.success(3)
    XCTAssertEqual(attempt.fold({ _ in -1 }, { _ in throw TryError.illegalState }), -1)
  }

  func testZippersStayWhereTheyAreAtTheEnds() {
    let zipper = Zipper(left: [], focus: 1, right: [2])
    XCTAssertEqual(zipper.moveLeft().focus, 1)
    XCTAssertEqual(zipper.moveRight().moveRight().focus, 2)
    XCTAssertTrue(zipper.moveToLast().isEnding())
  }

  func testContainersShowTheirDebuggingFormInsideOfCollections() {
    XCTAssertEqual("\([Option.some("x"), .none()])", "[Some(\"x\"), None]")
    XCTAssertEqual("\([Either<String, String>.left("no")])", "[Left(\"no\")]")
    XCTAssertEqual("\([Option.some(1)])", "[Some(1)]")
    XCTAssertEqual("\(Option.some("x"))", "Some(x)")
  }

  func testResultsAreRead() {
    enum Failure: Error, Equatable { case bad }
    let good = Result<Int, Failure>.success(1)
    let bad = Result<Int, Failure>.failure(.bad)
    XCTAssertEqual(good.fold({ _ in 0 }, { $0 }), 1)
    XCTAssertEqual(bad.fold({ _ in 0 }, { $0 }), 0)
    XCTAssertEqual(good.toValidated(), .valid(1))
    XCTAssertEqual(bad.toValidatedNEA(), .invalid(.of(.bad)))
    XCTAssertEqual(bad.toOption(), .none())
    XCTAssertEqual(Validated<Failure, Int>.invalid(.bad).toResult(), bad)
  }

  func testOptionsAndTriesMayBeWrittenShort() {
    struct Failure: Error {}
    XCTAssertEqual(Either<String, Int>.fromOption(.some(1)) { "none" }^, .right(1))
    XCTAssertEqual(Either<String, Int>.fromOption(.none()) { "none" }^, .left("none"))
    XCTAssertEqual(Either<String, Int>.fromTry(.failure(Failure())) { "\($0)" }^, .left("Failure()"))
    XCTAssertEqual(Option<Int>.flatten(Option.some(Option.some(1)))^, .some(1))
  }

  func testArraysOfTheFamilyAreJoinedAndLookedUp() {
    let numbers = [1].k() + [2, 3].k()
    XCTAssertEqual(numbers.asArray, [1, 2, 3])
    XCTAssertEqual((0 + numbers + 4).asArray, [0, 1, 2, 3, 4])
    XCTAssertEqual(numbers[1], 2)
    XCTAssertEqual(numbers.lastOrNone(), .some(3))
    XCTAssertEqual(ArrayK<Int>.empty().lastOrNone(), .none())
  }

  func testAValidationIsMadeOfAnEitherWithoutAnAnnotation() {
    let made = Validated<[String], Int>.fromEither(.left(["bad"]))
    XCTAssertEqual(made^, .invalid(["bad"]))
    let typed: Validated<[String], Int> = .fromEither(.right(1))
    XCTAssertEqual(typed, .valid(1))
  }

  func testSelectiveFoldsLeaveOutEffects() {
    let log = { (n: Int) in Writer<[Int], Bool>.put(n > 1, [n]) }
    XCTAssertEqual([1, 2, 3].k().anyS(log)^.run.0, [1, 2])
    XCTAssertEqual([1, 2, 3].k().allS(log)^.run.0, [1])
  }

  func testLoopsOverACondition() {
    let below10 = State<Int, Bool> { ($0 + 1, $0 + 1 < 10) }
    XCTAssertEqual(ForState.whileS(below10).value()^.runS(0), 10)
  }
}

private typealias ForState = StatePartial<Int>
