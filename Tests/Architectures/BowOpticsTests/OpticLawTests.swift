import Bow
import BowOptics
import XCTest

private struct Part: Equatable, AutoLens { var count: Int }
private struct Whole: Equatable, AutoLens, AutoOptional, AutoTraversal {
  var part: Part
  var maybe: Int?
  var option: Option<Int>
  var many: [Int]
}
private enum Shape: Equatable, AutoPrism {
  case circle(Int)
  case square(side: Int)
  case none
}

final class OpticLawTests: XCTestCase {
  private let ints = [1, 2, -3]
  private let wholes = [
    Whole(part: Part(count: 1), maybe: nil, option: .some(4), many: [1, 2]),
    Whole(part: Part(count: 2), maybe: 7, option: .none(), many: []),
  ]

  func testDerivedOptics() {
    checkLensLaws(Whole.lens(for: \.part.count), wholes, ints, ==, ==)
    checkLensLaws(Whole.lens(for: \.part) + Part.lens(for: \.count), wholes, ints, ==, ==)
    checkTraversalLaws(Whole.traversal(for: \.many), wholes, ints, ==, ==)
    // Setting the part of a missing optional makes it: the laws hold where it is there.
    checkOptionalLaws(Whole.optional(for: \.maybe), [wholes[1]], ints, ==, ==)
    checkOptionalLaws(Whole.optional(for: \.option), [wholes[0]], ints, ==, ==)
    let shapes = [Shape.circle(1), .square(side: 2), .none]
    checkPrismLaws(Shape.prism(for: Shape.circle), shapes, ints, ==, ==)
    checkPrismLaws(Shape.prism(for: Shape.square), shapes, ints, ==, ==)
    checkPrismLaws(Shape.prism(for: .none), shapes, [()], ==, { _, _ in true })
  }

  func testArrays() {
    let arrays = [[], [5], [5, 6, 7]]
    checkTraversalLaws([Int].traversal, arrays, ints, ==, ==)
    checkTraversalLaws([Int].filter { $0 % 2 == 0 }, arrays, ints, ==, ==)
    checkOptionalLaws([Int].index(1), arrays, ints, ==, ==)
    checkOptionalLaws([Int].head, arrays, ints, ==, ==)
    checkOptionalLaws([Int].tail, arrays, [[], [1]], ==, ==)
    checkOptionalLaws([Int].lastOption, arrays, ints, ==, ==)
    checkOptionalLaws([Int].initialOption, arrays, [[], [1]], ==, ==)
    checkPrismLaws([Int].cons, arrays, [(1, []), (2, [3])], ==, ==)
    checkPrismLaws([Int].snoc, arrays, [([], 1), ([3], 2)], ==, ==)
    checkIsoLaws([Int].toArrayK, arrays, arrays.map { $0.k() }, ==, ==)
  }

  func testOtherArrays() {
    let arrays = [[], [5], [5, 6, 7]].map { $0.k() }
    checkTraversalLaws(ArrayK<Int>.traversal, arrays, ints, ==, ==)
    checkTraversalLaws(ArrayK<Int>.filter { $0 > 0 }, arrays, ints, ==, ==)
    checkOptionalLaws(ArrayK<Int>.index(2), arrays, ints, ==, ==)
    checkPrismLaws(ArrayK<Int>.cons, arrays, [(1, [3].k())], ==, ==)
    checkIsoLaws(ArrayK<Int>.toOptionNEA, arrays, [.none(), .some(NEA.of(1, 2))], ==, ==)
    let nonEmpty = [NEA.of(1), NEA.of(1, 2, 3)]
    checkTraversalLaws(NEA<Int>.traversal, nonEmpty, ints, ==, ==)
    checkTraversalLaws(NEA<Int>.filter { $0 != 1 }, nonEmpty, ints, ==, ==)
    checkOptionalLaws(NEA<Int>.index(1), nonEmpty, ints, ==, ==)
    checkLensLaws(NEA<Int>.headLens, nonEmpty, ints, ==, ==)
    checkLensLaws(NEA<Int>.tailLens, nonEmpty, [[], [4]], ==, ==)
  }

  func testTextsDictionariesAndSets() {
    checkIsoLaws(String.toArray, ["", "ab"], [[], ["x"]], ==, ==)
    checkTraversalLaws(String.traversal, ["", "ab"], ["x", "y"], ==, ==)
    checkOptionalLaws(String.index(1), ["", "abc"], ["x", "y"], ==, ==)
    checkPrismLaws(String.snoc, ["", "ab"], [("a", "x")], ==, ==)
    let dictionaries = [[:], ["a": 1], ["a": 1, "b": 2]]
    checkLensLaws([String: Int].at("a"), dictionaries, [nil, 5], ==, ==)
    checkOptionalLaws([String: Int].index("b"), dictionaries, ints, ==, ==)
    checkTraversalLaws([String: Int].each, dictionaries, ints, ==, ==)
    checkLensLaws(Set<Int>.at(3), [[], [3], [3, 4]], [true, false], ==, ==)
  }

  func testContainersOfOneValue() {
    let options = [Option.some(1), .none()]
    checkPrismLaws(Option<Int>.somePrism, options, ints, ==, ==)
    checkPrismLaws(Option<Int>.nonePrism, options, [()], ==, { _, _ in true })
    checkIsoLaws(Option<Int>.toOptional, options, [nil, 3], ==, ==)
    checkIsoLaws(Option<Int>.toEither, options, [.left(()), .right(2)], ==, { $0.orNil == $1.orNil })
    checkPrismLaws(Int?.somePrism, [nil, 1], ints, ==, ==)
    checkIsoLaws(Int?.toOption, [nil, 1], options, ==, ==)
    checkIsoLaws(Id<Int>.toValue, [Id(1)], ints, ==, ==)
    let eithers = [Either<String, Int>.left("a"), .right(1)]
    checkPrismLaws(Either<String, Int>.rightPrism, eithers, ints, ==, ==)
    checkPrismLaws(Either<String, Int>.leftPrism, eithers, ["b"], ==, ==)
    checkIsoLaws(Either<String, Int>.toValidated, eithers, [.valid(1), .invalid("x")], ==, ==)
    let validated = [Validated<String, Int>.valid(1), .invalid("a")]
    checkPrismLaws(Validated<String, Int>.validPrism, validated, ints, ==, ==)
    checkPrismLaws(Validated<String, Int>.invalidPrism, validated, ["b"], ==, ==)
    checkIsoLaws(Validated<String, Int>.toEither, validated, eithers, ==, ==)
    let iors = [Ior<String, Int>.left("a"), .right(1), .both("b", 2)]
    checkPrismLaws(Ior<String, Int>.leftPrism, iors, ["b"], ==, ==)
    checkPrismLaws(Ior<String, Int>.rightPrism, iors, ints, ==, ==)
    checkPrismLaws(Ior<String, Int>.bothPrism, iors, [("c", 3)], ==, ==)
    checkTraversalLaws(Ior<String, Int>.each, iors, ints, ==, ==)
    let tries = [Try.success(1), .failure(TryError.illegalState)]
    checkPrismLaws(Try<Int>.successPrism, tries, ints, ==, ==)
    checkIsoLaws(Try<Int>.toEither, tries, [.right(1)], ==, { $0.orNil == $1.orNil })
    let results = [Result<Int, TryError>.success(1), .failure(.illegalState)]
    checkPrismLaws(Result<Int, TryError>.successPrism, results, ints, { "\($0)" == "\($1)" }, ==)
    checkIsoLaws(Result<Int, TryError>.toEither, results, [.right(2)], { "\($0)" == "\($1)" }, { $0.orNil == $1.orNil })
  }

  func testTuples() {
    checkLensLaws(Tuple2<Int, String>._0, [(1, "a")], ints, ==, ==)
    checkLensLaws(Tuple2<Int, String>._1, [(1, "a")], ["b"], ==, ==)
    checkLensLaws(Tuple3<Int, Int, Int>._2, [(1, 2, 3)], ints, ==, ==)
    let ten = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    typealias Ten = Tuple10<Int, Int, Int, Int, Int, Int, Int, Int, Int, Int>
    let lenses = [Ten._0, Ten._1, Ten._2, Ten._3, Ten._4, Ten._5, Ten._6, Ten._7, Ten._8, Ten._9]
    XCTAssertEqual(lenses.map { $0.get(ten) }, Array(0...9))
    XCTAssertEqual(lenses.map { $0.get($0.set(ten, 50)) }, Array(repeating: 50, count: 10))
    for (i, lens) in lenses.enumerated() {
      let others = lenses.enumerated().filter { $0.offset != i }.map { $0.element.get(lens.set(ten, 50)) }
      XCTAssertEqual(others, (0...9).filter { $0 != i })
    }
  }

  func testKindsAndPartsByNumber() {
    let kinds: [Kind<ForArrayK, Int>] = [[].k(), [1, 2].k()]
    checkTraversalLaws(Kind<ForArrayK, Int>.traversalK, kinds, ints, ==, ==)
    let two = Traversal<[Int], Int>.from({ $0[0] }, { $0[1] }, { [$0, $1] + $2.dropFirst(2) })
    checkTraversalLaws(two, [[1, 2], [3, 4, 5]], ints, ==, ==)
    checkTraversalLaws(Traversal<Int, Int>.codiagonal, [Either<Int, Int>.left(1), .right(2)], ints, ==, ==)
    checkTraversalLaws(Traversal<Int, String>.void, [1, 2], ["a"], ==, ==)
  }

  func testASubclassThatSaysHowToWalk() {
    final class Ends: Traversal<[Int], Int> {
      override func modifyF<F: Applicative>(_ s: [Int], _ f: @escaping (Int) -> Kind<F, Int>) -> Kind<F, [Int]> {
        guard s.count > 1 else { return F.pure(s) }
        return F.map(f(s[0]), f(s[s.count - 1])) { [$0] + s[1..<(s.count - 1)] + [$1] }
      }
    }
    checkTraversalLaws(Ends(), [[1], [1, 2], [1, 2, 3]], ints, ==, ==)
    XCTAssertEqual((Ends() + Iso<Int, Int>.identity).modify([1, 2, 3]) { $0 * 10 }, [10, 2, 30])
  }

  func testASubclassThatSaysHowToFold() {
    final class Digits: Fold<Int, Int> {
      override func foldMap<M: Monoid>(_ s: Int, _ f: @escaping (Int) -> M) -> M {
        s < 10 ? f(s) : foldMap(s / 10, f).combine(f(s % 10))
      }
    }
    XCTAssertEqual(Digits().getAll(407).asArray, [4, 0, 7])
    XCTAssertEqual(Digits().fold(407), 11)
  }
}
