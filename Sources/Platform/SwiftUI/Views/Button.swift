import Headless

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Does something when pressed.
public struct Button<Label: View> {
  @Environment(\.buttonStyle) private var style
  @Environment(\.outerButtonStyle) private var outerStyle
  @Environment(\.actionPrelude) private var prelude
  @Kept(ActionTarget.init) private var target
  /// The button that a style makes of its configuration looks as it would without that style.
  private let isOfConfiguration: Bool
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    isOfConfiguration = false
    self.role = role
    self.action = { onMainActor(action) }
    self.label = label()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that is being styled, as it is without the style. For styles that only add to what is there.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    isOfConfiguration = true
    role = configuration.role
    action = { configuration.trigger() }
    label = configuration.label
  }
}

extension Button: View {
  public var body: some View {
    let (prelude, own) = (prelude, action)
    target.action = {
      prelude?()
      own()
    }
    let style = (isOfConfiguration ? outerStyle : style) ?? .automatic
    return AnyView(
      any: style.makeView(ButtonStyleConfiguration(role: role, label: .init(content: label), target: target))
    )
    .modifier(StyleScope(outer: style.outer))
    .modifier(PressableElement(target: target, yieldsToControls: style.isPrimitive))
  }
}

/// What pressing a control does. It stays the same object while the action changes with each evaluation, so that all that
/// only passes it on is found to be as before.
final class ActionTarget {
  fileprivate(set) var action: () -> Void = {}
}

/// Makes one element of a button's looks.
private struct PressableElement {
  let target: ActionTarget
  let yieldsToControls: Bool

  nonisolated static var isUnary: Bool { true }

  var attributes: (EnvironmentValues) -> AccessibilityNode.Attributes {
    { [target, yieldsToControls] environment in
      var attributes = AccessibilityNode.Attributes()
      attributes.isEnabled = environment.isEnabled
      attributes.role = .button
      attributes.yieldsToControls = yieldsToControls
      attributes.actions.press = { target.action() }
      return attributes
    }
  }
}

extension PressableElement: AccessibilityBoxModifier {}

extension Button where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  nonisolated public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// Runs a main-actor action from the main thread, where the framework always is.
func onMainActor(_ action: @MainActor () -> Void) {
  withoutActuallyEscaping(action) { action in
    unsafeBitCast(action, to: (() -> Void).self)()
  }
}
