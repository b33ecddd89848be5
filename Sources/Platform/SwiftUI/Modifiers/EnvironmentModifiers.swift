import Combine
import Observation

/// Sets one value of the environment.
struct ValueModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  nonisolated func adjust(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension ValueModifier: EnvironmentModifier {}

/// Changes one value of the environment.
struct TransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  nonisolated func adjust(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension TransformModifier: EnvironmentModifier {}

/// Puts an object into the environment.
struct ObjectModifier<Object> {
  let object: Object?

  nonisolated func adjust(_ environment: inout EnvironmentValues) { environment.set(object: object) }
}

extension ObjectModifier: EnvironmentModifier {}

struct DisabledModifier {
  let isDisabled: Bool

  nonisolated func adjust(_ environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }
}

extension DisabledModifier: EnvironmentModifier {}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(ValueModifier(keyPath: keyPath, value: value))
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformModifier(keyPath: keyPath, transform: transform))
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// A disabled view stays so, whatever a view in it says.
  nonisolated public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }

  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.isUnderlined, isActive)
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.isStruckThrough, isActive)
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }
  nonisolated public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  nonisolated public func foregroundColor(_ color: Color?) -> some View { environment(\.foreground, color) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { environment(\.foreground, style) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { environment(\.foreground, primary) }
  nonisolated public func tint(_ color: Color?) -> some View { environment(\.tintColor, color) }
  nonisolated public func accentColor(_ color: Color?) -> some View { environment(\.tintColor, color) }

  nonisolated public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}
