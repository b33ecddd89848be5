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
final class AnyButtonStyle {
  let makeView: (ButtonStyleConfiguration) -> any View
  /// The style acts by controls of its own, if it has any.
  let isPrimitive: Bool
  /// The style that there would be without this one.
  let outer: AnyButtonStyle?

  static var automatic: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle(), outer: nil) }

  init<S: ButtonStyle>(_ style: S, outer: AnyButtonStyle?) {
    makeView = { StyledButton(style: style, configuration: $0) }
    isPrimitive = false
    self.outer = outer
  }

  init<S: PrimitiveButtonStyle>(primitive style: S, outer: AnyButtonStyle?) {
    makeView = { PrimitiveStyledButton(style: style, configuration: $0) }
    isPrimitive = true
    self.outer = outer
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

private struct ButtonStyleModifier<S: ButtonStyle> {
  let style: S

  nonisolated func adjust(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = AnyButtonStyle(style, outer: environment.buttonStyle)
  }
}

extension ButtonStyleModifier: EnvironmentModifier {}

private struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle> {
  let style: S

  nonisolated func adjust(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = AnyButtonStyle(primitive: style, outer: environment.buttonStyle)
  }
}

extension PrimitiveButtonStyleModifier: EnvironmentModifier {}

/// What a style makes of a button: buttons in it are none of those that the style, or an alert, was set for.
struct StyleScope {
  let outer: AnyButtonStyle?

  nonisolated func adjust(_ environment: inout EnvironmentValues) {
    if environment.buttonStyle != nil { environment.buttonStyle = nil }
    if environment.outerButtonStyle !== outer { environment.outerButtonStyle = outer }
    if environment.actionPrelude != nil { environment.actionPrelude = nil }
  }
}

extension StyleScope: EnvironmentModifier {}

/// What every button does before its own action: those of an alert close it.
private enum ActionPreludeKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

private enum OuterButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
  var actionPrelude: (() -> Void)? {
    get { self[ActionPreludeKey.self] }
    set { self[ActionPreludeKey.self] = newValue }
  }
  /// Nil for the default one.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// In what a style makes, the style that there would be without it.
  var outerButtonStyle: AnyButtonStyle? {
    get { self[OuterButtonStyleKey.self] }
    set { self[OuterButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
