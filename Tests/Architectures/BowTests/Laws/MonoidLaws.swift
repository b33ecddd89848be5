import Bow
import XCTest

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

/// Checks the laws of semigroups on generated values.
func checkSemigroupLaws<M: Semigroup & Equatable>(
  seed: UInt64 = 13, _ make: (inout Generator) -> M, file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (a, b, c) = (make(&generator), make(&generator), make(&generator))
    XCTAssertEqual(a.combine(b).combine(c), a.combine(b.combine(c)), "associativity", file: file, line: line)
    XCTAssertEqual(M.combineAll(a, b, c), a.combine(b).combine(c), "combineAll", file: file, line: line)
  }
}

/// Checks the laws of semirings on generated values.
func checkSemiringLaws<M: Semiring & Equatable>(
  seed: UInt64 = 13, _ make: (inout Generator) -> M, file: StaticString = #filePath, line: UInt = #line
) {
  checkMonoidLaws(seed: seed, make, file: file, line: line)
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (a, b, c) = (make(&generator), make(&generator), make(&generator))
    XCTAssertEqual(a.combine(b), b.combine(a), "sums commute", file: file, line: line)
    XCTAssertEqual(a.multiply(.one()), a, "one", file: file, line: line)
    XCTAssertEqual(a.multiply(.zero()), .zero(), "zero", file: file, line: line)
    XCTAssertEqual(
      a.multiply(b.combine(c)), a.multiply(b).combine(a.multiply(c)), "distribution", file: file, line: line)
  }
}

/// Checks the laws of containers that can be joined whatever they hold.
func checkMonoidKLaws<F: MonoidK, Seen: Equatable>(
  seed: UInt64 = 29, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  checkSemigroupKLaws(seed: seed, make, observe: observe, file: file, line: line)
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let a = make(&generator)
    XCTAssertEqual(observe(a.combineK(F.emptyK())), observe(a), "right identity", file: file, line: line)
    XCTAssertEqual(observe(F.emptyK().combineK(a)), observe(a), "left identity", file: file, line: line)
  }
}

func checkSemigroupKLaws<F: SemigroupK, Seen: Equatable>(
  seed: UInt64 = 29, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (a, b, c) = (make(&generator), make(&generator), make(&generator))
    XCTAssertEqual(
      observe(a.combineK(b).combineK(c)), observe(a.combineK(b.combineK(c))), "associativity", file: file, line: line)
  }
}
