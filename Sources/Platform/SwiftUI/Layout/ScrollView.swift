import Headless

/// A window onto content of endless length.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    ScrollBox(axes: axes, content: ScrollColumn(axis: axes == .horizontal ? .horizontal : .vertical, content: content))
  }
}

/// Several views in a scroll view stand in a column, or in a row where that is its axis.
private struct ScrollColumn<Content: View> {
  let axis: LayoutAxis
  let content: Content
}

extension ScrollColumn: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> StackNode {
    StackNode(
      axis: axis, alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
      spacing: nil)
  }
  nonisolated func update(_ box: StackNode, _ environment: EnvironmentValues) {}
}

private struct ScrollBox<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollBox: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> ScrollNode {
    ScrollNode(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
  nonisolated func update(_ box: ScrollNode, _ environment: EnvironmentValues) {
    box.horizontal = axes.contains(.horizontal)
    box.vertical = axes.contains(.vertical)
  }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> FittingNode {
    FittingNode(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
  nonisolated func update(_ box: FittingNode, _ environment: EnvironmentValues) {
    box.horizontal = axes.contains(.horizontal)
    box.vertical = axes.contains(.vertical)
  }
}

/// A bar that takes its room from one side of the content. The first box is the content's.
private struct EdgeBar<Content: View> {
  let side: EdgeBarNode.Side
  let alignment: GuideKey
  let spacing: CGFloat?
  let content: Content
}

extension EdgeBar: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> EdgeBarNode {
    EdgeBarNode(side: side, alignment: alignment, spacing: spacing ?? 0)
  }
  nonisolated func update(_ box: EdgeBarNode, _ environment: EnvironmentValues) {
    box.side = side
    box.alignment = alignment
    box.spacing = spacing ?? 0
  }
}

extension View {
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      side: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
      content: TupleView(value: (), elements: [ZStack { self }, ZStack { content() }]))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      side: edge == .leading ? .left : .right, alignment: alignment.key, spacing: spacing,
      content: TupleView(value: (), elements: [ZStack { self }, ZStack { content() }]))
  }

  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}
