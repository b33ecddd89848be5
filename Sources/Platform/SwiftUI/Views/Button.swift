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
  @Environment(\.actionPrelude) private var prelude
  @Kept(ActionTarget.init) private var target
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = { onMainActor(action) }
    self.label = label()
  }
}

extension Button: View {
  public var body: some View {
    let (prelude, own) = (prelude, action)
    target.action = {
      prelude?()
      own()
    }
    return AnyView(
      any: style.makeView(ButtonStyleConfiguration(role: role, label: .init(content: label), target: target))
    ).modifier(PressableElement(target: target))
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

  nonisolated static var isUnary: Bool { true }

  private nonisolated func attributes(_ environment: EnvironmentValues) -> AccessibilityNode.Attributes {
    var attributes = AccessibilityNode.Attributes()
    attributes.isEnabled = environment.isEnabled
    attributes.role = .button
    attributes.actions.press = { [target] in target.action() }
    return attributes
  }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> AccessibilityNode {
    AccessibilityNode(attributes(environment))
  }
  nonisolated func update(_ box: AccessibilityNode, _ environment: EnvironmentValues) {
    box.attributes = attributes(environment)
  }
}

extension PressableElement: BoxModifier {}

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

/// What a button style gets to work with.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: any View
    public var body: some View { AnyView(any: content) }
  }

  public let role: ButtonRole?
  public let label: Label
  public var isPressed: Bool { false }
  let target: ActionTarget
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  let target: ActionTarget
  public func trigger() { target.action() }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button style of either kind.
struct AnyButtonStyle {
  let makeView: (ButtonStyleConfiguration) -> any View

  init<S: ButtonStyle>(_ style: S) { makeView = { StyledButton(style: style, configuration: $0) } }
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    makeView = { PrimitiveStyledButton(style: style, configuration: $0) }
  }
}

/// A view of its own, so that a style's environment properties work.
private struct StyledButton<S: ButtonStyle>: View {
  let style: S
  let configuration: ButtonStyleConfiguration
  var body: some View { StyleBody(style: style) { $0.makeBody(configuration: configuration) } }
}

private struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
  let style: S
  let configuration: ButtonStyleConfiguration
  var body: some View {
    StyleBody(style: style) {
      $0.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, target: configuration.target))
    }
  }
}

/// What every button does before its own action: those of an alert close it.
private enum ActionPreludeKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var actionPrelude: (() -> Void)? {
    get { self[ActionPreludeKey.self] }
    set { self[ActionPreludeKey.self] = newValue }
  }
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(primitive: style))
  }
}
