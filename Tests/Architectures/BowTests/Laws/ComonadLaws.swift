import Bow
import XCTest

/// Checks the laws of comonads on generated values.
func checkComonadLaws<W: Comonad, Seen: Equatable>(
  seed: UInt64 = 11, _ make: (inout Generator) -> Kind<W, Int>, observe: (Kind<W, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let wa = make(&generator)
    let n = generator.int()
    let f: (Kind<W, Int>) -> Int = { $0.extract() + n }
    let g: (Kind<W, Int>) -> Int = { $0.extract() * 3 - n }
    XCTAssertEqual(observe(wa.coflatMap { $0.extract() }), observe(wa), "left identity", file: file, line: line)
    XCTAssertEqual(wa.coflatMap(f).extract(), f(wa), "right identity", file: file, line: line)
    XCTAssertEqual(
      observe(wa.coflatMap(f).coflatMap(g)), observe(wa.coflatMap { g($0.coflatMap(f)) }), "associativity",
      file: file, line: line)
    XCTAssertEqual(observe(wa.duplicate().map { $0.extract() }), observe(wa), "duplicate", file: file, line: line)
  }
}

/// Checks that positions, logs and environments go together with looking around.
func checkStoreLaws<W: ComonadStore>(
  seed: UInt64 = 17, _ make: (inout Generator) -> Kind<W, Int>, file: StaticString = #filePath, line: UInt = #line
) where W.S == Int {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (wa, s) = (make(&generator), generator.int())
    XCTAssertEqual(wa.peek(wa.position), wa.extract(), "peek where it stands", file: file, line: line)
    XCTAssertEqual(wa.duplicate().peek(s).position, s, "duplicate moves", file: file, line: line)
    XCTAssertEqual(wa.duplicate().peek(s).extract(), wa.peek(s), "duplicate shows", file: file, line: line)
    XCTAssertEqual(wa.seek(s).extract(), wa.peek(s), "seek", file: file, line: line)
    XCTAssertEqual(wa.peeks { $0 + s }, wa.peek(wa.position + s), "peeks", file: file, line: line)
    XCTAssertEqual(
      wa.experiment { [$0, s].k() }^.asArray, [wa.extract(), wa.peek(s)], "experiment", file: file, line: line)
  }
}

func checkTracedLaws<W: ComonadTraced>(
  seed: UInt64 = 19, _ make: (inout Generator) -> Kind<W, Int>, file: StaticString = #filePath, line: UInt = #line
) where W.M == Int {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (wa, m, n) = (make(&generator), generator.int(), generator.int())
    XCTAssertEqual(wa.trace(0), wa.extract(), "the empty log", file: file, line: line)
    XCTAssertEqual(wa.duplicate().trace(m).trace(n), wa.trace(m + n), "logs are joined", file: file, line: line)
    XCTAssertEqual(wa.listens { $0 * 2 }.trace(m).0, m * 2, "listens", file: file, line: line)
    XCTAssertEqual(wa.listen().trace(m).1, wa.trace(m), "listen", file: file, line: line)
    XCTAssertEqual(wa.censor { $0 + n }.trace(m), wa.trace(m + n), "censor", file: file, line: line)
  }
}

func checkEnvLaws<W: ComonadEnv>(
  seed: UInt64 = 23, _ make: (inout Generator) -> Kind<W, Int>, file: StaticString = #filePath, line: UInt = #line
) where W.E == Int {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (wa, n) = (make(&generator), generator.int())
    XCTAssertEqual(wa.coflatMap { $0.extract() + n }.ask(), wa.ask(), "looking around keeps it", file: file, line: line)
    XCTAssertEqual(wa.local { $0 + n }.ask(), wa.ask() + n, "local", file: file, line: line)
    XCTAssertEqual(wa.local { $0 + n }.extract(), wa.extract(), "local keeps the value", file: file, line: line)
    XCTAssertEqual(wa.asks { $0 * 3 }, wa.ask() * 3, "asks", file: file, line: line)
  }
}
