import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad, worse }
private typealias Held<A> = Resource<IOPartial<Failure>, A>

final class ResourceTests: XCTestCase {
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  private func note(_ line: String) -> IO<Failure, Void> { IO.invoke { [log] in log.lines.append(line) } }

  private func resource(_ name: String) -> Held<String> {
    Held.from(
      acquire: { self.note("take \(name)").as(name) },
      release: { name, exit in self.note("release \(name), \(exit)") })
  }

  func testAResourceIsGivenBackAfterItsUse() {
    let result = resource("a").use { self.note("use \($0)").as(7) }^.unsafeRunSyncEither()
    XCTAssertEqual(result, .right(7))
    XCTAssertEqual(log.lines, ["take a", "use a", "release a, ExitCase.Completed"])
  }

  func testAFailedUseIsToldToTheRelease() {
    XCTAssertEqual(resource("a").use { _ in IO<Failure, Int>.raiseError(.bad) }^.unsafeRunSyncEither(), .left(.bad))
    XCTAssertEqual(log.lines, ["take a", "release a, ExitCase.Error(bad)"])
  }

  func testSeveralAreGivenBackInReverse() {
    let both = resource("a").flatMap { a in self.resource("b").map { a + $0 } }^
    XCTAssertEqual(both.use { IO.pure($0) }^.unsafeRunSyncEither(), .right("ab"))
    XCTAssertEqual(
      log.lines, ["take a", "take b", "release b, ExitCase.Completed", "release a, ExitCase.Completed"])
  }

  func testAFailedAcquisitionGivesBackWhatCameBefore() {
    let both = resource("a").flatMap { _ in Held<Int>.from({ IO.raiseError(.worse) }, { _ in self.note("never") }) }^
    XCTAssertEqual(both.use { IO.pure($0) }^.unsafeRunSyncEither(), .left(.worse))
    XCTAssertEqual(log.lines, ["take a", "release a, ExitCase.Error(worse)"])
  }

  func testResourcesOfMonoidsAreCombined() {
    let joined = resource("a").combine(.empty()).combine(resource("b"))
    XCTAssertEqual(joined.use { IO.pure($0) }^.unsafeRunSyncEither(), .right("ab"))
  }

  func testABracketsReleaseRunsOnceEachTimeItIsRun() {
    let io = resource("a").use { IO.pure($0.count) }^
    _ = (io.unsafeRunSyncEither(), io.unsafeRunSyncEither())
    XCTAssertEqual(log.lines.count, 4)
  }

  func testTheErrorOfAReleaseShowsUnlessTheUseHasFailed() {
    func held(_ use: IO<Failure, Int>) -> Either<Failure, Int> {
      IO<Failure, Void>.pure(()).bracket(release: { _ in IO.raiseError(.worse) }, use: { _ in use })^
        .unsafeRunSyncEither()
    }
    XCTAssertEqual(held(IO.pure(1)^), .left(.worse))
    XCTAssertEqual(held(IO.raiseError(.bad)^), .left(.bad))
  }

  func testAUseThatThrowsIsAFailedUse() {
    let io = note("take").bracketCase(
      release: { _, exit in self.note("\(exit)") },
      use: { _ -> IO<Failure, Int> in throw Failure.bad })^
    XCTAssertEqual(io.unsafeRunSyncEither(), .left(.bad))
    XCTAssertEqual(log.lines, ["take", "ExitCase.Error(bad)"])
  }
}
