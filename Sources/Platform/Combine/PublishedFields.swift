@_spi(Reflection) import Swift

/// A published property, whatever its value's type.
protocol PublishedProperty {
  /// Announces changes by that publisher from now on.
  func announce(by publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  func announce(by publisher: ObservableObjectPublisher) { storage.announce(by: publisher) }
}

/// Finds the published properties of objects by their classes' fields, so that an object's publisher reaches those that were
/// never used through their object.
enum PublishedFields {
  private struct Field {
    var offset: Int
    var type: any PublishedProperty.Type
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: [Field]] = [:]

  /// Makes all published properties of the object, inherited ones too, announce their changes by its publisher.
  static func announceChanges(of object: AnyObject, by publisher: ObservableObjectPublisher) {
    let fields = fields(of: type(of: object))
    if fields.isEmpty { return }
    withExtendedLifetime(object) {
      let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for field in fields { property(of: field.type, at: start + field.offset).announce(by: publisher) }
    }
  }

  private static func property<P: PublishedProperty>(
    of type: P.Type, at pointer: UnsafeRawPointer
  ) -> any PublishedProperty {
    pointer.assumingMemoryBound(to: P.self).pointee
  }

  private static func fields(of type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = lock.locked({ plans[key] }) { return known }
    var fields: [Field] = []
    _forEachField(of: type, options: [.classType, .ignoreUnknown]) { _, offset, type, _ in
      if let type = type as? any PublishedProperty.Type { fields.append(Field(offset: offset, type: type)) }
      return true
    }
    lock.locked { plans[key] = fields }
    return fields
  }
}
