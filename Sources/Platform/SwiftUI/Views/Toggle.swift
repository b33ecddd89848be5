import Headless

/// A switch.
public struct Toggle<Label: View> {
  @Binding private var isOn: Bool
  private let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  public var body: some View {
    let isOn = $isOn
    HStack {
      label
      Spacer()
      SwitchFace(isOn: isOn.wrappedValue)
    }
    .element {
      $0.role = .toggle
      $0.value = .onOff(isOn.wrappedValue)
      $0.actions.press = { isOn.wrappedValue.toggle() }
    }
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A switch as it is drawn, 51 by 31 points.
private struct SwitchFace: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  let isOn: Bool

  var body: some View {
    Capsule().fill(isOn ? tint ?? Color.green : Color(.system(.fill)))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension View {
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
