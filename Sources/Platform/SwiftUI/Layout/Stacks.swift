import Headless

/// Views in a row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  nonisolated func update(_ box: StackNode, _ environment: EnvironmentValues) {
    box.alignment = alignment.key
    box.spacing = spacing
  }
}

extension HStack: ContainerView {}

/// Views in a column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  nonisolated func update(_ box: StackNode, _ environment: EnvironmentValues) {
    box.alignment = alignment.key
    box.spacing = spacing
  }
}

extension VStack: ContainerView {}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> PileNode { PileNode(alignment: alignment.pair) }
  nonisolated func update(_ box: PileNode, _ environment: EnvironmentValues) { box.alignment = alignment.pair }
}

extension ZStack: ContainerView {}

/// Room that its neighbours do not want.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  nonisolated func makeBox(_ environment: EnvironmentValues) -> SpacerNode { SpacerNode(minimum: minLength) }
  nonisolated func update(_ box: SpacerNode, _ environment: EnvironmentValues) { box.minimum = minLength }
}

extension Spacer: LeafView {}

/// A thin line across a stack.
public struct Divider: Sendable {
  nonisolated public init() {}

  nonisolated func makeBox(_ environment: EnvironmentValues) -> DividerNode {
    DividerNode(color: SystemColor.separator.rgba(in: environment))
  }
  nonisolated func update(_ box: DividerNode, _ environment: EnvironmentValues) {
    box.color = SystemColor.separator.rgba(in: environment)
  }
}

extension Divider: LeafView {}
