import Bow
import XCTest

/// Checks the laws of functors and monads on generated values. `observe` makes a container comparable.
func checkMonadLaws<F: Monad, Seen: Equatable>(
  seed: UInt64 = 7, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, fb, fc) = (make(&generator), make(&generator), make(&generator))
    let (n, k) = (generator.int(), generator.int())
    let f: (Int) -> Kind<F, Int> = { a in fb.map { $0 + a * k } }
    let g: (Int) -> Kind<F, Int> = { a in fc.map { $0 - a + n } }
    func same(_ a: Kind<F, Int>, _ b: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(a), observe(b), law, file: file, line: line)
    }
    same(fa.map { $0 }, fa, "map identity")
    same(fa.map { $0 + n }.map { $0 * k }, fa.map { ($0 + n) * k }, "map composition")
    same(F.flatMap(F.pure(n), f), f(n), "left identity")
    same(fa.flatMap { F.pure($0) }, fa, "right identity")
    same(fa.flatMap(f).flatMap(g), fa.flatMap { f($0).flatMap(g) }, "associativity")
    same(F.ap(F.pure { $0 + n }, fa), fa.map { $0 + n }, "ap is map")
    same(F.map(F.product(fa, fb)) { $0.0 * 31 + $0.1 }, fa.flatMap { a in fb.map { a * 31 + $0 } }, "product")
    same(F.tailRecM(n) { a in F.map(f(a)) { Either<Int, Int>.right($0) } }, f(n), "tailRecM")
    same(F.select(fa.map { Either<Int, Int>.right($0) }, F.pure { $0 + n }), fa, "select skips")
    same(F.select(fa.map { Either<Int, Int>.left($0) }, F.pure { $0 + n }), fa.map { $0 + n }, "select applies")
  }
}

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

/// Checks the laws of monoids on generated values.
func checkMonoidLaws<M: Monoid & Equatable>(
  seed: UInt64 = 13, _ make: (inout Generator) -> M, file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (a, b, c) = (make(&generator), make(&generator), make(&generator))
    XCTAssertEqual(a.combine(b).combine(c), a.combine(b.combine(c)), "associativity", file: file, line: line)
    XCTAssertEqual(a.combine(.empty()), a, "right identity", file: file, line: line)
    XCTAssertEqual(M.empty().combine(a), a, "left identity", file: file, line: line)
  }
}
