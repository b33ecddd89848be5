import Combine
import XCTest

private final class Model: ObservableObject {
  @Published var count = 0
}

private final class Plain: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

final class ObservableObjectTests: XCTestCase {
  func testPublishedAnnouncesItsObjectBeforeTheChange() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 2
    XCTAssertEqual(seen, [0, 1])
    subscription.cancel()
  }

  func testPublishedSendsTheValueThereIsAndThenEachNewOne() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.$count.sink { seen.append($0) }
    model.count = 5
    XCTAssertEqual(seen, [0, 5])
    subscription.cancel()
    model.count = 6
    XCTAssertEqual(seen, [0, 5])
  }

  func testAnObjectWithoutPublishedPropertiesHasOnePublisherForLife() {
    let plain = Plain()
    var times = 0
    let subscription = plain.objectWillChange.sink { times += 1 }
    plain.count = 1
    XCTAssertEqual(times, 1)
    subscription.cancel()
  }

  func testPublishersOfManyShortLivedObjectsAreTheirOwn() {
    for _ in 0..<1000 {
      let plain = Plain()
      var times = 0
      let subscription = plain.objectWillChange.sink { times += 1 }
      plain.count = 1
      XCTAssertEqual(times, 1)
      subscription.cancel()
    }
  }

  func testAssignWritesToAPublishedProperty() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$count)
    subject.send(7)
    XCTAssertEqual(model.count, 7)
  }
}
