import Bow
import BowOptics
import XCTest

private enum Shape: AutoPrism, Equatable {
  case circle(Int)
  case square(Int)
  case box(width: Int, height: Int)
  case label(text: String)
  case maybe(Int?)
  case list([Int])
  case none
}

private indirect enum Tree: AutoPrism {
  case leaf(Int)
  case node(Tree, Tree)
  case named(label: String)
}

private enum Outer: AutoPrism {
  case first(Shape)
  case second(Shape)
  case anything(Any)
}

private enum Quiet: AutoPrism, CustomStringConvertible {
  case a, b
  var description: String { "quiet" }
}

private enum Generic<Value>: AutoPrism {
  case value(Value)
  case nothing
}

private final class Tracked {
  nonisolated(unsafe) static var living = 0
  init() { Self.living += 1 }
  deinit { Self.living -= 1 }
}

private enum Holder: AutoPrism {
  case one(Tracked)
  case two(Tracked, String)
}

private indirect enum Chain: AutoPrism {
  case link(Tracked, Chain)
  case end
}

private enum Command: AutoPrism {
  case plain(() -> Int)
  case mapping((Int) -> Int)
  case naming((Int, String) -> String)
  case both((Int) -> Int, String)
  case maybe(((Int) -> Int)?)
  case list([(Int) -> Int])
}

private enum OneWay: Equatable { case tap }
private struct Unit: Equatable {}

private enum Parent: AutoPrism {
  case child(OneWay)
  case number(Int)
  case unit(Unit)
  case nothing(Void)
  case inner(Inner)
  case other
}

private enum Inner: AutoPrism {
  case tap(OneWay)
  case swipe(Unit)
  case number(Int)
}

private enum Lone: AutoPrism { case child(OneWay) }
private enum Impossible: AutoPrism {
  case never(Never)
  case other(OneWay)
}
private indirect enum Far: AutoPrism {
  case child(OneWay)
  case far(Far)
}

private indirect enum Delayed: AutoPrism {
  case mapping((Int) -> Int)
  case never
}

final class AutoPrismTests: XCTestCase {
  func testCasesOfOnePayloadTypeAreToldApart() {
    let circle = Shape.prism(for: Shape.circle)
    XCTAssertEqual(circle.getOptional(.circle(1)), 1)
    XCTAssertNil(circle.getOptional(.square(1)))
    XCTAssertEqual(circle.getOptional(.circle(2)), 2)
  }

  func testAMissMayComeFirst() {
    let square = Shape.prism(for: Shape.square)
    XCTAssertNil(square.getOptional(.circle(1)))
    XCTAssertNil(square.getOptional(.none))
    XCTAssertEqual(square.getOptional(.square(3)), 3)
  }

  func testLabelsAndSeveralValues() {
    let box = Shape.prism(for: Shape.box)
    XCTAssertEqual(box.getOptional(.box(width: 2, height: 5))?.1, 5)
    XCTAssertEqual(box.reverseGet((1, 2)), .box(width: 1, height: 2))
    XCTAssertEqual(Shape.prism(for: Shape.label).getOptional(.label(text: "t")), "t")
  }

  func testOptionalAndArrayPayloads() {
    let maybe = Shape.prism(for: Shape.maybe)
    XCTAssertEqual(maybe.getOptional(.maybe(4)), .some(4))
    XCTAssertEqual(maybe.getOptional(.maybe(nil)), .some(nil))
    XCTAssertNil(maybe.getOptional(.none) as Any?)
    XCTAssertEqual(Shape.prism(for: Shape.list).getOptional(.list([1, 2])), [1, 2])
  }

  func testIndirectCases() {
    XCTAssertEqual(Tree.prism(for: Tree.leaf).getOptional(.leaf(3)), 3)
    XCTAssertEqual(Tree.prism(for: Tree.named).getOptional(.named(label: "oak")), "oak")
    guard case .leaf(2)? = Tree.prism(for: Tree.node).getOptional(.node(.leaf(1), .leaf(2)))?.1 else {
      return XCTFail("The second branch is lost.")
    }
  }

  func testComposedConstructors() {
    let prism = Outer.prism(for: { (n: Int) in Outer.first(.circle(n)) })
    XCTAssertEqual(prism.getOptional(.first(.circle(5))), 5)
    XCTAssertNil(prism.getOptional(.first(.square(5))))
    XCTAssertNil(prism.getOptional(.second(.circle(5))))
  }

  func testPayloadsOfAnyType() {
    let any = Outer.prism(for: Outer.anything)
    XCTAssertEqual(any.getOptional(.anything("x")) as? String, "x")
    let number = Outer.prism(for: { (n: Int) in Outer.anything(n) })
    XCTAssertEqual(number.getOptional(.anything(7)), 7)
    XCTAssertNil(number.getOptional(.anything("x")))
  }

  func testCasesWithoutPayloadAreToldApartByTag() {
    XCTAssertTrue(Quiet.prism(for: .a).nonEmpty(.a))
    XCTAssertFalse(Quiet.prism(for: .a).nonEmpty(.b))
  }

  func testGenericEnumerations() {
    XCTAssertEqual(Generic<String>.prism(for: Generic.value).getOptional(.value("v")), "v")
    XCTAssertNil(Generic<String>.prism(for: Generic.value).getOptional(.nothing))
  }

  func testPayloadsThatTakeNoRoom() {
    let child = Parent.prism(for: Parent.child)
    XCTAssertEqual(child.getOptional(.child(.tap)), .tap)
    for other in [Parent.number(1), .unit(Unit()), .nothing(()), .inner(.tap(.tap)), .other] {
      XCTAssertNil(child.getOptional(other), "\(other)")
    }
    XCTAssertEqual(Parent.prism(for: Parent.unit).getOptional(.unit(Unit())), Unit())
    XCTAssertNil(Parent.prism(for: Parent.unit).getOptional(.child(.tap)))
    XCTAssertNotNil(Parent.prism(for: Parent.nothing).getOptional(.nothing(())))
    XCTAssertNil(Parent.prism(for: Parent.nothing).getOptional(.other))
    XCTAssertEqual(Parent.prism(for: Parent.number).getOptional(.number(3)), 3)
    XCTAssertEqual(Lone.prism(for: Lone.child).getOptional(.child(.tap)), .tap)
    XCTAssertEqual(Impossible.prism(for: Impossible.other).getOptional(.other(.tap)), .tap)
    XCTAssertNil(Impossible.prism(for: Impossible.never).getOptional(.other(.tap)))
    let far = Far.prism(for: Far.child)
    XCTAssertEqual(far.getOptional(.child(.tap)), .tap)
    XCTAssertNil(far.getOptional(.far(.child(.tap))))
    XCTAssertNotNil(Generic<Void>.prism(for: Generic.value).getOptional(.value(())))
    XCTAssertNil(Generic<Void>.prism(for: Generic.value).getOptional(.nothing))
  }

  func testComposedConstructorsOfPayloadsThatTakeNoRoom() {
    let tap = Parent.prism(for: { (way: OneWay) in Parent.inner(.tap(way)) })
    XCTAssertEqual(tap.getOptional(.inner(.tap(.tap))), .tap)
    for other in [Parent.inner(.swipe(Unit())), .inner(.number(1)), .child(.tap), .other] {
      XCTAssertNil(tap.getOptional(other), "\(other)")
    }
    let composed = Parent.prism(for: Parent.inner) + Inner.prism(for: Inner.swipe)
    XCTAssertEqual(composed.getOptional(.inner(.swipe(Unit()))), Unit())
    XCTAssertNil(composed.getOptional(.inner(.tap(.tap))))
  }

  func testNothingLeaksAndNothingIsReleasedTwice() {
    let (one, two, link) = (
      Holder.prism(for: Holder.one), Holder.prism(for: Holder.two), Chain.prism(for: Chain.link)
    )
    for _ in 0..<100 {
      _ = one.getOptional(.one(Tracked()))
      _ = one.getOptional(.two(Tracked(), "a text too long to be kept inline"))
      _ = two.getOptional(.two(Tracked(), "a text too long to be kept inline"))
      _ = link.getOptional(.link(Tracked(), .link(Tracked(), .end)))
    }
    XCTAssertEqual(Tracked.living, 0)
  }

  func testFunctionsOfKnownTypesCanBeCalled() {
    let (plain, mapping) = (Command.prism(for: Command.plain), Command.prism(for: Command.mapping))
    let offset = Int.random(in: 5...5)
    for _ in 0..<3 {
      XCTAssertEqual(plain.getOptional(.plain { 7 + offset })?(), 12)
      XCTAssertEqual(mapping.getOptional(.mapping { $0 * 2 + offset })?(4), 13)
      XCTAssertNil(mapping.getOptional(.plain { 7 }))
      XCTAssertEqual(mapping.getOptional(mapping.reverseGet { $0 + 1 })?(4), 5)
      XCTAssertEqual(Delayed.prism(for: Delayed.mapping).getOptional(.mapping { $0 + offset })?(1), 6)
    }
  }

  func testFunctionsThatNobodyCouldCallAreNotMatched() {
    XCTAssertNil(Command.prism(for: Command.naming).getOptional(.naming { "\($0)\($1)" }))
    XCTAssertNil(Command.prism(for: Command.both).getOptional(.both({ $0 }, "x"))?.1)
    XCTAssertNil(Command.prism(for: Command.maybe).getOptional(.maybe { $0 }) as Any?)
  }

  func testFunctionsInsideOfOtherValuesCanBeCalled() {
    XCTAssertEqual(Command.prism(for: Command.list).getOptional(.list([{ $0 + 2 }]))?[0](3), 5)
    typealias Boxed = Generic<(Int, String) -> String>
    XCTAssertEqual(Boxed.prism(for: Boxed.value).getOptional(.value { "\($0)\($1)" })?(1, "x"), "1x")
  }

  func testFunctionsAreReleased() {
    for _ in 0..<100 {
      let tracked = Tracked()
      _ = Command.prism(for: Command.plain).getOptional(.plain { withExtendedLifetime(tracked) { 1 } })
      _ = Command.prism(for: Command.naming).getOptional(.naming { a, b in withExtendedLifetime(tracked) { b } })
      _ = Delayed.prism(for: Delayed.mapping).getOptional(.mapping { a in withExtendedLifetime(tracked) { a } })
    }
    XCTAssertEqual(Tracked.living, 0)
  }

  func testPrismLaws() {
    let circle = Shape.prism(for: Shape.circle)
    for shape in [Shape.circle(1), .square(2), .none, .list([])] {
      XCTAssertEqual(circle.getOrModify(shape).fold(id, circle.reverseGet), shape)
    }
    XCTAssertEqual(circle.getOptional(circle.reverseGet(8)), 8)
  }

  func testOnlyMatchesItsValue() {
    XCTAssertTrue(Prism<Int, Int>.only(7).nonEmpty(7))
    XCTAssertFalse(Prism<Int, Int>.only(7).nonEmpty(8))
  }
}
