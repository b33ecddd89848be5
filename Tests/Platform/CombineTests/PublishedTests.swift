import Combine
import XCTest

/// How published properties announce what they get from publishers.
final class PublishedTests: XCTestCase {
  private final class Fed: ObservableObject {
    let subject = PassthroughSubject<Int, Never>()
    @Published private(set) var number = 0
    init() { subject.assign(to: &$number) }
  }

  /// How often the object says that it is about to change while the action runs.
  private func changes<Object: ObservableObject>(of object: Object, during action: () -> Void) -> Int {
    var times = 0
    let subscription = object.objectWillChange.sink { _ in times += 1 }
    action()
    subscription.cancel()
    return times
  }

  func testWhatAPropertyIsAssignedFromItsObjectsInitializerIsAnnounced() {
    let fed = Fed()
    XCTAssertEqual(changes(of: fed) { fed.subject.send(5) }, 1)
    XCTAssertEqual(fed.number, 5)
  }

  func testAnAssignmentIsAnnouncedBeforeTheChange() {
    let fed = Fed()
    var seen: [Int] = []
    let subscription = fed.objectWillChange.sink { seen.append(fed.number) }
    fed.subject.send(5)
    fed.subject.send(6)
    XCTAssertEqual(seen, [0, 5])
    subscription.cancel()
  }

  func testAPropertyThatWasNeverUsedThroughItsObjectKnowsItsObject() {
    final class Hidden: ObservableObject {
      let subject = PassthroughSubject<Int, Never>()
      @Published var number: Int
      init() {
        _number = Published(initialValue: 1)
        subject.assign(to: &_number.projectedValue)
      }
    }
    let hidden = Hidden()
    XCTAssertEqual(changes(of: hidden) { hidden.subject.send(2) }, 1)
  }

  func testAPropertyOfASuperclassThatIsNoObservableObjectIsAnnounced() {
    class Base {
      let subject = PassthroughSubject<Int, Never>()
      @Published var number = 0
      init() { subject.assign(to: &$number) }
    }
    final class Derived: Base, ObservableObject {
      @Published var text = ""
      override init() {
        super.init()
        subject.map { "\($0)" }.assign(to: &$text)
      }
    }
    let derived = Derived()
    XCTAssertEqual(changes(of: derived) { derived.subject.send(2) }, 2)
    XCTAssertEqual(derived.text, "2")
  }

  func testAPropertyOfAGenericClassIsAnnounced() {
    enum Space {
      final class Generic<Value>: ObservableObject {
        let subject = PassthroughSubject<Value, Never>()
        unowned let owner: AnyObject
        @Published var value: Value
        init(_ value: Value, owner: AnyObject) {
          self.owner = owner
          _value = Published(wrappedValue: value)
          subject.assign(to: &_value.projectedValue)
        }
      }
    }
    let generic = Space.Generic(["a"], owner: self)
    XCTAssertEqual(changes(of: generic) { generic.subject.send(["b"]) }, 1)
    XCTAssertEqual(generic.value, ["b"])
  }

  func testWhatIsAssignedByKeyPathIsAnnounced() {
    final class Target: ObservableObject { @Published var number = 0 }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let assignment = subject.assign(to: \.number, on: target)
    XCTAssertEqual(changes(of: target) { subject.send(3) }, 1)
    assignment.cancel()
  }

  func testAPropertyFollowsAllThatWasAssignedToIt() {
    let fed = Fed()
    let text = Text()
    fed.$number.map { "number \($0)" }.assign(to: &text.$text)
    Just("just").assign(to: &text.$text)
    XCTAssertEqual(text.text, "just")
    fed.subject.send(1)
    XCTAssertEqual(text.text, "number 1")
  }

  private final class Text: ObservableObject { @Published var text = "" }

  func testAnAssignmentKeepsItsObjectNoLongerThanOthersDo() {
    final class Circular: ObservableObject {
      @Published var number = 0
      init(_ subject: PassthroughSubject<Int, Never>) {
        subject.assign(to: &$number)
        $number.filter { $0 < 0 }.assign(to: &$number)
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Circular?
    do {
      let circular = Circular(subject)
      gone = circular
      XCTAssertEqual(changes(of: circular) { subject.send(1) }, 1)
    }
    XCTAssertNil(gone)
    subject.send(2)
  }

  func testAnObjectWithAPublisherOfItsOwnIsNotAskedForItByItsProperties() {
    final class Own: ObservableObject {
      @Published var number = 0
      var objectWillChange: AnyPublisher<Int, Never> { $number.dropFirst().eraseToAnyPublisher() }
    }
    let own = Own()
    XCTAssertEqual(changes(of: own) { own.number = 1 }, 1)
  }

  func testAnObjectThatHoldsAnAssignmentToItselfGoesWhenThatEnds() {
    final class Holder {
      var number = 0
      var assignments: Set<AnyCancellable> = []
    }
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Holder?
    do {
      let holder = Holder()
      gone = holder
      subject.assign(to: \.number, on: holder).store(in: &holder.assignments)
    }
    XCTAssertNotNil(gone)
    subject.send(completion: .finished)
    XCTAssertNil(gone)
  }
}
