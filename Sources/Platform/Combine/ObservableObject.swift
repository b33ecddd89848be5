import Foundation

/// An object that says when it is about to change.
///
/// `objectWillChange` need not be written: the default one belongs to the object and lives as long as it does, whether or
/// not the object has `@Published` properties.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// Sends nothing but the news that its object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = Hub<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    hub.add(subscriber, first: nil)
  }

  public func send() { hub.send(()) }
}

/// The publishers of objects that do not bring one of their own. Entries of objects that are gone are dropped when the table has doubled.
private enum ChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, isNew) = entry(of: object)
    if isNew { PublishedFields.announceChanges(of: object, by: publisher) }
    return publisher
  }

  private static func entry(of object: AnyObject) -> (publisher: ObservableObjectPublisher, isNew: Bool) {
    lock.locked {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return (entry.publisher, false) }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
  }
}
