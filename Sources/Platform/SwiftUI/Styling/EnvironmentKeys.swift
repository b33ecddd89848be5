import Headless

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How much larger than usual text of the body style is.
  var bodySize: CGFloat {
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue]
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The values that the framework itself keeps in the environment.
private enum Keys {
  enum Font: EnvironmentKey { static var defaultValue: SwiftUI.Font? { nil } }
  enum Weight: EnvironmentKey { static var defaultValue: SwiftUI.Font.Weight? { nil } }
  enum Italic: EnvironmentKey { static var defaultValue: Bool { false } }
  enum TextDesign: EnvironmentKey { static var defaultValue: SwiftUI.Font.Design? { nil } }
  enum MonospacedDigits: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Foreground: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
  enum Tint: EnvironmentKey { static var defaultValue: Color? { nil } }
  enum IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum Locale: EnvironmentKey { static var defaultValue: Foundation.Locale { Foundation.Locale(identifier: "en_US") } }
  enum LineLimit: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum LineSpacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Alignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum TextCase: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum MinimumScale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum Underline: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Strikethrough: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Horizontal: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  enum Vertical: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  enum Control: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[Keys.Font.self] }
    set { self[Keys.Font.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Keys.IsEnabled.self] }
    set { self[Keys.IsEnabled.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[Keys.Scheme.self] }
    set { self[Keys.Scheme.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Keys.Direction.self] }
    set { self[Keys.Direction.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.TypeSize.self] }
    set { self[Keys.TypeSize.self] = newValue }
  }
  public var locale: Locale {
    get { self[Keys.Locale.self] }
    set { self[Keys.Locale.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Keys.LineLimit.self] }
    set { self[Keys.LineLimit.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[Keys.LineSpacing.self] }
    set { self[Keys.LineSpacing.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.Alignment.self] }
    set { self[Keys.Alignment.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Keys.Truncation.self] }
    set { self[Keys.Truncation.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Keys.TextCase.self] }
    set { self[Keys.TextCase.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Keys.MinimumScale.self] }
    set { self[Keys.MinimumScale.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Horizontal.self] }
    set { self[Keys.Horizontal.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Vertical.self] }
    set { self[Keys.Vertical.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Keys.Control.self] }
    set { self[Keys.Control.self] = newValue }
  }
  public var displayScale: CGFloat { 2 }

  var foreground: (any ShapeStyle)? {
    get { self[Keys.Foreground.self] }
    set { self[Keys.Foreground.self] = newValue }
  }
  var tintColor: Color? {
    get { self[Keys.Tint.self] }
    set { self[Keys.Tint.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[Keys.Weight.self] }
    set { self[Keys.Weight.self] = newValue }
  }
  var isItalic: Bool {
    get { self[Keys.Italic.self] }
    set { self[Keys.Italic.self] = newValue }
  }
  var fontDesign: Font.Design? {
    get { self[Keys.TextDesign.self] }
    set { self[Keys.TextDesign.self] = newValue }
  }
  var hasMonospacedDigits: Bool {
    get { self[Keys.MonospacedDigits.self] }
    set { self[Keys.MonospacedDigits.self] = newValue }
  }
  var isUnderlined: Bool {
    get { self[Keys.Underline.self] }
    set { self[Keys.Underline.self] = newValue }
  }
  var isStruckThrough: Bool {
    get { self[Keys.Strikethrough.self] }
    set { self[Keys.Strikethrough.self] = newValue }
  }
}
