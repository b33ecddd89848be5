import Bow
import BowEffects

/// Programs of `IO`, run from construction to release.
func effectPrograms() -> [Program] {
  let n = 10_000
  func right(_ k: Int) -> IO<Never, Int> { k == 0 ? IO.pure(0)^ : IO.pure(k - 1).flatMap(right)^ }
  let numbers = Array(0..<n)
  return [
    Program("IO flatMap, nested to the right", upstream: 11.7, steps: n) {
      check(try? right(n).unsafeRunSync(), 0)
    },
    Program("IO flatMap, nested to the left", upstream: 12, steps: n) {
      var io = IO<Never, Int>.pure(0)^
      for _ in 0..<n { io = io.flatMap { IO.pure($0 + 1) }^ }
      check(try? io.unsafeRunSync(), n)
    },
    Program("IO map", upstream: 6.6, steps: n) {
      var io = IO<Never, Int>.pure(0)^
      for _ in 0..<n { io = io.map { $0 + 1 }^ }
      check(try? io.unsafeRunSync(), n)
    },
    Program("IO handleErrorWith", upstream: 3.9, steps: n) {
      var io = IO<Failure, Int>.raiseError(.expected)^
      for _ in 0..<n { io = io.handleErrorWith { IO.raiseError($0) }^ }
      check(io.unsafeRunSyncEither().isLeft, true)
    },
    Program("IO.invoke { }.unsafeRunSync()", upstream: 9.3, steps: n) {
      for i in 0..<n { check(try? IO<Never, Int>.invoke { i }.unsafeRunSync(), i) }
    },
    Program("Array.traverse into Task, an element", upstream: 65...130, steps: n) {
      check(try? numbers.traverse { Task<Int>.pure($0 + 1) }^.unsafeRunSync().count, n)
    },
    Program("binding of three variables", upstream: 81, steps: n) {
      for _ in 0..<n {
        let (a, b, c) = (IO<Never, Int>.var(), IO<Never, Int>.var(), IO<Never, Int>.var())
        let sum = binding(
          a <- IO<Never, Int>.pure(1),
          b <- IO<Never, Int>.pure(a.get + 1),
          c <- IO<Never, Int>.pure(b.get + 1),
          yield: a.get + b.get + c.get)^
        check(try? sum.unsafeRunSync(), 6)
      }
    },
  ]
}

enum Failure: Error { case expected }

/// A figure only counts when the program did its work.
func check<A: Equatable>(_ found: A?, _ expected: A) {
  guard found == expected else { fatalError("found \(String(describing: found)) instead of \(expected)") }
}
