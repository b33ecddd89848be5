import Headless

/// Evaluates what a style makes, with the style's dynamic properties connected.
struct StyleBody<Style, Content: View> {
  let style: Style
  let content: (Style) -> Content

  nonisolated init(style: Style, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node<Self> {
    StyleBodyNode(view, inputs)
  }
}

extension StyleBody: PrimitiveView {}

private final class StyleBodyNode<Style, Content: View>: _Node<StyleBody<Style, Content>> {
  private var store: _PropertyStore?
  private var child: _Node<Content>?

  override init(_ view: StyleBody<Style, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    store = _PropertyStore.make(for: view.style, node: self)
    child = Content._makeNode(evaluate(), self.inputs())
  }

  private func evaluate() -> Content {
    var style = view.style
    store?.connect(&style)
    return observing { view.content(style) }
  }

  override func refresh() { child?.update(evaluate(), environment) }

  override func didUpdate(from old: StyleBody<Style, Content>, hasOtherEnvironment: Bool) {
    isDirty = false
    refresh()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func unmount() {
    store?.disconnect()
    super.unmount()
  }
}

/// The colours of a button's label.
private struct ButtonColors: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  let role: ButtonRole?
  var isOnFill = false

  func body(content: Content) -> some View {
    if isOnFill {
      content.modifier(DefaultForeground(style: isEnabled ? AnyShapeStyle(Color.white) : disabled))
    } else if role == .destructive {
      content.modifier(DefaultForeground(style: isEnabled ? AnyShapeStyle(Color.red) : disabled))
    } else {
      content.modifier(DefaultForeground(style: isEnabled ? AnyShapeStyle(TintShapeStyle()) : disabled))
    }
  }

  private var disabled: AnyShapeStyle { AnyShapeStyle(Color(.system(.tertiaryLabel))) }
}

/// The foreground where nothing around has set one.
struct DefaultForeground {
  let style: AnyShapeStyle

  nonisolated func adjust(_ environment: inout EnvironmentValues) {
    if environment.foreground == nil { environment.foreground = style }
  }
}

extension DefaultForeground: EnvironmentModifier {}

public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColors(role: configuration.role))
  }
}

public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColors(role: configuration.role))
  }
}

public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColors(role: configuration.role))
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color(.system(.fill)), in: RoundedRectangle(cornerRadius: 8))
  }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColors(role: configuration.role, isOnFill: true))
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        isEnabled
          ? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
          : AnyShapeStyle(Color(.system(.fill))), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
