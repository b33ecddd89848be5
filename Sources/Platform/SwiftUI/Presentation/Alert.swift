import Headless

extension View {
  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  nonisolated public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() } }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() } }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let close = { isPresented.wrappedValue = false }
    return modifier(
      PresentationModifier(isPresented: isPresented.wrappedValue, dismiss: close, onDismiss: nil) {
        AlertFace(title: title, role: .alert, close: close, actions: actions(), message: message())
      })
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let close = { isPresented.wrappedValue = false }
    return modifier(
      PresentationModifier(isPresented: isPresented.wrappedValue, dismiss: close, onDismiss: nil) {
        AlertFace(title: Text(title), role: .dialog, close: close, actions: actions(), message: message())
      })
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// An alert as it is drawn. Any of its buttons closes it, then acts.
private struct AlertFace<Actions: View, Message: View>: View {
  let title: Text
  let role: AccessibilityElement.Role
  let close: () -> Void
  let actions: Actions
  let message: Message

  var body: some View {
    let title = title.string
    ZStack {
      Color.black.opacity(0.2)
      VStack(spacing: 0) {
        VStack(spacing: 4) {
          self.title.font(.headline).accessibilityHidden(true)
          message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16).padding(.vertical, 19)
        Divider()
        AlertButtons { actions }
      }
      .buttonStyle(AlertButtonStyle())
      .environment(\.actionPrelude, close)
      .frame(width: 270)
      .background(Color(.system(.secondaryBackground)), in: RoundedRectangle(cornerRadius: 14))
      .padding(16)
    }
    .element {
      $0.role = role
      $0.isContainer = true
      $0.label = title
    }
  }
}

/// Two buttons stand side by side, others below each other; without any there is an OK.
private struct AlertButtons<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension AlertButtons: View {
  var body: some View { AlertButtonsBox(content: content) }
}

private struct AlertButtonsBox<Content: View> {
  let content: Content
}

extension AlertButtonsBox: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> AlertButtonsNode {
    AlertButtonsNode(separator: SystemColor.separator.rgba(in: environment))
  }
  nonisolated func update(_ box: AlertButtonsNode, _ environment: EnvironmentValues) {}
}

final class AlertButtonsNode: LayoutNode {
  private let separator: RGBA
  private let height: CGFloat = 44

  init(separator: RGBA) { self.separator = separator }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width ?? 270, height: height * CGFloat(children.count == 2 ? 1 : children.count))
  }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    children.indices.map { index in
      if children.count == 2 {
        let half = size.width / 2
        return Placement(
          origin: CGPoint(x: CGFloat(index) * half, y: 0), proposal: Proposal(width: half, height: height))
      }
      return Placement(
        origin: CGPoint(x: 0, y: CGFloat(index) * height), proposal: Proposal(width: size.width, height: height))
    }
  }

  override func render(into list: inout DisplayList, at origin: CGPoint) {
    super.render(into: &list, at: origin)
    for index in children.indices.dropFirst() {
      let line =
        children.count == 2
        ? CGRect(x: origin.x + frame.width / 2, y: origin.y, width: Metrics.hairline, height: height)
        : CGRect(x: origin.x, y: origin.y + CGFloat(index) * height, width: frame.width, height: Metrics.hairline)
      list.fill(.rectangle(line), .color(separator))
    }
  }
}

private struct AlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(configuration.role == .cancel ? .semibold : .regular)
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
