import Headless

/// Rows and columns that keep in step.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ContainerView {
  nonisolated private var spacing: CGSize {
    CGSize(width: horizontalSpacing ?? Metrics.spacing, height: verticalSpacing ?? Metrics.spacing)
  }
  nonisolated func makeBox(_ environment: EnvironmentValues) -> GridNode {
    GridNode(alignment: alignment.pair, spacing: spacing)
  }
  nonisolated func update(_ box: GridNode, _ environment: EnvironmentValues) {
    box.alignment = alignment.pair
    box.spacing = spacing
  }
}

/// A row of a grid; outside of one, its cells are a row's.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> GridRowNode { GridRowNode(alignment: alignment?.key) }
  nonisolated func update(_ box: GridRowNode, _ environment: EnvironmentValues) { box.alignment = alignment?.key }
}

struct GridColumnsModifier {
  let count: Int
}

extension GridColumnsModifier: BoxModifier {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> GridCellNode { GridCellNode(columns: count) }
  nonisolated func update(_ box: GridCellNode, _ environment: EnvironmentValues) { box.columns = count }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(GridColumnsModifier(count: count)) }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: TrackGridNode.Track {
    let size: TrackGridNode.Track.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return TrackGridNode.Track(size: size, spacing: spacing)
  }
}

/// Cells line by line, from top to bottom.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> TrackGridNode {
    TrackGridNode(
      axis: .vertical, tracks: columns.map(\.track), spacing: spacing,
      alignment: (columns.first?.alignment ?? .center).pair)
  }
  nonisolated func update(_ box: TrackGridNode, _ environment: EnvironmentValues) {
    box.tracks = columns.map(\.track)
    box.spacing = spacing
  }
}

/// Cells line by line, from the leading to the trailing side.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> TrackGridNode {
    TrackGridNode(
      axis: .horizontal, tracks: rows.map(\.track), spacing: spacing,
      alignment: (rows.first?.alignment ?? .center).pair)
  }
  nonisolated func update(_ box: TrackGridNode, _ environment: EnvironmentValues) {
    box.tracks = rows.map(\.track)
    box.spacing = spacing
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column; everything in it is made at once.
public struct LazyVStack<Content: View> {
  private let stack: VStack<Content>
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: View {
  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// A row; everything in it is made at once.
public struct LazyHStack<Content: View> {
  private let stack: HStack<Content>
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: View {
  public var body: some View { stack.frame(maxHeight: .infinity) }
}
