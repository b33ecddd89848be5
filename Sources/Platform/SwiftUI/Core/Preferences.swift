import Headless

/// Names a value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Gathers the values of one preference.
class PreferenceCollector {
  let key: ObjectIdentifier
  init(key: ObjectIdentifier) { self.key = key }
}

final class TypedCollector<K: PreferenceKey>: PreferenceCollector {
  private(set) var value: K.Value?

  init(_ key: K.Type) { super.init(key: ObjectIdentifier(key)) }

  func add(_ next: K.Value) {
    guard var value else {
      self.value = next
      return
    }
    K.reduce(value: &value, nextValue: { next })
    self.value = value
  }
}

struct PreferenceModifier<K: PreferenceKey> {
  let value: K.Value

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceNode(view, inputs)
  }
}

extension PreferenceModifier: PrimitiveModifier {}

private final class PreferenceNode<C: View, K: PreferenceKey>: ContentNode<C, PreferenceModifier<K>> {
  override init(_ view: ModifiedContent<C, PreferenceModifier<K>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.arePreferencesStale = true
  }

  override func didUpdate(from old: ModifiedContent<C, PreferenceModifier<K>>, hasOtherEnvironment: Bool) {
    graph.arePreferencesStale = true
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
  }

  /// What is said here stands for everything below.
  override func collectPreference(_ collector: PreferenceCollector) {
    if let collector = collector as? TypedCollector<K> {
      collector.add(view.modifier.value)
    } else {
      super.collectPreference(collector)
    }
  }
}

struct TransformPreferenceModifier<K: PreferenceKey> {
  let transform: (inout K.Value) -> Void

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    TransformPreferenceNode(view, inputs)
  }
}

extension TransformPreferenceModifier: PrimitiveModifier {}

private final class TransformPreferenceNode<C: View, K: PreferenceKey>:
  ContentNode<C, TransformPreferenceModifier<K>>
{
  override init(_ view: ModifiedContent<C, TransformPreferenceModifier<K>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.arePreferencesStale = true
  }

  override func didUpdate(
    from old: ModifiedContent<C, TransformPreferenceModifier<K>>, hasOtherEnvironment: Bool
  ) {
    graph.arePreferencesStale = true
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
  }

  override func collectPreference(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedCollector<K> else { return super.collectPreference(collector) }
    let inner = TypedCollector(K.self)
    super.collectPreference(inner)
    var value = inner.value ?? K.defaultValue
    view.modifier.transform(&value)
    collector.add(value)
  }
}

struct PreferenceChangeModifier<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    PreferenceChangeNode(view, inputs)
  }
}

extension PreferenceChangeModifier: PrimitiveModifier {}

private final class PreferenceChangeNode<C: View, K: PreferenceKey>:
  ContentNode<C, PreferenceChangeModifier<K>>, PreferenceReader
where K.Value: Equatable {
  private var last: K.Value?

  override init(_ view: ModifiedContent<C, PreferenceChangeModifier<K>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.add(self)
  }

  override func unmount() {
    graph.remove(self)
    super.unmount()
  }

  func readPreferences() {
    let collector = TypedCollector(K.self)
    for child in children { child.collectPreference(collector) }
    let value = collector.value ?? K.defaultValue
    if last == value { return }
    last = value
    let action = view.modifier.action
    graph.afterUpdate { action(value) }
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ transform: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(TransformPreferenceModifier<K>(transform: transform)) }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(PreferenceChangeModifier<K>(action: action)) }
}
