import Bow
import BowOptics
import XCTest

// The laws of optics, checked on every combination of the values given. `==` is a parameter, since tuples have no `Equatable`.

func checkIsoLaws<S, A>(
  _ iso: Iso<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool, _ sameParts: (A, A) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes { XCTAssertTrue(same(iso.reverseGet(iso.get(s)), s), "there and back", file: file, line: line) }
  for a in parts { XCTAssertTrue(sameParts(iso.get(iso.reverseGet(a)), a), "back and there", file: file, line: line) }
  checkLensLaws(iso.asLens, wholes, parts, same, sameParts, file: file, line: line)
  checkPrismLaws(iso.asPrism, wholes, parts, same, sameParts, file: file, line: line)
}

func checkLensLaws<S, A>(
  _ lens: Lens<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool, _ sameParts: (A, A) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes {
    XCTAssertTrue(same(lens.set(s, lens.get(s)), s), "setting what is there", file: file, line: line)
    for a in parts {
      XCTAssertTrue(sameParts(lens.get(lens.set(s, a)), a), "getting what was set", file: file, line: line)
    }
  }
  checkOptionalLaws(lens.asOptional, wholes, parts, same, sameParts, file: file, line: line)
}

func checkPrismLaws<S, A>(
  _ prism: Prism<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool, _ sameParts: (A, A) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes {
    let rebuilt = prism.getOrModify(s).fold({ $0 }, prism.reverseGet)
    XCTAssertTrue(same(rebuilt, s), "rebuilding what is there", file: file, line: line)
    XCTAssertEqual(prism.isEmpty(s), prism.getOptional(s) == nil, "isEmpty", file: file, line: line)
  }
  for a in parts {
    let found = prism.getOptional(prism.reverseGet(a))
    XCTAssertTrue(found.map { sameParts($0, a) } ?? false, "getting what was built", file: file, line: line)
  }
  checkOptionalLaws(prism.asOptional, wholes, parts, same, sameParts, file: file, line: line)
}

func checkOptionalLaws<S, A>(
  _ optic: AffineTraversal<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool, _ sameParts: (A, A) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes {
    let rebuilt = optic.getOrModify(s).fold({ $0 }, { optic.set(s, $0) })
    XCTAssertTrue(same(rebuilt, s), "setting what is there", file: file, line: line)
    for a in parts {
      let set = optic.set(s, a)
      guard optic.nonEmpty(s) else {
        XCTAssertTrue(same(set, s), "what is missing is not set", file: file, line: line)
        XCTAssertNil(optic.setOptional(s, a), "setOptional", file: file, line: line)
        continue
      }
      XCTAssertTrue(
        optic.getOptional(set).map { sameParts($0, a) } ?? false, "getting what was set", file: file, line: line)
      for b in parts {
        XCTAssertTrue(same(optic.set(set, b), optic.set(s, b)), "the last one stays", file: file, line: line)
      }
    }
  }
  checkTraversalLaws(optic.asTraversal, wholes, parts, same, sameParts, file: file, line: line)
}

func checkTraversalLaws<S, A>(
  _ traversal: Traversal<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool, _ sameParts: (A, A) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes {
    let walked: IdOf<S> = traversal.modifyF(s) { Id($0) }
    XCTAssertTrue(same(walked^.value, s), "walking without effect", file: file, line: line)
    let kept: OptionOf<S> = traversal.modifyF(s) { Option.some($0) }
    XCTAssertTrue(kept^.orNil.map { same($0, s) } ?? false, "walking with a pure effect", file: file, line: line)
    let counted: StateOf<Int, S> = traversal.modifyF(s) { a in State { ($0 + 1, a) } }
    XCTAssertEqual(counted^.runS(0), traversal.size(s), "one effect for each part", file: file, line: line)
    let all = traversal.getAll(s).asArray
    XCTAssertTrue(zip(traversal.asFold.getAll(s).asArray, all).allSatisfy(sameParts), "asFold", file: file, line: line)
    for a in parts {
      let set = traversal.set(s, a)
      XCTAssertEqual(traversal.size(set), all.count, "setting keeps the number", file: file, line: line)
      XCTAssertTrue(
        traversal.getAll(set).asArray.allSatisfy { sameParts($0, a) }, "getting what was set", file: file, line: line)
      XCTAssertTrue(same(traversal.asSetter.set(s, a), set), "asSetter", file: file, line: line)
      for b in parts {
        XCTAssertTrue(same(traversal.set(set, b), traversal.set(s, b)), "the last one stays", file: file, line: line)
      }
    }
  }
  checkSetterLaws(traversal.asSetter, wholes, parts, same, file: file, line: line)
}

func checkSetterLaws<S, A>(
  _ setter: Setter<S, A>, _ wholes: [S], _ parts: [A], _ same: (S, S) -> Bool,
  file: StaticString = #filePath, line: UInt = #line
) {
  for s in wholes {
    XCTAssertTrue(same(setter.modify(s) { $0 }, s), "changing nothing", file: file, line: line)
    for a in parts {
      XCTAssertTrue(same(setter.modify(s) { _ in a }, setter.set(s, a)), "set is modify", file: file, line: line)
      for b in parts {
        XCTAssertTrue(
          same(setter.set(setter.set(s, a), b), setter.set(s, b)), "the last one stays", file: file, line: line)
      }
    }
  }
}
