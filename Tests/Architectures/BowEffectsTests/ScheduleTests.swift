import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad, worse }
private typealias Policy<A, S, B> = Schedule<Any, A, S, B>
private typealias None = BowEffects.Unit

final class ScheduleTests: XCTestCase {
  private func counting() -> IO<Failure, Int> {
    var n = 0
    return IO.invoke {
      n += 1
      return n
    }
  }

  func testRepeatAnswersTheSchedulesLastOutput() {
    XCTAssertEqual(counting().repeat(Policy<Int, Int, Int>.recurs(4)).unsafeRunSyncEither(), .right(4))
    XCTAssertEqual(counting().repeat(Policy<Int, None, Int>.doUntil { $0 == 3 }).unsafeRunSyncEither(), .right(3))
    XCTAssertEqual(
      counting().repeat(Policy<Int, (None, [Int]), [Int]>.collectWhile { $0 < 3 }).unsafeRunSyncEither(),
      .right([1, 2, 3]))
  }

  func testAndGoesOnAsLongAsBothDo() {
    let both = Policy<Int, Int, Int>.recurs(5).and(Policy<Int, None, Int>.doWhile { $0 < 3 })
    XCTAssertEqual(counting().repeat(both.map { $0.1 }).unsafeRunSyncEither(), .right(3))
  }

  func testOrGoesOnAsLongAsEitherDoes() {
    let either = Policy<Int, Int, Int>.recurs(1).or(Policy<Int, None, Int>.doWhile { $0 < 3 })
    XCTAssertEqual(counting().repeat(either.map { $0.1 }).unsafeRunSyncEither(), .right(3))
  }

  func testZipLeftAndRightKeepOneOutput() {
    let (left, right) = (Policy<Int, Int, Int>.recurs(2), Policy<Int, None, Int>.identity())
    XCTAssertEqual(counting().repeat(left.zipLeft(right)).unsafeRunSyncEither(), .right(2))
    XCTAssertEqual(counting().repeat(left.zipRight(right)).unsafeRunSyncEither(), .right(3))
  }

  func testAndThenFollowsTheFirst() {
    let twoThenThree = Policy<Int, Int, Int>.recurs(2).andThen(Policy<Int, Int, Int>.recurs(3))
    var times = 0
    _ = IO<Failure, Int>.invoke {
      times += 1
      return times
    }.repeat(twoThenThree).unsafeRunSyncEither()
    XCTAssertEqual(times, 6)
  }

  func testPipeShowsOutputsToTheOther() {
    let piped = Policy<Int, Int, Int>.forever().pipe(Policy<Int, (None, [Int]), [Int]>.collectWhile { $0 < 2 })
    XCTAssertEqual(counting().repeat(piped).unsafeRunSyncEither(), .right([0, 1, 2]))
  }

  func testPausesGrowAsTheyShould() {
    func pauses<S>(_ schedule: Policy<Int, S, TimeInterval>) -> [TimeInterval]? {
      counting().repeat(schedule.collectAll().zipLeft(Policy<Int, Int, Int>.recurs(3))).unsafeRunSyncEither().orNil
    }
    XCTAssertEqual(pauses(.exponential(1e-5)), [2e-5, 4e-5, 8e-5, 16e-5])
    XCTAssertEqual(pauses(.linear(1e-5))?.map { ($0 * 1e5).rounded() }, [1, 2, 3, 4])
    XCTAssertEqual(pauses(.fibonacci(1e-5))?.map { ($0 * 1e5).rounded() }, [1, 1, 2, 3])
  }

  func testDurationEnds() {
    let result = counting().repeat(
      Policy<Int, (DispatchTime, DispatchTimeInterval), DispatchTimeInterval>
        .duration(.milliseconds(2))
    ).unsafeRunSyncEither()
    XCTAssertTrue(result.isRight)
  }

  func testEffectsBesideAScheduleUseItsEnvironment() throws {
    var seen: [String] = []
    let schedule = Schedule<String, Int, Int, Int>.recurs(2).tapOutput { n in
      EnvIO.invoke { name in seen.append("\(name) \(n)") }
    }
    let result = EnvIO<String, Failure, Int>.pure(1)^.repeat(schedule).unsafeRunSyncEither(with: "run")
    XCTAssertEqual(result, .right(2))
    XCTAssertEqual(seen, ["run 1", "run 2"])
  }

  func testAnExhaustedRetryFallsBackOnTheLastError() {
    var attempts = 0
    let failing = IO<Failure, Int>.invoke {
      attempts += 1
      throw attempts == 1 ? Failure.bad : .worse
    }
    let result = failing.retry(Policy<Failure, Int, Int>.recurs(2), orElse: { e, n in IO.pure("\(e) \(n)")^ })
    XCTAssertEqual(result.unsafeRunSyncEither().rightValue.leftValue, "worse 2")
  }

  func testAFailedRepetitionFallsBackOnTheOutputBefore() {
    var times = 0
    let failing = IO<Failure, Int>.invoke {
      times += 1
      if times > 2 { throw Failure.bad }
      return times
    }
    let result = failing.repeat(Policy<Int, Int, Int>.forever(), orElse: { e, n in IO.pure("\(e) \(n ?? -1)")^ })
    XCTAssertEqual(result.unsafeRunSyncEither().rightValue.leftValue, "bad 1")
  }

  func testAHundredThousandRepetitionsCostNoStack() {
    XCTAssertEqual(counting().repeat(Policy<Int, Int, Int>.recurs(100_000)).unsafeRunSyncEither(), .right(100_000))
  }
}
