import Combine
import Headless

/// Runs actions when the content comes and goes.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    AppearanceNode(view, inputs)
  }
}

extension AppearanceModifier: PrimitiveModifier {}

private final class AppearanceNode<C: View>: ContentNode<C, AppearanceModifier> {
  override init(_ view: ModifiedContent<C, AppearanceModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    if view.modifier.appear != nil { graph.afterUpdate { [weak self] in self?.view.modifier.appear?() } }
  }

  override func unmount() {
    if let disappear = view.modifier.disappear { graph.afterUpdate(disappear) }
    super.unmount()
  }
}

/// Runs an asynchronous action for as long as the content is there.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    TaskNode(view, inputs)
  }
}

extension TaskModifier: PrimitiveModifier {}

private final class TaskNode<C: View, ID: Equatable>: ContentNode<C, TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<C, TaskModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.afterUpdate { [weak self] in self?.start() }
  }

  private func start() {
    guard isMounted else { return }
    let action = view.modifier.action
    task = Task(priority: view.modifier.priority) { @MainActor in await action() }
  }

  override func didUpdate(from old: ModifiedContent<C, TaskModifier<ID>>, hasOtherEnvironment: Bool) {
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
    if old.modifier.id == view.modifier.id { return }
    task?.cancel()
    graph.afterUpdate { [weak self] in self?.start() }
  }

  override func unmount() {
    task?.cancel()
    super.unmount()
  }
}

/// Runs an action when a value has changed between two evaluations.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    ChangeNode(view, inputs)
  }
}

extension ChangeModifier: PrimitiveModifier {}

private final class ChangeNode<C: View, Value: Equatable>: ContentNode<C, ChangeModifier<Value>> {
  override init(_ view: ModifiedContent<C, ChangeModifier<Value>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    if view.modifier.isInitial { run(view.modifier.value, view.modifier.value) }
  }

  override func didUpdate(from old: ModifiedContent<C, ChangeModifier<Value>>, hasOtherEnvironment: Bool) {
    super.didUpdate(from: old, hasOtherEnvironment: hasOtherEnvironment)
    if old.modifier.value != view.modifier.value { run(old.modifier.value, view.modifier.value) }
  }

  private func run(_ old: Value, _ new: Value) {
    let action = view.modifier.action
    graph.afterUpdate { action(old, new) }
  }
}

/// Runs an action for each value of a publisher.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _Node<ModifiedContent<C, Self>> {
    ReceiveNode(view, inputs)
  }
}

extension ReceiveModifier: PrimitiveModifier {}

private final class ReceiveNode<C: View, P: Publisher>: ContentNode<C, ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<C, ReceiveModifier<P>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted else { return }
      self.subscription = self.view.modifier.publisher.sink { [weak self] in self?.view.modifier.action($0) }
    }
  }

  override func unmount() {
    subscription = nil
    super.unmount()
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { action($1) }))
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
