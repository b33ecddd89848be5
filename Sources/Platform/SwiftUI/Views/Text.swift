import Headless

/// Lines of text to read.
public struct Text: Equatable, Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case joined(Text, Text)
  }

  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case italic
    case underline(Bool)
    case strikethrough(Bool)
    case color(Color?)
    case style(AnyEquatableStyle)
    case tracking(CGFloat)
    case design(Font.Design?)
    case monospacedDigits
  }

  /// A style that never counts as the same as another.
  struct AnyEquatableStyle: Equatable, Sendable {
    let style: any ShapeStyle
    static func == (left: Self, right: Self) -> Bool { false }
  }

  let content: Content
  var modifiers: [Modifier] = []

  init(content: Content) { self.content = content }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .key(key)
  }

  nonisolated public init(verbatim content: String) { self.content = .verbatim(content) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .verbatim(format.format(input))
  }

  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
  }

  nonisolated public static func + (left: Text, right: Text) -> Text { Text(content: .joined(left, right)) }

  /// The text without its styles.
  var string: String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): key.string
    case .joined(let left, let right): left.string + right.string
    }
  }

  nonisolated func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { adding(.font(font)) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  nonisolated public func bold() -> Text { adding(.weight(.bold)) }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  nonisolated public func italic() -> Text { adding(.italic) }
  nonisolated public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive))
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive))
  }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return adding(.color(color)) }
    return adding(.style(AnyEquatableStyle(style: style)))
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.design(.monospaced)) : self }
  nonisolated public func monospacedDigit() -> Text { adding(.monospacedDigits) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Text: LeafView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> TextNode {
    TextNode(runs(in: environment), setting: setting(in: environment))
  }

  nonisolated func update(_ box: TextNode, _ environment: EnvironmentValues) {
    box.update(runs(in: environment), setting: setting(in: environment))
  }

  private func setting(in environment: EnvironmentValues) -> TextNode.Setting {
    var setting = TextNode.Setting()
    setting.lineLimit = environment.lineLimit
    setting.lineSpacing = environment.lineSpacing
    setting.minimumScale = environment.minimumScaleFactor
    let isLeftToRight = environment.layoutDirection == .leftToRight
    setting.alignment =
      switch environment.multilineTextAlignment {
      case .leading: isLeftToRight ? .leading : .trailing
      case .center: .center
      case .trailing: isLeftToRight ? .trailing : .leading
      }
    setting.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return setting
  }

  /// What the modifiers around a stretch of text say; the innermost is asked first.
  private struct Look {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var style: (any ShapeStyle)?
    var tracking: CGFloat?
    var design: Font.Design?
    var hasMonospacedDigits = false

    func adding(_ modifiers: [Modifier]) -> Look {
      // The first modifier is the innermost; whatever is already here comes from further out.
      var inner = Look()
      for modifier in modifiers {
        switch modifier {
        case .font(let font): inner.font = inner.font ?? font
        case .weight(let weight): inner.weight = inner.weight ?? weight
        case .italic: inner.isItalic = true
        case .underline(let isActive): inner.isUnderlined = inner.isUnderlined ?? isActive
        case .strikethrough(let isActive): inner.isStruckThrough = inner.isStruckThrough ?? isActive
        case .color(let color): inner.style = inner.style ?? color
        case .style(let style): inner.style = inner.style ?? style.style
        case .tracking(let tracking): inner.tracking = inner.tracking ?? tracking
        case .design(let design): inner.design = inner.design ?? design
        case .monospacedDigits: inner.hasMonospacedDigits = true
        }
      }
      return Look(
        font: inner.font ?? font, weight: inner.weight ?? weight, isItalic: inner.isItalic || isItalic,
        isUnderlined: inner.isUnderlined ?? isUnderlined, isStruckThrough: inner.isStruckThrough ?? isStruckThrough,
        style: inner.style ?? style, tracking: inner.tracking ?? tracking, design: inner.design ?? design,
        hasMonospacedDigits: inner.hasMonospacedDigits || hasMonospacedDigits)
    }
  }

  func runs(in environment: EnvironmentValues) -> [TextNode.Run] {
    var runs: [TextNode.Run] = []
    add(to: &runs, Look(), environment)
    return runs
  }

  private func add(to runs: inout [TextNode.Run], _ outer: Look, _ environment: EnvironmentValues) {
    let look = outer.adding(modifiers)
    switch content {
    case .verbatim(let text): runs.append(Self.run(text, look, environment))
    case .joined(let left, let right):
      left.add(to: &runs, look, environment)
      right.add(to: &runs, look, environment)
    case .key(let key):
      var plain: [LocalizedStringKey.Part] = []
      func flush() {
        if plain.isEmpty { return }
        var key = LocalizedStringKey("")
        key.parts = plain
        runs.append(Self.run(key.string, look, environment))
        plain = []
      }
      for part in key.parts {
        if case .styled(let text) = part {
          flush()
          text.add(to: &runs, look, environment)
        } else {
          plain.append(part)
        }
      }
      flush()
      if runs.isEmpty { runs.append(Self.run("", look, environment)) }
    }
  }

  private static func run(_ text: String, _ look: Look, _ environment: EnvironmentValues) -> TextNode.Run {
    var font = Font.resolved(in: environment, own: look.font)
    if let weight = look.weight { font.weight = weight.value }
    if look.isItalic { font.isItalic = true }
    if look.design == .monospaced { font.design = .monospaced }
    if look.hasMonospacedDigits { font.hasMonospacedDigits = true }
    if let tracking = look.tracking { font.tracking = tracking }
    let paint = look.style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
    let text =
      switch environment.textCase {
      case .uppercase?: text.uppercased()
      case .lowercase?: text.lowercased()
      case nil: text
      }
    return TextNode.Run(
      text, font: font, color: paint.representativeColor, isUnderlined: look.isUnderlined ?? environment.isUnderlined,
      isStruckThrough: look.isStruckThrough ?? environment.isStruckThrough)
  }
}

extension Paint {
  /// The colour that text has which is painted so.
  var representativeColor: RGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _): stops.first?.color ?? .black
    }
  }
}
