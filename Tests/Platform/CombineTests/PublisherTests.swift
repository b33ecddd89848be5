import Combine
import Foundation
import XCTest

final class PublisherTests: XCTestCase {
  private struct Failure: Error, Equatable {}

  private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    withExtendedLifetime(subscription) {}
    return values
  }

  func testOperatorsTransformEachValue() {
    XCTAssertEqual(values(of: (1...6).publisher.filter { $0.isMultiple(of: 2) }.map { $0 * 10 }), [20, 40, 60])
    XCTAssertEqual(values(of: ["1", "x", "3"].publisher.compactMap { Int($0) }), [1, 3])
    XCTAssertEqual(values(of: [1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
    XCTAssertEqual(values(of: (1...4).publisher.scan(0, +)), [1, 3, 6, 10])
    XCTAssertEqual(values(of: (1...4).publisher.dropFirst(2)), [3, 4])
    XCTAssertEqual(values(of: Just("a").eraseToAnyPublisher()), ["a"])
  }

  func testACurrentValueSubjectStartsWithItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.sink { seen.append($0) }
    subject.send(2)
    subject.value = 3
    XCTAssertEqual(seen, [1, 2, 3])
    XCTAssertEqual(subject.value, 3)
    subscription.cancel()
    subject.send(4)
    XCTAssertEqual(seen, [1, 2, 3])
  }

  func testASubjectThatHasFailedSaysSoToLateSubscribers() {
    let subject = PassthroughSubject<Int, Failure>()
    subject.send(completion: .failure(Failure()))
    var ending: Subscribers.Completion<Failure>?
    let subscription = subject.sink(receiveCompletion: { ending = $0 }, receiveValue: { _ in XCTFail("no value") })
    XCTAssertEqual(ending, .failure(Failure()))
    subscription.cancel()
  }

  func testReceiveOnTheMainQueueComesLater() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let arrived = expectation(description: "arrived")
    let subscription = subject.receive(on: DispatchQueue.main).sink {
      seen.append($0)
      arrived.fulfill()
    }
    subject.send(1)
    XCTAssertEqual(seen, [])
    wait(for: [arrived], timeout: 5)
    XCTAssertEqual(seen, [1])
    subscription.cancel()
  }

  func testSendingFromManyThreadsLosesNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let lock = NSLock()
    var sum = 0
    let subscription = subject.sink { value in lock.withLock { sum += value } }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<500 { subject.send(1) } }
    XCTAssertEqual(sum, 4000)
    subscription.cancel()
  }

  func testACancellableEndsWhenItGoesAway() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    XCTAssertEqual(seen, [1])
  }
}
