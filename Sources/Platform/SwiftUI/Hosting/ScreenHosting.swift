import Headless

extension Screen {
  /// The device a screen stands for.
  public enum Device: Sendable {
    /// 375 by 667 points.
    case phone

    var size: CGSize { CGSize(width: 375, height: 667) }
  }

  /// A screen as large as the view's ideal size.
  public convenience init<Content: View>(
    _ content: Content, colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      hosting: ViewHost(content, .forScreen(colorScheme, dynamicTypeSize, locale, layoutDirection)), size: nil)
  }

  /// A screen of that size, in points, with the view in the middle.
  public convenience init<Content: View>(
    _ content: Content, width: CGFloat, height: CGFloat, colorScheme: ColorScheme = .light,
    dynamicTypeSize: DynamicTypeSize = .large, locale: Locale = Locale(identifier: "en_US"),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      hosting: ViewHost(content, .forScreen(colorScheme, dynamicTypeSize, locale, layoutDirection)),
      size: CGSize(width: width, height: height))
  }

  /// A device's screen.
  public convenience init<Content: View>(
    _ content: Content, device: Device, colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      hosting: ViewHost(content, .forScreen(colorScheme, dynamicTypeSize, locale, layoutDirection)), size: device.size)
  }
}

extension EnvironmentValues {
  fileprivate static func forScreen(
    _ colorScheme: ColorScheme, _ typeSize: DynamicTypeSize, _ locale: Locale, _ direction: LayoutDirection
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = typeSize
    environment.locale = locale
    environment.layoutDirection = direction
    return environment
  }
}
