import Bow
import XCTest

/// Checks the laws of functors, applicatives, selectives and monads on generated values. `observe` makes a container comparable.
func checkMonadLaws<F: Monad, Seen: Equatable>(
  seed: UInt64 = 7, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  checkApplicativeLaws(seed: seed, make, observe: observe, file: file, line: line)
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, fb, fc) = (make(&generator), make(&generator), make(&generator))
    let (n, k) = (generator.int(), generator.int())
    let f: (Int) -> Kind<F, Int> = { a in fb.map { $0 + a * k } }
    let g: (Int) -> Kind<F, Int> = { a in fc.map { $0 - a + n } }
    func same(_ a: Kind<F, Int>, _ b: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(a), observe(b), law, file: file, line: line)
    }
    same(F.flatMap(F.pure(n), f), f(n), "left identity")
    same(fa.flatMap { F.pure($0) }, fa, "right identity")
    same(fa.flatMap(f).flatMap(g), fa.flatMap { f($0).flatMap(g) }, "associativity")
    same(F.ap(F.pure { $0 + n }, fa), fa.map { $0 + n }, "ap is map")
    same(F.map(F.product(fa, fb)) { $0.0 * 31 + $0.1 }, fa.flatMap { a in fb.map { a * 31 + $0 } }, "product")
    same(F.tailRecM(n) { a in F.map(f(a)) { Either<Int, Int>.right($0) } }, f(n), "tailRecM")
    let countdown: (Int) -> Kind<F, Either<Int, Int>> = { a in
      a <= 0 ? fb.map { .right($0) } : fa.map { _ in .left(a - 1) }
    }
    same(F.tailRecM(2, countdown), fa.followedBy(fa).followedBy(fb), "tailRecM repeats")
    same(fa.followedBy(fb), fa.flatMap { _ in fb }, "followedBy")
    same(fa.forEffect(fb), fa.flatMap { a in fb.map { _ in a } }, "forEffect")
    same(fa.flatTap(f), fa.flatMap { a in f(a).map { _ in a } }, "flatTap")
    same(fa.mproduct(f).map { $0.0 + $0.1 }, fa.flatMap { a in f(a).map { a + $0 } }, "mproduct")
    same(fa.map { _ in fb }.flatten(), fa.followedBy(fb), "flatten")
    same(F.select(fa.map { Either<Int, Int>.right($0) }, F.pure { $0 + n }), fa, "select skips")
    same(F.select(fa.map { Either<Int, Int>.left($0) }, F.pure { $0 + n }), fa.map { $0 + n }, "select applies")
    let choice: Kind<F, Either<Int, Int>> = fa.map { $0 % 2 == 0 ? .left($0) : .right($0) }
    let branched = choice.branch(ifLeft: F.pure { (a: Int) in a + k }, ifRight: F.pure { (a: Int) in a - k })
    same(branched, fa.map { $0 % 2 == 0 ? $0 + k : $0 - k }, "branch")
    same(fa.map { $0 > 0 }.ifS(then: fb, else: fc), fa.flatMap { $0 > 0 ? fb : fc }, "ifS")
  }
}

/// Checks the laws of failing and recovering.
func checkErrorLaws<F: MonadError, Seen: Equatable>(
  seed: UInt64 = 31, _ error: F.E, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, n) = (make(&generator), generator.int())
    let failed: Kind<F, Int> = F.raiseError(error)
    func same(_ a: Kind<F, Int>, _ b: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(a), observe(b), law, file: file, line: line)
    }
    same(failed.flatMap { _ in fa }, failed, "a failure ends")
    same(failed.handleErrorWith { _ in fa }, fa, "a failure is handled")
    same(F.pure(n).handleErrorWith { _ in failed }, F.pure(n), "a value needs no handling")
    same(failed.handleError { _ in n }, F.pure(n), "handleError")
    same(failed.attempt().map { $0.fold({ _ in n }, { $0 }) }, F.pure(n), "attempt of a failure")
    same(F.pure(n).attempt().map { $0.fold({ _ in 0 }, { $0 }) }, F.pure(n), "attempt of a value")
    same(F.pure(n).ensure({ error }, { _ in false }), failed, "ensure")
    same(F.fromEither(.right(n)), F.pure(n), "fromEither")
    same(F.fromOption(Option<Int>.none(), { error }), failed, "fromOption")
  }
}

/// Checks the laws of carrying a state.
func checkStateLaws<F: MonadState, Seen: Equatable>(
  seed: UInt64 = 37, _: F.Type, observe: (Kind<F, Int>) -> Seen, file: StaticString = #filePath, line: UInt = #line
) where F.S == Int {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (a, b) = (generator.int(), generator.int())
    func same(_ x: Kind<F, Int>, _ y: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(x), observe(y), law, file: file, line: line)
    }
    same(F.set(a).followedBy(F.get()), F.set(a).followedBy(F.pure(a)), "set, get")
    same(F.set(a).followedBy(F.set(b)).as(0), F.set(b).as(0), "set, set")
    same(F.get().flatMap { F.set($0) }.as(0), F.pure(0), "get, set")
    same(F.modify { $0 * a }.followedBy(F.get()), F.get().flatMap { s in F.set(s * a).followedBy(F.get()) }, "modify")
    same(F.inspect { $0 + b }, F.get().map { $0 + b }, "inspect")
    same(F.state { ($0 + a, $0 - b) }, F.get().flatMap { s in F.set(s + a).as(s - b) }, "state")
  }
}

/// Checks the laws of asking for an environment.
func checkReaderLaws<F: MonadReader, Seen: Equatable>(
  seed: UInt64 = 41, _: F.Type, observe: (Kind<F, Int>) -> Seen, file: StaticString = #filePath, line: UInt = #line
) where F.D == Int {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let n = generator.int()
    func same(_ x: Kind<F, Int>, _ y: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(x), observe(y), law, file: file, line: line)
    }
    same(F.ask().followedBy(F.ask()), F.ask(), "asking changes nothing")
    same(F.local(F.ask()) { $0 + n }, F.ask().map { $0 + n }, "local")
    same(F.local(F.local(F.ask()) { $0 * 2 }) { $0 + n }, F.ask().map { ($0 + n) * 2 }, "local twice")
    same(F.local(F.pure(n)) { $0 + 1 }, F.pure(n), "local of a value")
    same(F.reader { $0 * n }, F.ask().map { $0 * n }, "reader")
  }
}

/// Checks the laws of writing a log.
func checkWriterLaws<F: MonadWriter, Seen: Equatable>(
  seed: UInt64 = 43, _: F.Type, observe: (Kind<F, Int>) -> Seen, file: StaticString = #filePath, line: UInt = #line
) where F.W == String {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (n, v, w) = (generator.int(), String(generator.int()), String(generator.int()))
    func same(_ x: Kind<F, Int>, _ y: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(x), observe(y), law, file: file, line: line)
    }
    same(F.tell(v).followedBy(F.tell(w)).as(n), F.tell(v + w).as(n), "logs are joined")
    same(F.writer((v, n)), F.tell(v).as(n), "writer")
    same(F.listen(F.writer((v, n))).map { $0.0 == v ? $0.1 : -1 }, F.writer((v, n)), "listen")
    same(F.censor(F.writer((v, n))) { $0 + w }, F.writer((v + w, n)), "censor")
    same(F.pass(F.writer((v, ({ $0 + w }, n)))), F.writer((v + w, n)), "pass")
  }
}
