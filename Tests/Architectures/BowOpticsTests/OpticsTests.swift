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

  func testSwiftsOptionalKeepsItsName() {
    let n: Int? = 3
    XCTAssertEqual(n, 3)
  }

  func testStateOfAPartWorksOnTheWhole() {
    let step = State<[Int], Int> { ($0 + [4], $0.count) }.focus(Person.lens(for: \.scores))
    XCTAssertEqual(step.runS(person).scores, [1, 2, 3, 4])
    XCTAssertEqual(step.runA(person), 3)
  }
}
