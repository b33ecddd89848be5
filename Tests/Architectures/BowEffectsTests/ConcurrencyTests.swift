import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class ConcurrencyTests: XCTestCase {
  func testAThousandEffectsSideBySideKeepTheirOrder() {
    let numbers = Array(0..<1_000)
    let doubled = numbers.parTraverse { n in IO<Failure, Int>.pure(n).continueOn(.global()).map { $0 * 2 } }^
    XCTAssertEqual(doubled.unsafeRunSyncEither(), .right(numbers.map { $0 * 2 }))
  }

  func testOneRunNeverRunsOnTwoThreadsAtOnce() {
    let queues = (0..<4).map { DispatchQueue(label: "hop \($0)") }
    func hopping(_ seed: Int) -> IO<Failure, Int> {
      var count = 0
      var io = IO<Failure, Int>.pure(0)^
      for step in 0..<50 {
        io = io.continueOn(queues[(seed + step) % 4]).map { _ in
          count += 1
          return count
        }^
      }
      return io
    }
    XCTAssertEqual(
      Array(0..<40).parTraverse(hopping)^.unsafeRunSyncEither(), .right(Array(repeating: 50, count: 40)))
  }

  func testOfManyCallbacksTheFirstCounts() {
    let outcomes = (0..<50).map { _ in
      IO<Failure, Int>.async { callback in
        DispatchQueue.concurrentPerform(iterations: 8) { n in callback(n == 9 ? .left(.bad) : .right(n)) }
      }^.unsafeRunSyncEither()
    }
    XCTAssertTrue(outcomes.allSatisfy { (0..<8).contains($0.orNil ?? -1) })
  }

  func testARegistrationThatFailsIsTheFailure() {
    let io = IO<Failure, Int>.asyncF { _ in IO.raiseError(.bad) }^
    XCTAssertEqual(io.unsafeRunSyncEither(), .left(.bad))
  }

  func testTheFirstErrorInOrderIsTheOneOfAll() {
    enum Numbered: Error, Equatable { case of(Int) }
    let failing = [3, 1, 2].parTraverse { n in
      IO<Numbered, Void>.sleep(.milliseconds(n)).followedBy(IO<Numbered, Int>.raiseError(.of(n)))
    }^
    XCTAssertEqual(failing.unsafeRunSyncEither(), .left(.of(3)))
  }

  func testOneEffectRunsManyTimesAtOnce() {
    let (a, b) = (IO<Failure, Int>.var(), IO<Failure, Int>.var())
    let ticket = IORef<Failure, Int>.unsafe(0)
    let round = binding(
      a <- ticket.updateAndGet { $0 + 1 },
      continueOn(.global()),
      b <- IO<Failure, Int>.invoke { a.get * 10 },
      |<-IO<Failure, Void>.invoke { Thread.sleep(forTimeInterval: 0.0005) },
      yield: [a.get * 10, b.get])^
    let all = Array(0..<100).parTraverse { _ in round }^.unsafeRunSyncEither().orNil ?? []
    XCTAssertEqual(all.count, 100)
    XCTAssertTrue(all.allSatisfy { $0[0] == $0[1] })
    XCTAssertEqual(Set(all.map { $0[0] }).count, 100)
  }

  func testContainersAreWalkedSideBySide() {
    let kept: Kind<IOPartial<Failure>, OptionOf<Int>> = Option.some(2).parTraverse { n in IO<Failure, Int>.pure(n + 1) }
    XCTAssertEqual(kept^.unsafeRunSyncEither().orNil?^, .some(3))
  }

  func testEffectsSideBySideReachTheMainQueueThatWaitsForThem() {
    let there = IO<Failure, Void>.pure(()).continueOn(.main).map { _ in Thread.isMainThread }^
    let both = IO<Failure, (Bool, Bool)>.parZip(there, there).map { $0.0 && $0.1 }^
    XCTAssertEqual(both.unsafeRunSyncEither(), .right(true))
    let first = IO<Failure, Either<Bool, Bool>>.race(there, IO<Failure, Bool>.never()).map { $0.merge() }^
    XCTAssertEqual(first.unsafeRunSyncEither(), .right(true))
  }
}
