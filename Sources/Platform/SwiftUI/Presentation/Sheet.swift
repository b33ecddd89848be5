import Headless

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented.wrappedValue, { isPresented.wrappedValue = false }, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.sheet, item.wrappedValue != nil, { item.wrappedValue = nil }, onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented.wrappedValue, { isPresented.wrappedValue = false }, onDismiss, content)
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.popover, isPresented.wrappedValue, { isPresented.wrappedValue = false }, nil, content)
  }

  nonisolated private func present<Content: View>(
    _ role: AccessibilityElement.Role, _ isPresented: Bool, _ close: @escaping () -> Void,
    _ onDismiss: (() -> Void)?, @ViewBuilder _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(isPresented: isPresented, dismiss: close, onDismiss: onDismiss) {
        SheetFace(content: content())
      })
  }
}

/// A sheet as it is drawn: it covers all but a strip at the top.
private struct SheetFace<Content: View>: View {
  let content: Content

  var body: some View {
    ZStack {
      Color.black.opacity(0.2)
      VStack { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.system(.background)), in: RoundedRectangle(cornerRadius: 10))
        .padding(.top, 20)
    }
  }
}
