import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class CancellationTests: XCTestCase {
  /// An effect that never ends, and what is reported when it is given up.
  private func holding(_ released: XCTestExpectation, _ use: IO<Failure, Void>) -> IO<Failure, Void> {
    IO<Failure, Void>.pure(()).bracketCase(
      release: { _, exit in
        IO.invoke {
          XCTAssertEqual(exit, .canceled)
          released.fulfill()
        }
      },
      use: { _ in use })^
  }

  private func race(_ loser: IO<Failure, Void>) -> Either<Failure, Either<Void, Int>> {
    IO<Failure, Either<Void, Int>>.race(loser, IO<Failure, Int>.pure(1))^.unsafeRunSyncEither()
  }

  func testALoserThatWaitsForeverIsGivenUp() {
    let released = expectation(description: "released")
    XCTAssertTrue(race(holding(released, IO.never()^)).isRight)
    wait(for: [released], timeout: 5)
  }

  func testALoserThatSleepsIsGivenUp() {
    let released = expectation(description: "released")
    XCTAssertTrue(race(holding(released, IO.sleep(.seconds(1000)))).isRight)
    wait(for: [released], timeout: 5)
  }

  func testALoserThatGoesRoundForeverIsGivenUp() {
    let released = expectation(description: "released")
    func round(_ n: Int) -> IO<Failure, Void> { IO<Failure, Int>.pure(n).flatMap(round)^ }
    XCTAssertTrue(race(holding(released, round(0))).isRight)
    wait(for: [released], timeout: 5)
  }

  func testWhatALoserRunsSideBySideIsGivenUpFirst() {
    let inner = expectation(description: "inner")
    inner.expectedFulfillmentCount = 2
    let outer = expectation(description: "outer")
    let branch = holding(inner, IO.never()^)
    let both = IO<Failure, (Void, Void)>.parZip(branch, branch).void()^
    XCTAssertTrue(race(holding(outer, both)).isRight)
    wait(for: [inner, outer], timeout: 5, enforceOrder: true)
  }

  func testARaceInsideALoserIsGivenUp() {
    let released = expectation(description: "released")
    released.expectedFulfillmentCount = 2
    let branch = holding(released, IO.never()^)
    XCTAssertTrue(race(IO<Failure, Either<Void, Void>>.race(branch, branch).void()^).isRight)
    wait(for: [released], timeout: 5)
  }

  func testUncancelableWorkIsFinished() {
    let finished = expectation(description: "finished")
    let started = DispatchSemaphore(value: 0)
    let decided = DispatchSemaphore(value: 0)
    let loser = IO<Failure, Void>.invoke { started.signal() }
      .followedBy(IO<Failure, Void>.invoke { decided.wait() })
      .followedBy(IO<Failure, Void>.invoke { finished.fulfill() }).uncancelable()^
    let winner = IO<Failure, Void>.invoke { started.wait() }^
    _ = IO<Failure, Either<Void, Void>>.race(loser, winner)^.unsafeRunSyncEither()
    decided.signal()
    wait(for: [finished], timeout: 5)
  }

  func testAResourceTakenIsGivenBackThoughTheRaceEndedMeanwhile() {
    let released = expectation(description: "released")
    let acquiring = DispatchSemaphore(value: 0)
    let decided = DispatchSemaphore(value: 0)
    let loser = IO<Failure, Void>.invoke {
      acquiring.signal()
      decided.wait()
    }.bracketCase(
      release: { _, exit in
        IO.invoke {
          XCTAssertEqual(exit, .canceled)
          released.fulfill()
        }
      },
      use: { _ in
        XCTFail("used")
        return IO<Failure, Void>.invoke { XCTFail("carried out") }
      })
    let winner = IO<Failure, Void>.invoke { acquiring.wait() }
    _ = IO<Failure, Either<Void, Void>>.race(loser, winner)^.unsafeRunSyncEither()
    decided.signal()
    wait(for: [released], timeout: 5)
  }
}
