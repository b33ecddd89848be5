import Headless

/// A field for a line of text.
public struct TextField<Label: View> {
  @Environment(\.fieldStyle) private var style
  @Environment(\.submitAction) private var submit
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let isSecure: Bool

  nonisolated init(text: Binding<String>, prompt: Text?, isSecure: Bool, label: Label) {
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.label = label
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isSecure: false, label: label())
  }
}

extension TextField: View {
  public var body: some View {
    FieldBody(text: text, label: label, prompt: prompt, isSecure: isSecure, style: style, submit: submit)
  }
}

/// What text and secure fields have in common.
private struct FieldBody<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let isSecure: Bool
  let style: FieldStyle
  let submit: (() -> Void)?

  var body: some View {
    let text = text
    let submit = submit
    let shown = isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
    ZStack(alignment: .leading) {
      // The label is what a field without text shows; otherwise it is only there for those who cannot see it.
      ZStack(alignment: .leading) {
        if let prompt { prompt.accessibilityHidden(true) }
        label.opacity(1).modifier(LabelOnly(isShown: prompt == nil && shown.isEmpty))
      }
      .foregroundStyle(Color(.system(.tertiaryLabel)))
      Text(verbatim: shown.isEmpty ? " " : shown).lineLimit(1).accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(FieldFrame(style: style))
    .element {
      $0.role = isSecure ? .secureField : .textField
      $0.value = .text(shown)
      $0.placeholder = prompt?.string
      $0.actions.setText = { text.wrappedValue = $0 }
      $0.actions.submit = submit
    }
  }
}

/// Keeps a label for its words when it is not to be seen.
private struct LabelOnly {
  let isShown: Bool
}

extension LabelOnly: BoxModifier {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> UnseenNode { UnseenNode(isSeen: isShown) }
  nonisolated func update(_ box: UnseenNode, _ environment: EnvironmentValues) { box.isSeen = isShown }
}

/// A child that is described but drawn only when it is to be seen.
final class UnseenNode: WrapperNode {
  var isSeen: Bool

  init(isSeen: Bool) { self.isSeen = isSeen }

  override func render(into list: inout DisplayList, at origin: CGPoint) {
    if isSeen { super.render(into: &list, at: origin) }
  }
}

private struct FieldFrame: ViewModifier {
  let style: FieldStyle

  func body(content: Content) -> some View {
    if style == .roundedBorder {
      content.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color(.system(.background)), in: RoundedRectangle(cornerRadius: 5))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.system(.fieldBorder)), lineWidth: 0.5) }
    } else {
      content
    }
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }

  /// A field for a value that is written as text. Text that is no such value leaves it as it was.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field whose text is not shown.
public struct SecureField<Label: View> {
  @Environment(\.fieldStyle) private var style
  @Environment(\.submitAction) private var submit
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  public var body: some View {
    FieldBody(text: text, label: label, prompt: prompt, isSecure: true, style: style, submit: submit)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

enum FieldStyle: Equatable { case plain, roundedBorder }

/// How text fields look.
public protocol TextFieldStyle { static var _isBordered: Bool { get } }
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public static var _isBordered: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public static var _isBordered: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public static var _isBordered: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FieldStyleKey: EnvironmentKey { static var defaultValue: FieldStyle { .plain } }
private enum SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  var fieldStyle: FieldStyle {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldStyle, S._isBordered ? .roundedBorder : .plain)
  }
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { environment(\.submitAction, action) }
}
