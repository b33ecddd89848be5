import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad, worse }

final class IOTests: XCTestCase {
  func testAMillionStepsToTheLeftAndToTheRight() throws {
    let million = 1_000_000
    var left = IO<Never, Int>.pure(0)^
    for _ in 0..<million { left = left.flatMap { IO.pure($0 + 1) }^ }
    XCTAssertEqual(try left.unsafeRunSync(), million)

    func right(_ n: Int) -> IO<Never, Int> { n == 0 ? IO.pure(7)^ : IO.pure(n - 1).flatMap(right)^ }
    XCTAssertEqual(try right(million).unsafeRunSync(), 7)
  }

  func testAMillionHandlersAndCaptures() throws {
    var handled = IO<Failure, Int>.raiseError(.bad)^
    for _ in 0..<1_000_000 { handled = handled.handleErrorWith { IO.raiseError($0) }^ }
    XCTAssertEqual(handled.unsafeRunSyncEither(), Either.left(.bad))

    var captured = IO<Never, Int>.pure(0)^
    for _ in 0..<1_000_000 {
      let rest = captured
      captured = IO<Never, Int>.pure(1).flatMap { _ in rest }^
    }
    XCTAssertEqual(try captured.unsafeRunSync(), 0)
  }

  func testAMillionCallbacksThatAnswerAtOnce() throws {
    func loop(_ n: Int) -> IO<Never, Int> {
      n == 0 ? IO.pure(0)^ : IO<Never, Int>.async { $0(.right(n - 1)) }.flatMap(loop)^
    }
    XCTAssertEqual(try loop(1_000_000).unsafeRunSync(), 0)
  }

  func testMonadLaws() {
    for n in 0..<20 {
      let f: (Int) -> IO<Failure, Int> = { a in a % 3 == 0 ? IO.raiseError(.bad)^ : IO.pure(a * 2)^ }
      let g: (Int) -> IO<Failure, Int> = { a in a % 5 == 0 ? IO.raiseError(.worse)^ : IO.pure(a + 1)^ }
      let io = IO<Failure, Int>.invoke { n }
      XCTAssertEqual(
        io.flatMap(f).flatMap(g)^.unsafeRunSyncEither(), io.flatMap { f($0).flatMap(g) }^.unsafeRunSyncEither())
      XCTAssertEqual(IO.pure(n).flatMap(f)^.unsafeRunSyncEither(), f(n).unsafeRunSyncEither())
      XCTAssertEqual(f(n).flatMap { IO.pure($0) }^.unsafeRunSyncEither(), f(n).unsafeRunSyncEither())
      XCTAssertEqual(
        IO<Failure, Int>.raiseError(.bad).handleErrorWith { _ in f(n) }^.unsafeRunSyncEither(),
        f(n).unsafeRunSyncEither())
    }
  }

  func testNothingHappensBeforeItIsRun() {
    var count = 0
    let io = IO<Never, Void>.invoke { count += 1 }.followedBy(IO<Never, Void>.invoke { count += 1 })^
    XCTAssertEqual(count, 0)
    _ = io.unsafeRunSyncEither()
    _ = io.unsafeRunSyncEither()
    XCTAssertEqual(count, 4)
  }

  func testBracketReleasesAfterUseWithTheRealExit() {
    var log: [String] = []
    func note(_ s: String) -> IO<Failure, Void> { IO.invoke { log.append(s) } }
    func use(_ result: IO<Failure, Int>) -> Either<Failure, Int> {
      note("take").bracketCase(
        release: { _, exit in note("release \(exit)") }, use: { _ in note("use").followedBy(result) })^
        .unsafeRunSyncEither()
    }
    XCTAssertEqual(use(IO.pure(1)^), .right(1))
    XCTAssertEqual(use(IO.raiseError(.bad)^), .left(.bad))
    XCTAssertEqual(log, ["take", "use", "release ExitCase.Completed", "take", "use", "release ExitCase.Error(bad)"])
  }

  func testNestedFinalizersRunInsideOut() {
    var log: [String] = []
    func note(_ s: String) -> IO<Failure, Void> { IO.invoke { log.append(s) } }
    _ = note("work").guarantee(note("inner")).guarantee(note("outer"))^.unsafeRunSyncEither()
    XCTAssertEqual(log, ["work", "inner", "outer"])
  }

  func testRefsLoseNothing() throws {
    let ref = IORef<Never, Int>.unsafe(0)
    _ = try Array(0..<50).parTraverse { _ in ref.update { $0 + 1 } }^.unsafeRunSync()
    XCTAssertEqual(try ref.get()^.unsafeRunSync(), 50)
  }

  func testRefAccessNoticesAChangeInBetween() throws {
    let ref = IORef<Never, Int>.unsafe(1)
    let (_, set) = try ref.access()^.unsafeRunSync()
    XCTAssertTrue(try set(2)^.unsafeRunSync())
    XCTAssertFalse(try set(3)^.unsafeRunSync())
    XCTAssertEqual(try ref.get()^.unsafeRunSync(), 2)
  }

  func testRetryMakesOneMoreAttemptThanItRecurs() {
    var attempts = 0
    let failing = IO<Failure, Int>.invoke {
      attempts += 1
      throw attempts == 1 ? Failure.bad : .worse
    }
    let result = failing.retry(Schedule<Any, Failure, Int, Int>.recurs(3)).unsafeRunSyncEither()
    XCTAssertEqual(attempts, 4)
    XCTAssertEqual(result, .left(.bad))
  }

  func testEnvIONestedToTheLeftIsStackSafe() throws {
    var io = URIO<Int, Int>.pure(0)^
    for _ in 0..<100_000 { io = io.flatMap { n in URIO<Int, Int>.access { n + $0 } }^ }
    XCTAssertEqual(try io.provide(2).unsafeRunSync(), 200_000)
  }
}
