import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class EffectTests: XCTestCase {
  func testRunAsyncHandsTheOutcomeToTheCallback() {
    var seen: [String] = []
    func run(_ io: IO<Failure, Int>) -> Either<Failure, Void> {
      io.runAsync { outcome in IO.invoke { seen.append("\(outcome)") } }^.unsafeRunSyncEither()
    }
    XCTAssertTrue(run(IO.pure(1)^).isRight)
    XCTAssertTrue(run(IO.raiseError(.bad)^).isRight)
    XCTAssertEqual(seen, ["Right(1)", "Left(bad)"])
  }

  func testEffectsThatAskForNothingRunWithoutAnEnvironment() throws {
    let io = RIO<Any, Int>.pure(3)^
    XCTAssertEqual(try io.unsafeRunSync(), 3)
    XCTAssertEqual(io.unsafeRunSyncEither().rightValue, 3)
    XCTAssertEqual(try io.runBlocking(), 3)
  }

  func testAttemptOnAQueueRunsAtOnce() {
    var runs = 0
    let known = IO<Failure, Int>.invoke {
      runs += 1
      if runs == 1 { throw Failure.bad }
      return runs
    }.attempt(on: .global())
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(known.unsafeRunSyncEither(), .left(.bad))
    XCTAssertEqual(runs, 1)
  }

  func testShiftGoesToItsQueue() throws {
    let key = DispatchSpecificKey<Int>()
    let queue = DispatchQueue(label: "there")
    queue.setSpecific(key: key, value: 5)
    let there: Kind<IOPartial<Never>, Void> = queue.shift()
    XCTAssertEqual(try there.map { DispatchQueue.getSpecific(key: key) }^.unsafeRunSync(), 5)
  }

  func testConsoleAndFilesAreEffects() throws {
    let name = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let files = FileManager.default
    let round = files.createFileIO(atPath: name, contents: Data("x".utf8))
      .followedBy(files.contentsIO(atPath: name))
      .forEffect(files.removeItemIO(atPath: name))^
    XCTAssertFalse(files.fileExists(atPath: name))
    XCTAssertEqual(try round.unsafeRunSync(), Data("x".utf8))
    XCTAssertFalse(files.fileExists(atPath: name))
    let silent: IO<Never, Void> = ConsoleIO.print("", terminator: "")
    XCTAssertNoThrow(try silent.unsafeRunSync())
  }

  func testAFailedRequestIsAnError() {
    let missing = URLSession.shared.dataTaskIO(with: URL(fileURLWithPath: "/does/not/exist"))
    XCTAssertTrue(missing.unsafeRunSyncEither().isLeft)
  }

  func testMergeTakesUpToNine() {
    let four = IO<Failure, (Int, Int, Int, Int)>.merge({ 1 }, { 2 }, { 3 }, { 4 })
    XCTAssertEqual(four.map { [$0.0, $0.1, $0.2, $0.3] }^.unsafeRunSyncEither(), .right([1, 2, 3, 4]))
  }

  func testAnyErrorAndMapErrorChangeTheErrorsType() {
    let io = IO<Failure, Int>.raiseError(.bad)^
    XCTAssertEqual(io.anyError.unsafeRunSyncEither().leftValue as? Failure, .bad)
    XCTAssertEqual(io.anyError.mapError { $0 as? Failure ?? .bad }.unsafeRunSyncEither(), .left(.bad))
  }

  func testWaitingForTheMainQueueOnTheMainThreadDoesNotDeadlock() throws {
    let there = IO<Never, Bool>.pure(true).continueOn(.global()).continueOn(.main).map { _ in Thread.isMainThread }^
    XCTAssertTrue(try there.unsafeRunSync())
  }
}
