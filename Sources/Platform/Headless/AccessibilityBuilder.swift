import Foundation

/// Gathers the elements of a screen in reading order.
public struct AccessibilityBuilder {
  /// A view that bears an identifier, with the elements in it.
  public struct Identified {
    public var identifier: String
    public var frame: CGRect
    public var elements: [AccessibilityElement]
  }

  public private(set) var elements: [AccessibilityElement] = []
  public private(set) var identified: [Identified] = []
  private var isMeasuringOnly = false

  public init() {}

  public mutating func add(_ element: AccessibilityElement) {
    if !isMeasuringOnly { elements.append(element) }
  }

  /// Notes where a view with an identifier is.
  public mutating func identify(_ identifier: String, frame: CGRect, elements: [AccessibilityElement]) {
    identified.append(Identified(identifier: identifier, frame: frame, elements: elements))
  }

  /// Runs `body` for its frames; elements in it are not there for anybody.
  public mutating func measureOnly(_ body: (inout AccessibilityBuilder) -> Void) {
    let before = isMeasuringOnly
    isMeasuringOnly = true
    body(&self)
    isMeasuringOnly = before
  }

  /// The elements that `body` adds, taken out.
  public mutating func collecting(_ body: (inout AccessibilityBuilder) -> Void) -> [AccessibilityElement] {
    let before = elements
    elements = []
    body(&self)
    defer { elements = before }
    return elements
  }
}

/// A child with something to say about itself: an identifier, a label, what it does.
public final class AccessibilityNode: WrapperNode {
  public struct Attributes {
    public var identifier: String?
    /// Makes the child, with all that is in it, one element of that kind.
    public var role: AccessibilityElement.Role?
    /// A child with controls is what it is by itself instead, and nothing else can be pressed there.
    public var yieldsToControls = false
    /// Makes a group: an element that keeps its children.
    public var isContainer = false
    public var label: String?
    public var value: AccessibilityElement.Value?
    public var placeholder: String?
    public var isEnabled = true
    public var isHidden = false
    public var actions = ElementActions()

    public init() {}
  }

  /// Changing these never changes the layout.
  public var attributes: Attributes

  public init(_ attributes: Attributes) { self.attributes = attributes }

  public override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: frame.size)
    if attributes.isHidden { return tree.measureOnly { super.describe(into: &$0, at: origin) } }
    let inner = tree.collecting { super.describe(into: &$0, at: origin) }
    let own = elements(of: inner, frame: frame)
    for element in own { tree.add(element) }
    if let identifier = attributes.identifier {
      if own.count == 1, own[0].identifier == nil { own[0].identifier = identifier }
      tree.identify(identifier, frame: frame, elements: own)
    }
  }

  private func elements(of inner: [AccessibilityElement], frame: CGRect) -> [AccessibilityElement] {
    if attributes.yieldsToControls, Self.haveControl(inner) { return inner }
    if let role = attributes.role {
      let label = attributes.label ?? Self.label(of: inner)
      return [
        AccessibilityElement(
          role: role, label: label, value: attributes.value, placeholder: attributes.placeholder,
          isEnabled: attributes.isEnabled, frame: frame, actions: attributes.actions,
          children: attributes.isContainer ? inner : [])
      ]
    }
    if inner.count == 1 {
      let element = inner[0]
      if let label = attributes.label { element.label = label }
      if let value = attributes.value { element.value = value }
      merge(into: element)
      return inner
    }
    if let label = attributes.label, !inner.isEmpty {
      let group = AccessibilityElement(role: .group, label: label, frame: frame, children: inner)
      merge(into: group)
      return [group]
    }
    for element in inner { merge(into: element) }
    return inner
  }

  /// Adds actions where the element has none of its own.
  private func merge(into element: AccessibilityElement) {
    let actions = attributes.actions
    if element.actions.press == nil, let press = actions.press {
      element.actions.press = press
      if !attributes.isEnabled { element.isEnabled = false }
    }
    if element.actions.submit == nil, element.actions.setText != nil { element.actions.submit = actions.submit }
    if element.actions.swipes.isEmpty { element.actions.swipes = actions.swipes }
    if element.actions.moveBefore == nil { element.actions.moveBefore = actions.moveBefore }
  }

  /// Whether there is anything that can be used by itself.
  private static func haveControl(_ elements: [AccessibilityElement]) -> Bool {
    elements.contains { $0.role.isControl || $0.actions.press != nil || haveControl($0.children) }
  }

  /// What the parts of one element say together.
  static func label(of elements: [AccessibilityElement]) -> String {
    elements.map { $0.role == .group ? label(of: $0.children) : $0.label }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
