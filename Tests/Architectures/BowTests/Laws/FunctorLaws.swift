import Bow
import XCTest

/// Checks the laws of functors on generated values. `observe` makes a container comparable.
func checkFunctorLaws<F: Functor, Seen: Equatable>(
  seed: UInt64 = 3, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, n, k) = (make(&generator), generator.int(), generator.int())
    func same(_ a: Kind<F, Int>, _ b: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(a), observe(b), law, file: file, line: line)
    }
    same(fa.map { $0 }, fa, "identity")
    same(fa.map { $0 + n }.map { $0 * k }, fa.map { ($0 + n) * k }, "composition")
    same(fa.imap({ $0 + n }, { $0 - n }), fa.map { $0 + n }, "imap")
    same(fa.as(n), fa.map { _ in n }, "as")
    same(fa.void().as(n), fa.as(n), "void")
    same(fa.fproduct { $0 * k }.map { $0.0 + $0.1 }, fa.map { $0 + $0 * k }, "fproduct")
    same(fa.tupleLeft(n).map { $0.0 - $0.1 }, fa.map { n - $0 }, "tupleLeft")
    same(fa.tupleRight(n).map { $0.0 - $0.1 }, fa.map { $0 - n }, "tupleRight")
    same(F.lift { $0 + n }(fa), fa.map { $0 + n }, "lift")
  }
}

/// Checks the laws of applicatives.
func checkApplicativeLaws<F: Applicative, Seen: Equatable>(
  seed: UInt64 = 5, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  checkFunctorLaws(seed: seed, make, observe: observe, file: file, line: line)
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, fb, fc) = (make(&generator), make(&generator), make(&generator))
    let (n, k) = (generator.int(), generator.int())
    let ff: Kind<F, (Int) -> Int> = fb.map { b in { $0 + b } }
    let fg: Kind<F, (Int) -> Int> = fc.map { c in { $0 * c } }
    func same(_ a: Kind<F, Int>, _ b: Kind<F, Int>, _ law: String) {
      XCTAssertEqual(observe(a), observe(b), law, file: file, line: line)
    }
    same(F.ap(F.pure { $0 }, fa), fa, "identity")
    same(F.ap(F.pure { $0 + n }, F.pure(k)), F.pure(k + n), "homomorphism")
    same(F.ap(ff, F.pure(n)), F.ap(F.pure { f in f(n) }, ff), "interchange")
    let compose: ((@escaping (Int) -> Int)) -> ((@escaping (Int) -> Int)) -> (Int) -> Int = { f in { g in { f(g($0)) } }
    }
    same(F.ap(F.ap(fg.map(compose), ff), fa), F.ap(fg, F.ap(ff, fa)), "composition")
    same(F.map(fa, fb) { $0 - $1 }, F.product(fa, fb).map { $0.0 - $0.1 }, "map of two")
    same(F.map(fa, fb, fc) { $0 - $1 * $2 }, F.zip(fa, fb, fc).map { $0.0 - $0.1 * $0.2 }, "map of three")
    same(fa.zipLeft(fb), F.map(fa, fb) { a, _ in a }, "zipLeft")
    same(fa.zipRight(fb), F.map(fa, fb) { _, b in b }, "zipRight")
    same(fa.map2Eval(.now(fb)) { $0 - $1 }.value(), F.map(fa, fb) { $0 - $1 }, "map2Eval")
  }
}

/// Checks the laws of folding and walking.
func checkTraverseLaws<F: Traverse, Seen: Equatable>(
  seed: UInt64 = 47, _ make: (inout Generator) -> Kind<F, Int>, observe: (Kind<F, Int>) -> Seen,
  file: StaticString = #filePath, line: UInt = #line
) {
  checkFunctorLaws(seed: seed, make, observe: observe, file: file, line: line)
  var generator = Generator(seed: seed)
  for _ in 0..<50 {
    let (fa, n) = (make(&generator), generator.int())
    let all = F.elements(fa)
    func same<Value: Equatable>(_ a: Value, _ b: Value, _ law: String) {
      XCTAssertEqual(a, b, law, file: file, line: line)
    }
    same(observe(fa.traverse { Id($0) }^.value), observe(fa), "identity")
    same(observe(fa.traverse { Id($0 * n) }^.value), observe(fa.map { $0 * n }), "traverse is map over Id")
    let collected = fa.traverse { a -> ConstOf<[Int], Int> in Const([a]) }
    same(collected^.value, all, "the effects come in order")
    let failing = fa.traverse { $0 == all.last ? Option<Int>.none() : .some($0) }^
    same(failing.isDefined, all.isEmpty, "a failing effect fails the walk")
    let stepwise = fa.traverse { a in State<Int, Int> { s in (s + 1, s * 100 + a) } }^.run(1)
    same(stepwise.0, all.count + 1, "each effect is carried out once")
    same(
      F.elements(stepwise.1), all.enumerated().map { ($0.offset + 1) * 100 + $0.element }, "the results keep places")
    same(fa.foldLeft(0) { $0 * 3 + $1 }, all.reduce(0) { $0 * 3 + $1 }, "foldLeft")
    same(
      fa.foldRight(Eval.now(n)) { a, rest in rest.map { $0 * 3 - a }^ }.value(),
      all.reversed().reduce(n) { $0 * 3 - $1 }, "foldRight")
    same(fa.foldMap { [$0] }, all, "foldMap")
    same(fa.reduceLeftOption(-).orNil, all.first.map { all.dropFirst().reduce($0, -) }, "reduce")
    same(fa.find { $0 > n }.orNil, all.first { $0 > n }, "find")
    same(fa.exists { $0 > n }, all.contains { $0 > n }, "exists")
    same(fa.forall { $0 > n }, all.allSatisfy { $0 > n }, "forall")
    same(fa.isEmpty, all.isEmpty, "isEmpty")
    same(F.count(fa), Int64(all.count), "count")
    same(fa.foldM(0) { Option.some($0 + $1) }^.orNil, all.reduce(0, +), "foldM")
    same(
      F.elements(fa.scanLeft(initialState: 0, f: +)), all.indices.map { all[0...$0].reduce(0, +) }, "scanLeft")
  }
}
