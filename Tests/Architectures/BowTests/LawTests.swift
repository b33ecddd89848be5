import Bow
import XCTest

final class MonadLawTests: XCTestCase {
  func testOption() {
    checkMonadLaws({ $0.option() }, observe: { $0 })
    checkErrorLaws((), { $0.option() }, observe: { $0 })
    checkTraverseLaws({ $0.option() }, observe: { $0 })
    checkMonoidKLaws({ $0.option() }, observe: { $0 })
  }

  func testEither() {
    checkMonadLaws({ $0.either() }, observe: { $0 })
    checkErrorLaws("bad", { $0.either() }, observe: { $0 })
    checkTraverseLaws({ $0.either() }, observe: { $0 })
    checkSemigroupKLaws({ $0.either() }, observe: { $0 })
  }

  func testIor() {
    let make: (inout Generator) -> IorOf<String, Int> = { generator in
      switch generator.int() % 3 {
      case 0: return Ior.left(String(generator.int()))
      case 1: return Ior.right(generator.int())
      default: return Ior.both(String(generator.int()), generator.int())
      }
    }
    checkMonadLaws(make, observe: { $0 })
    checkTraverseLaws(make, observe: { $0 })
  }

  func testTry() {
    let make: (inout Generator) -> TryOf<Int> = {
      $0.bool() ? Try.success($0.int()) : .failure(Failure.number($0.int()))
    }
    checkMonadLaws(make, observe: { $0 })
    checkErrorLaws(Failure.number(1), make, observe: { $0 })
    checkTraverseLaws(make, observe: { $0 })
  }

  func testArrays() {
    checkMonadLaws({ $0.array() }, observe: { $0 })
    checkTraverseLaws({ $0.array() }, observe: { $0 })
    checkMonoidKLaws({ $0.array() }, observe: { $0 })
    let nonEmpty: (inout Generator) -> NonEmptyArrayOf<Int> = { NEA.of($0.int(), $0.int()) }
    checkMonadLaws(nonEmpty, observe: { $0 })
    checkTraverseLaws(nonEmpty, observe: { $0 })
    checkSemigroupKLaws(nonEmpty, observe: { $0 })
  }

  func testId() {
    checkMonadLaws({ Id($0.int()) }, observe: { $0 })
    checkTraverseLaws({ Id($0.int()) }, observe: { $0 })
  }

  func testDeferredValues() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return generator.bool() ? Eval.later { n } : Eval.now(n)
      }, observe: { $0 })
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Function0 { n }
      }, observe: { $0 })
  }

  func testFunctions() {
    let see: (Function1Of<Int, Int>) -> [Int] = { f in (-2...2).map(f^.invoke) }
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Function1 { $0 * n }
      }, observe: see)
    checkReaderLaws(Function1Partial<Int>.self, observe: see)
  }

  func testConst() {
    checkApplicativeLaws({ Const<String, Int>(String($0.int())) }, observe: { $0 })
    checkTraverseLaws({ Const<String, Int>(String($0.int())) }, observe: { $0 })
  }

  func testValidated() {
    let make: (inout Generator) -> ValidatedOf<String, Int> = {
      $0.bool() ? Validated.valid($0.int()) : .invalid(String($0.int()))
    }
    checkFunctorLaws(make, observe: { $0 })
    // What is wrong with a later argument comes first: only the number of errors obeys the laws of applicatives.
    checkApplicativeLaws(make, observe: { $0^.fold({ $0.count }, { $0 + 1_000 }) })
    checkTraverseLaws(make, observe: { $0 })
    checkSemigroupKLaws(make, observe: { $0 })
  }
}

final class TransformerLawTests: XCTestCase {
  func testState() {
    let see: (StateOf<Int, Int>) -> [Int] = { [$0^.run(5).0, $0^.run(5).1] }
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return State<Int, Int> { ($0 &* 3 &+ n, $0 &- n) }
      }, observe: see)
    checkStateLaws(StatePartial<Int>.self, observe: see)
  }

  func testStateTOverOption() {
    let see: (StateTOf<ForOption, Int, Int>) -> OptionOf<[Int]> = { $0^.runM(5).map { [$0.0, $0.1] } }
    let make: (inout Generator) -> StateTOf<ForOption, Int, Int> = { generator in
      let n = generator.int()
      return StateT { $0 % 7 == n % 7 ? Option.none() : Option.some(($0 &+ n, $0 &- n)) }
    }
    checkMonadLaws(make, observe: see)
    checkErrorLaws((), make, observe: see)
    checkStateLaws(StateTPartial<ForOption, Int>.self, observe: see)
  }

  func testStateTOverArrays() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return StateT<ForArrayK, Int, Int> { s in [(s &+ n, s), (s, n)].k() }
      }, observe: { $0^.runM(2).map { [$0.0, $0.1] } })
  }

  func testReader() {
    let see: (ReaderOf<Int, Int>) -> IdOf<Int> = { $0^.run(4) }
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Reader<Int, Int> { Id($0 * n) }
      }, observe: see)
    checkReaderLaws(ReaderPartial<Int>.self, observe: see)
  }

  func testKleisliOverEither() {
    let see: (KleisliOf<EitherPartial<String>, Int, Int>) -> EitherOf<String, Int> = { $0^.run(4) }
    let make: (inout Generator) -> KleisliOf<EitherPartial<String>, Int, Int> = { generator in
      let either: Either<String, Int> = generator.either()
      return Kleisli { d in either.map { $0 * d } }
    }
    checkMonadLaws(make, observe: see)
    checkErrorLaws("bad", make, observe: see)
    checkReaderLaws(KleisliPartial<EitherPartial<String>, Int>.self, observe: see)
  }

  func testKleisliOverEval() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Kleisli<ForEval, Int, Int> { d in Eval.later { d * n } }
      }, observe: { $0^.run(4) })
  }

  func testWriter() {
    checkMonadLaws({ Writer<[Int], Int>.put($0.int(), [$0.int()]) }, observe: { $0^.run.0 + [$0^.run.1] })
    checkWriterLaws(WriterPartial<String>.self, observe: { "\($0^.run)" })
  }

  func testWriterTOverOption() {
    let make: (inout Generator) -> WriterTOf<ForOption, String, Int> = {
      $0.bool() ? WriterT(Option.none()) : WriterT.put($0.int(), String($0.int()))
    }
    checkMonadLaws(make, observe: { $0 })
    checkErrorLaws((), make, observe: { $0 })
    checkWriterLaws(WriterTPartial<ForOption, String>.self, observe: { $0 })
  }

  func testWhatMonadsUnderneathCanDo() {
    checkReaderLaws(StateTPartial<ReaderPartial<Int>, Int>.self, observe: { $0^.runA(1)^.run(4) })
    checkWriterLaws(StateTPartial<WriterPartial<String>, Int>.self, observe: { $0^.runA(1) })
    checkStateLaws(KleisliPartial<StatePartial<Int>, Int>.self, observe: { ["\($0^.run(1)^.run(5))"] })
    checkWriterLaws(KleisliPartial<WriterPartial<String>, Int>.self, observe: { $0^.run(1) })
    checkStateLaws(WriterTPartial<StatePartial<Int>, String>.self, observe: { ["\($0^.runT^.run(5))"] })
    checkReaderLaws(WriterTPartial<ReaderPartial<Int>, String>.self, observe: { $0^.content()^.run(3) })
  }

  func testOptionT() {
    let see: (OptionTOf<StatePartial<Int>, Int>) -> [String] = { ["\($0^.value^.run(5))"] }
    let make: (inout Generator) -> OptionTOf<StatePartial<Int>, Int> = { generator in
      let option: Option<Int> = generator.option()
      return OptionT(State { s in (s &+ 1, option.map { $0 &+ s }^) })
    }
    checkMonadLaws(make, observe: see)
    checkStateLaws(OptionTPartial<StatePartial<Int>>.self, observe: see)
    checkMonoidKLaws({ OptionT<ForId, Int>(Id($0.option())) }, observe: { $0 })
    checkTraverseLaws({ OptionT<ForArrayK, Int>([$0.option(), $0.option()].k()) }, observe: { $0 })
    checkErrorLaws("bad", { OptionT<EitherPartial<String>, Int>.some($0.int()) }, observe: { $0 })
    checkReaderLaws(OptionTPartial<ReaderPartial<Int>>.self, observe: { $0^.value^.run(3) })
    checkWriterLaws(OptionTPartial<WriterPartial<String>>.self, observe: { $0 })
  }

  func testEitherT() {
    let make: (inout Generator) -> EitherTOf<ForArrayK, String, Int> = { EitherT([$0.either(), $0.either()].k()) }
    checkMonadLaws(make, observe: { $0 })
    checkErrorLaws("bad", make, observe: { $0 })
    checkTraverseLaws(make, observe: { $0 })
    checkSemigroupKLaws({ EitherT<ForId, String, Int>(Id($0.either())) }, observe: { $0 })
    checkStateLaws(EitherTPartial<StatePartial<Int>, String>.self, observe: { ["\($0^.value^.run(5))"] })
    checkReaderLaws(EitherTPartial<ReaderPartial<Int>, String>.self, observe: { $0^.value^.run(3) })
    checkWriterLaws(EitherTPartial<WriterPartial<String>, String>.self, observe: { $0 })
  }

  func testCo() {
    let store = Store(3) { s in { (a: Int) in [s, a] } }
    let onStore: (CoOf<StorePartial<Int>, Int>) -> [Int] = { $0^.run(store) }
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Co<StorePartial<Int>, Int>.state { ($0 &+ n, $0 &* 2) }
      }, observe: onStore)
    checkStateLaws(CoPartial<StorePartial<Int>>.self, observe: onStore)
    checkReaderLaws(
      CoPartial<EnvPartial<Int>>.self, observe: { co in co^.run(Env(4, { (a: Int) in a })) })
    checkWriterLaws(
      CoPartial<TracedPartial<String>>.self,
      observe: { co in co^.run(Traced<String, (Int) -> String> { log in { (a: Int) in "\(log) \(a)" } }) })
    checkMonadLaws(
      { generator in Action<Int, Int>.liftAction(generator.int(), generator.int()) },
      observe: { co in
        let machine = Moore<Int, (Int) -> [Int]>.from(
          initialState: 1, render: { s in { a in [s, a] } }, update: { $0 &* 3 &+ $1 })
        return co^.run(machine)
      })
  }
}

final class ComonadLawTests: XCTestCase {
  func testPlainComonads() {
    checkComonadLaws({ Id($0.int()) }, observe: { $0 })
    checkComonadLaws({ NEA.of($0.int(), $0.int(), $0.int()) }, observe: { $0 })
    checkComonadLaws({ Eval.now($0.int()) }, observe: { $0 })
    checkComonadLaws(
      { generator in
        let n = generator.int()
        return Function0 { n }
      }, observe: { $0 })
  }

  func testStore() {
    let make: (inout Generator) -> StoreOf<Int, Int> = { generator in
      let n = generator.int()
      return Store(n) { $0 &* $0 &- n }
    }
    checkComonadLaws(make, observe: { store in (-2...2).map { store.peek($0) } + [store.position] })
    checkStoreLaws(make)
  }

  func testStoreTOverZippers() {
    let make: (inout Generator) -> StoreTOf<Int, ForZipper, Int> = { generator in
      let (n, k) = (generator.int(), generator.int())
      return StoreT(n, Zipper(left: [{ $0 - n }], focus: { $0 * k }, right: [{ $0 + k }]))
    }
    checkComonadLaws(make, observe: { store in store^.lower() })
    checkStoreLaws(make)
  }

  func testTraced() {
    let make: (inout Generator) -> TracedOf<Int, Int> = { generator in
      let n = generator.int()
      return Traced { $0 * n }
    }
    checkComonadLaws(make, observe: { traced in (-2...2).map { traced.trace($0) } })
    checkTracedLaws(make)
  }

  func testEnv() {
    checkComonadLaws({ Env($0.int(), $0.int()) }, observe: { [$0^.run().0, $0^.run().1] })
    checkEnvLaws({ Env($0.int(), $0.int()) })
    checkEnvLaws({ EnvT($0.int(), NEA.of($0.int(), $0.int())) })
    checkComonadLaws({ EnvT($0.int(), NEA.of($0.int(), $0.int())) }, observe: { $0^.lower() })
  }

  func testWhatComonadsUnderneathCanDo() {
    checkEnvLaws { generator in StoreT(generator.int(), Env(generator.int(), { $0 * 2 })) }
    checkTracedLaws { generator in StoreT(generator.int(), Traced<Int, (Int) -> Int> { m in { $0 * 3 + m } }) }
    checkEnvLaws { generator in TracedT<Int, EnvPartial<Int>, Int>(Env(generator.int(), { $0 - 1 })) }
    checkStoreLaws { generator in TracedT<Int, StorePartial<Int>, Int>(Store(generator.int()) { s in { $0 + s } }) }
    checkStoreLaws { generator in EnvT("e", Store(generator.int()) { $0 * 5 }) }
    checkTracedLaws { generator in
      let n = generator.int()
      return EnvT("e", Traced<Int, Int> { $0 * n })
    }
  }

  func testMoore() {
    checkComonadLaws(
      { generator in
        let n = generator.int()
        return Moore<Int, Int>.from(initialState: n, render: { $0 * 2 }, update: { $0 &+ $1 })
      },
      observe: { machine in [machine^.view, machine^.handle(3).view, machine^.handle(3).handle(-5).view] })
  }

  func testZipper() {
    let make: (inout Generator) -> ZipperOf<Int> = {
      Zipper(left: [$0.int()], focus: $0.int(), right: [$0.int(), $0.int()])
    }
    checkComonadLaws(make, observe: { $0 })
    checkTraverseLaws(make, observe: { $0 })
  }

  func testSum() {
    checkComonadLaws(
      { Sum(left: NEA.of($0.int(), $0.int()), right: Id($0.int()), side: $0.bool() ? .left : .right) }, observe: { $0 })
  }
}

final class MonoidLawTests: XCTestCase {
  func testNumbers() {
    checkSemiringLaws { $0.int() }
    checkSemiringLaws { Int8(truncatingIfNeeded: $0.int()) }
    checkSemiringLaws { Int16($0.int()) }
    checkSemiringLaws { Int32($0.int()) }
    checkSemiringLaws { Int64($0.int()) }
    checkSemiringLaws { UInt(abs($0.int())) }
    checkSemiringLaws { UInt8(truncatingIfNeeded: $0.int()) }
    checkSemiringLaws { UInt16(truncatingIfNeeded: $0.int()) }
    checkSemiringLaws { UInt32(truncatingIfNeeded: $0.int()) }
    checkSemiringLaws { UInt64(truncatingIfNeeded: $0.int()) }
    checkSemiringLaws { Float($0.int()) }
    checkSemiringLaws { Double($0.int()) }
    checkSemiringLaws { $0.bool() }
  }

  func testContainers() {
    checkMonoidLaws { String($0.int()) }
    checkMonoidLaws { [$0.int()] }
    checkMonoidLaws { $0.array() }
    checkMonoidLaws { $0.option() }
    checkMonoidLaws { $0.either() }
    checkMonoidLaws { Id($0.int()) }
    checkMonoidLaws { Const<Int, String>($0.int()) }
    checkMonoidLaws { $0.bool() ? Try.success($0.int()) : Try.failure(TryError.illegalState) }
    checkSemigroupLaws { NEA.of($0.int()) }
    checkSemigroupLaws { $0.bool() ? Ior<Int, Int>.left($0.int()) : .both($0.int(), $0.int()) }
  }

  func testFunctionsFromATypeToItself() {
    var generator = Generator(seed: 53)
    for _ in 0..<50 {
      let (n, k, x) = (generator.int(), generator.int(), generator.int())
      let (f, g) = (Endo<Int> { $0 + n }, Endo<Int> { $0 * k })
      XCTAssertEqual(f.combine(g).run(x), (x + n) * k)
      XCTAssertEqual(f.combine(.empty()).run(x), f.run(x))
      XCTAssertEqual(Endo.empty().combine(f).run(x), f.run(x))
    }
  }

  func testFunctionsToAMonoid() {
    let (f, g) = (Function1<Int, String> { "\($0)" }, Function1<Int, String> { "\($0 + 1)" })
    XCTAssertEqual(f.combine(g).invoke(3), "34")
    XCTAssertEqual(Function1<Int, String>.empty().invoke(3), "")
  }
}

private enum Failure: Error { case number(Int) }

extension Generator {
  fileprivate mutating func option() -> Option<Int> { bool() ? .some(int()) : .none() }
  fileprivate mutating func either() -> Either<String, Int> { bool() ? .right(int()) : .left(String(int())) }
  fileprivate mutating func array() -> ArrayK<Int> {
    ArrayK((0..<Int.random(in: 0...3, using: &self)).map { _ in int() })
  }
}
