import Foundation

/// A thing on the screen as somebody who cannot see it gets to know it.
public final class AccessibilityElement {
  /// What kind of thing it is, as outlines name it.
  public enum Role: String, Sendable {
    case text = "Text"
    case button = "Button"
    case link = "Link"
    case toggle = "Toggle"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case slider = "Slider"
    case stepper = "Stepper"
    case picker = "Picker"
    case datePicker = "DatePicker"
    case menu = "Menu"
    case tab = "Tab"
    case image = "Image"
    case progress = "ProgressView"
    case gauge = "Gauge"
    case alert = "Alert"
    case dialog = "Dialog"
    case sheet = "Sheet"
    case popover = "Popover"
    case heading = "Title"
    case group = "Group"

    /// Text inside it is part of it rather than to be read by itself.
    public var isControl: Bool {
      switch self {
      case .text, .image, .alert, .dialog, .sheet, .popover, .heading, .group, .progress, .gauge: false
      default: true
      }
    }
  }

  /// What a control holds.
  public enum Value: Hashable, Sendable {
    case onOff(Bool)
    case number(Double)
    case text(String)
  }

  public var role: Role
  public var label: String
  public var value: Value?
  public var placeholder: String?
  public var identifier: String?
  public var isEnabled: Bool
  /// On the screen, in points.
  public var frame: CGRect
  public var actions: ElementActions
  public var children: [AccessibilityElement]

  public init(
    role: Role, label: String, value: Value? = nil, placeholder: String? = nil, identifier: String? = nil,
    isEnabled: Bool = true, frame: CGRect, actions: ElementActions = ElementActions(),
    children: [AccessibilityElement] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.frame = frame
    self.actions = actions
    self.children = children
  }
}

/// What a person can do with an element.
public struct ElementActions {
  /// One of several things to choose from.
  public struct Choice {
    public var label: String
    public var choose: () -> Void

    public init(label: String, choose: @escaping () -> Void) {
      self.label = label
      self.choose = choose
    }
  }

  public var press: (() -> Void)?
  /// Replaces a field's text.
  public var setText: ((String) -> Void)?
  /// Presses return in a field.
  public var submit: (() -> Void)?
  /// Moves a slider, or a stepper, to a number.
  public var setNumber: ((Double) -> Void)?
  public var increment: (() -> Void)?
  public var decrement: (() -> Void)?
  /// What a picker offers.
  public var options: [Choice] = []
  /// What swiping a row shows.
  public var swipes: [Choice] = []
  /// Moves a row before another, given by that one's element, or to the end.
  public var moveBefore: ((AccessibilityElement) -> Void)?

  public init() {}

  public init(press: (() -> Void)?) { self.press = press }
}
