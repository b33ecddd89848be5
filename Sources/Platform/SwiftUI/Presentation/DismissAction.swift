/// Leaves a pushed page, or closes a sheet.
public struct DismissAction {
  let action: () -> Void

  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and how to end that; the form before `dismiss`.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  let action: () -> Void
  public mutating func dismiss() {
    isPresented = false
    action()
  }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  var dismissal: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var dismiss: DismissAction {
    let action = dismissal
    return DismissAction { action?() }
  }

  public var isPresented: Bool { dismissal != nil }

  public var presentationMode: Binding<PresentationMode> {
    let action = dismissal
    return .constant(PresentationMode(isPresented: action != nil, action: { action?() }))
  }
}
