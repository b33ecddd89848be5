import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class CancellationTests: XCTestCase {
  private let started = DispatchSemaphore(value: 0)

  /// The use of a resource, which says when it begins, and what is reported when it is given up.
  private func holding(_ released: XCTestExpectation, _ use: IO<Failure, Void>) -> IO<Failure, Void> {
    IO<Failure, Void>.pure(()).bracketCase(
      release: { _, exit in
        IO.invoke {
          XCTAssertEqual(exit, .canceled)
          released.fulfill()
        }
      },
      use: { [started] _ in IO<Failure, Void>.invoke { started.signal() }.followedBy(use) })^
  }

  /// Races the loser against an effect that ends once `uses` resources are in use.
  private func race(_ loser: IO<Failure, Void>, uses: Int = 1) -> Either<Failure, Either<Void, Int>> {
    let winner = IO<Failure, Int>.invoke { [started] in
      for _ in 0..<uses { started.wait() }
      return 1
    }
    return IO<Failure, Either<Void, Int>>.race(loser, winner)^.unsafeRunSyncEither()
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
    XCTAssertTrue(race(holding(outer, both), uses: 3).isRight)
    wait(for: [inner, outer], timeout: 5, enforceOrder: true)
  }

  func testARaceInsideALoserIsGivenUp() {
    let released = expectation(description: "released")
    released.expectedFulfillmentCount = 2
    let branch = holding(released, IO.never()^)
    XCTAssertTrue(
      race(IO<Failure, Either<Void, Void>>.race(branch, branch).void()^, uses: 2).isRight)
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

  func testALoserReleasesOnTheMainQueueThatNoLongerWaits() {
    let released = expectation(description: "released")
    let loser = IO<Failure, Void>.pure(()).bracket(
      release: { _ in
        IO<Failure, Void>.pure(()).continueOn(.main).map {
          XCTAssertTrue(Thread.isMainThread)
          released.fulfill()
        }
      },
      use: { [started] _ in IO<Failure, Void>.invoke { started.signal() }.followedBy(IO<Failure, Void>.never()) })^
    XCTAssertTrue(race(loser).isRight)
    wait(for: [released], timeout: 5)
  }
}
