import Bow
import BowOptics
import XCTest

private struct Address: Equatable, AutoLens {
  var street: String
  var number: Int?
}
private struct Person: Equatable, AutoLens, AutoTraversal {
  var name: String
  var address: Address
  var scores: [Int]
}

final class OpticsTests: XCTestCase {
  private let person = Person(name: "Ann", address: Address(street: "Elm", number: 3), scores: [1, 2, 3])

  func testLensLaws() {
    let street = Person.lens(for: \.address) + Address.lens(for: \.street)
    XCTAssertEqual(street.set(person, street.get(person)), person)
    XCTAssertEqual(street.get(street.set(person, "Oak")), "Oak")
    XCTAssertEqual(street.set(street.set(person, "Oak"), "Ash"), street.set(person, "Ash"))
  }

  func testAMissingPartIsNotSet() {
    let number = Person.lens(for: \.address) + Address.lens(for: \.number) + Int?.somePrism
    XCTAssertEqual(number.getOptional(person), 3)
    let homeless = number.modify(person) { $0 + 1 }
    XCTAssertEqual(homeless.address.number, 4)
    let without = Person(name: "B", address: Address(street: "", number: nil), scores: [])
    XCTAssertEqual(number.set(without, 9), without)
  }

  func testATraversalRefillsInOrder() {
    let inner = [[Int]].traversal + [Int].traversal
    XCTAssertEqual(inner.modify([[1, 2], [], [3]]) { $0 * 10 }, [[10, 20], [], [30]])
    let numbered = inner.modifyF([[0, 0], [0]]) { _ in State<Int, Int> { ($0 + 1, $0) } }^.runA(1)
    XCTAssertEqual(numbered, [[1, 2], [3]])
  }

  func testATraversalModifiesWithEffectsThatMayFail() {
    let scores = Person.traversal(for: \.scores)
    XCTAssertEqual(scores.modifyF(person) { $0 > 0 ? Option.some($0) : .none() }^.orNil, person)
    XCTAssertFalse(scores.modifyF(person) { $0 > 1 ? Option.some($0) : .none() }^.isDefined)
  }

  func testASetterIsMadeOfFunctionsOfTwoArguments() {
    let second = Setter<(Int, Int), Int>(modify: { pair, f in (pair.0, f(pair.1)) }, set: { ($0.0, $1) })
    XCTAssertEqual(second.modify((1, 2)) { $0 * 10 }.1, 20)
    XCTAssertEqual(second.set((1, 2), 5).1, 5)
  }

  func testSwiftsOptionalKeepsItsName() {
    let n: Int? = 3
    XCTAssertEqual(n, 3)
  }

  func testStateOfAPartWorksOnTheWhole() {
    let step = State<[Int], Int> { ($0 + [4], $0.count) }.focus(Person.lens(for: \.scores))
    XCTAssertEqual(step.runS(person).scores, [1, 2, 3, 4])
    XCTAssertEqual(step.runA(person), 3)
  }

  func testPlacesAndIndices() {
    let shelf = Iso<[String: [Int]], [String: [Int]]>.identity.asLens
    let books = ["a": [1, 2], "b": []]
    XCTAssertEqual(shelf.at("c").set(books, [9])["c"], [9])
    XCTAssertNil(books.remove("a")["a"])
    XCTAssertEqual((shelf["a"] + [Int].index(1)).getOptional(books), 2)
    XCTAssertEqual(shelf["a"].index(0).set(books, 7)["a"], [7, 2])
    XCTAssertEqual(shelf["z"].set(books, [1]), books)
    XCTAssertEqual(shelf.every.every.combineAll(books), 3)
    XCTAssertEqual([Int].filter { $0 % 2 == 0 }.getAll([5, 6, 7]).asArray, [5, 7])
  }

  func testEnds() {
    XCTAssertEqual([2, 3].prepend(1), [1, 2, 3])
    XCTAssertEqual("ab".append("c"), "abc")
    XCTAssertEqual([1, 2].uncons.orNil?.1, [2])
    XCTAssertEqual("ab".unsnoc.orNil?.0, "a")
    XCTAssertEqual([1, 2, 3].initial.orNil, [1, 2])
    XCTAssertEqual([1, 2, 3].last, 3)
  }

  func testOneOfTwoForms() {
    let small = Prism<Int, Int>(extract: { $0 < 10 ? $0 : nil }, embed: { $0 })
    let text = Prism<Int, String>(extract: { $0 < 100 ? String($0) : nil }, embed: { Int($0) ?? 0 })
    let either = small.or(text)
    XCTAssertEqual(either.getOptional(5), .left(5))
    XCTAssertEqual(either.getOptional(50), .right("50"))
    XCTAssertNil(either.getOptional(500))
    XCTAssertEqual(either.reverseGet(.right("7")), 7)
  }

  func testBesideWhatStaysAsItIs() {
    let street = Person.lens(for: \.name)
    XCTAssertEqual(street.first().get((person, 3)).1, 3)
    XCTAssertEqual(street.second().set((1, person), (2, "Bo")).1.name, "Bo")
    XCTAssertEqual(street.choice(Iso<String, String>.identity.asLens).get(.right("x")), "x")
  }

  func testStatesOfAPartThatMayBeMissing() {
    let first = Person.lens(for: \.scores) + [Int].head
    XCTAssertEqual(first.update { $0 * 5 }.runA(person), .some(5))
    XCTAssertEqual(first.assignOld(9).run(person).1, .some(1))
    XCTAssertEqual(first.assign_(9).runS(person).scores, [9, 2, 3])
    XCTAssertEqual(first.extractMap { $0 + 1 }.runA(person), .some(2))
  }

  func testOpticsAreKinds() {
    let kind: Kind<PLensPartial<Person, Person, String>, String> = Person.lens(for: \.name)
    XCTAssertTrue(kind is Lens<Person, String>)
  }
}
