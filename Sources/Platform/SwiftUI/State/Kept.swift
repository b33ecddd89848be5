/// An object that the tree of views makes and keeps for one place in it, without following its changes.
@propertyWrapper
struct Kept<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var kept: Object?

  init(_ make: @escaping () -> Object) { self.make = make }

  /// Outside a tree of views, a new one each time.
  var wrappedValue: Object { kept ?? make() }

  mutating func _connect(_ store: _PropertyStore) { kept = store.slot(make) }

  static var _readsEnvironment: Bool { false }
}
