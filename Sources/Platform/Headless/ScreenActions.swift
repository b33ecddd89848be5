import Foundation

extension Screen {
  /// Presses the button, link, tab, row … with that identifier or label.
  public func tap(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be tapped", on: name, file, line) { $0.actions.press }
  }

  /// Types text at the end of what the field with that identifier, label or placeholder holds.
  public func type(_ text: String, into name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be typed into", on: name, file, line) { element in
      element.actions.setText.map { set in { set(Self.text(in: element) + text) } }
    }
  }

  /// Empties a field.
  public func clear(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be cleared", on: name, file, line) { element in element.actions.setText.map { set in { set("") } } }
  }

  /// Presses return in a field.
  public func submit(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be submitted", on: name, file, line) { element in
      element.actions.setText == nil ? nil : element.actions.submit ?? {}
    }
  }

  /// Turns a switch.
  public func toggle(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be toggled", on: name, file, line) { $0.role == .toggle ? $0.actions.press : nil }
  }

  /// Moves a slider or a stepper to a number.
  public func set(_ name: String, to number: Double, file: StaticString = #file, line: UInt = #line) {
    perform("be set to a number", on: name, file, line) { element in
      element.actions.setNumber.map { set in { set(number) } }
    }
  }

  /// Steps up once.
  public func increment(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be incremented", on: name, file, line) { $0.actions.increment }
  }

  /// Steps down once.
  public func decrement(_ name: String, file: StaticString = #file, line: UInt = #line) {
    perform("be decremented", on: name, file, line) { $0.actions.decrement }
  }

  /// Chooses an option of a picker or menu.
  public func select(_ option: String, in name: String, file: StaticString = #file, line: UInt = #line) {
    settle()
    let element = element(named: name, able: "offer a choice", file, line) { !$0.actions.options.isEmpty }
    choose(option, from: element.actions.options, of: name, what: "option", file, line)
  }

  /// Swipes a row and presses one of the actions that show.
  public func swipe(_ name: String, action: String, file: StaticString = #file, line: UInt = #line) {
    settle()
    let element = element(named: name, able: "be swiped", file, line) { !$0.actions.swipes.isEmpty }
    choose(action, from: element.actions.swipes, of: name, what: "swipe action", file, line)
  }

  private func choose(
    _ label: String, from choices: [ElementActions.Choice], of name: String, what: String, _ file: StaticString,
    _ line: UInt
  ) {
    guard
      let choice = choices.first(where: { $0.label == label })
        ?? choices.first(where: { $0.label.lowercased() == label.lowercased() })
    else {
      let known = choices.map { ScreenOutline.quoted($0.label) }.joined(separator: ", ")
      fatalError("\"\(name)\" has no \(what) \"\(label)\"; there is: \(known)", file: file, line: line)
    }
    choice.choose()
    settle(isPatient: true)
  }

  private static func text(in element: AccessibilityElement) -> String {
    if case .text(let text)? = element.value { return text }
    return ""
  }

  private func perform(
    _ ability: String, on name: String, _ file: StaticString, _ line: UInt,
    _ action: (AccessibilityElement) -> (() -> Void)?
  ) {
    settle()
    let element = element(named: name, able: ability, file, line) { action($0) != nil }
    action(element)?()
    settle(isPatient: true)
  }

  /// The one element of that name that can do what is asked. Identifiers come first, then exact labels and placeholders,
  /// then those that differ in case only.
  private func element(
    named name: String, able ability: String, _ file: StaticString, _ line: UInt,
    where isAble: (AccessibilityElement) -> Bool
  ) -> AccessibilityElement {
    let matches = matches(for: name)
    let able = matches.filter(isAble)
    if able.count == 1 {
      if !able[0].isEnabled { fatalError("\(ScreenOutline.line(for: able[0])) is disabled", file: file, line: line) }
      return able[0]
    }
    if able.count > 1 {
      fatalError(
        "\(able.count) elements named \"\(name)\" can \(ability): \(list(able)); give one an accessibility identifier",
        file: file, line: line)
    }
    if let first = matches.first {
      fatalError("\(ScreenOutline.line(for: first)) cannot \(ability)", file: file, line: line)
    }
    let known = flatElements.filter(isAble)
    fatalError(
      "nothing named \"\(name)\" can \(ability); there is: \(known.isEmpty ? list(flatElements) : list(known))",
      file: file, line: line)
  }

  private func matches(for name: String) -> [AccessibilityElement] {
    let identified = identified.filter { $0.identifier == name }.flatMap(\.elements)
    if !identified.isEmpty { return identified }
    let elements = flatElements
    let exact = elements.filter { $0.label == name || $0.placeholder == name }
    if !exact.isEmpty { return exact }
    let lower = name.lowercased()
    return elements.filter { $0.label.lowercased() == lower || $0.placeholder?.lowercased() == lower }
  }

  private func list(_ elements: [AccessibilityElement]) -> String {
    elements.isEmpty ? "nothing" : elements.map { ScreenOutline.line(for: $0) }.joined(separator: ", ")
  }
}
