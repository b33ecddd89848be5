import Headless

/// A control that steps up and down.
public struct Stepper<Label: View> {
  private let label: Label
  private let value: (() -> Double)?
  private let set: ((Double) -> Void)?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = nil
    set = nil
    increment = onIncrement
    decrement = onDecrement
  }

  nonisolated init<V: Strideable>(value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label) {
    self.label = label
    self.value = { Self.number(value.wrappedValue) }
    let move: (V.Stride) -> Void = { stride in
      let next = value.wrappedValue.advanced(by: stride)
      if let bounds, !bounds.contains(next) { return }
      value.wrappedValue = next
    }
    increment = { move(step) }
    decrement = { move(-step) }
    set = { number in
      // From where it stands to the number, as by steps.
      let distance = number - Self.number(value.wrappedValue)
      guard let stride = Self.stride(distance, like: step) else { return }
      var next = value.wrappedValue.advanced(by: stride)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      value.wrappedValue = next
    }
  }

  private static func number<V>(_ value: V) -> Double {
    switch value {
    case let value as any BinaryInteger: Double(Int(clamping: value))
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    default: 0
    }
  }

  private static func stride<S>(_ distance: Double, like step: S) -> S? {
    switch step {
    case is Int: Int(distance.rounded()) as? S
    case is Double: distance as? S
    case is Float: Float(distance) as? S
    case is CGFloat: CGFloat(distance) as? S
    default: nil
    }
  }
}

extension Stepper {
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, bounds: nil, step: step, label: label()) }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, bounds: bounds, step: step, label: label()) }
}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, bounds: nil, step: step, label: Text(title))
  }
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, bounds: bounds, step: step, label: Text(title)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, bounds: nil, step: step, label: Text(title))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, bounds: bounds, step: step, label: Text(title)) }
  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension Stepper: View {
  public var body: some View {
    let (value, set, increment, decrement) = (value, set, increment, decrement)
    HStack {
      label
      Spacer()
      StepperFace()
    }
    .element {
      $0.role = .stepper
      $0.value = value.map { .number($0()) }
      $0.actions.setNumber = set
      $0.actions.increment = increment
      $0.actions.decrement = decrement
    }
  }
}

private struct StepperFace: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "minus").frame(width: 46, height: 32)
      Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
      Image(systemName: "plus").frame(width: 46, height: 32)
    }
    .background(Color(.system(.fill)), in: RoundedRectangle(cornerRadius: 8))
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityHidden(true)
  }
}
