import Headless

struct PaddingModifier {
  let insets: EdgeInsets

  nonisolated func makeBox(_ environment: EnvironmentValues) -> PaddingNode {
    PaddingNode(insets.insets(environment.layoutDirection))
  }
  nonisolated func update(_ box: PaddingNode, _ environment: EnvironmentValues) {
    box.insets = insets.insets(environment.layoutDirection)
  }
}

extension PaddingModifier: BoxModifier {}

struct FixedFrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  nonisolated func makeBox(_ environment: EnvironmentValues) -> FixedFrameNode {
    FixedFrameNode(width: width, height: height, alignment: alignment.pair)
  }
  nonisolated func update(_ box: FixedFrameNode, _ environment: EnvironmentValues) {
    box.width = width
    box.height = height
    box.alignment = alignment.pair
  }
}

extension FixedFrameModifier: BoxModifier {}

struct FlexibleFrameModifier {
  let horizontal: FlexibleFrameNode.Limits
  let vertical: FlexibleFrameNode.Limits
  let alignment: Alignment

  nonisolated func makeBox(_ environment: EnvironmentValues) -> FlexibleFrameNode {
    FlexibleFrameNode(horizontal: horizontal, vertical: vertical, alignment: alignment.pair)
  }
  nonisolated func update(_ box: FlexibleFrameNode, _ environment: EnvironmentValues) {
    box.horizontal = horizontal
    box.vertical = vertical
    box.alignment = alignment.pair
  }
}

extension FlexibleFrameModifier: BoxModifier {}

struct FixedSizeModifier {
  let horizontal: Bool
  let vertical: Bool

  nonisolated func makeBox(_ environment: EnvironmentValues) -> FixedSizeNode {
    FixedSizeNode(horizontal: horizontal, vertical: vertical)
  }
  nonisolated func update(_ box: FixedSizeNode, _ environment: EnvironmentValues) {
    box.horizontal = horizontal
    box.vertical = vertical
  }
}

extension FixedSizeModifier: BoxModifier {}

struct AspectRatioModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  nonisolated func makeBox(_ environment: EnvironmentValues) -> AspectRatioNode {
    AspectRatioNode(ratio: ratio, isFilling: contentMode == .fill)
  }
  nonisolated func update(_ box: AspectRatioNode, _ environment: EnvironmentValues) {
    box.ratio = ratio
    box.isFilling = contentMode == .fill
  }
}

extension AspectRatioModifier: BoxModifier {}

struct OffsetModifier {
  let offset: CGSize

  private func point(_ environment: EnvironmentValues) -> CGPoint {
    CGPoint(x: environment.layoutDirection == .leftToRight ? offset.width : -offset.width, y: offset.height)
  }
  nonisolated func makeBox(_ environment: EnvironmentValues) -> OffsetNode { OffsetNode(point(environment)) }
  nonisolated func update(_ box: OffsetNode, _ environment: EnvironmentValues) { box.offset = point(environment) }
}

extension OffsetModifier: BoxModifier {}

struct PositionModifier {
  let position: CGPoint

  nonisolated func makeBox(_ environment: EnvironmentValues) -> PositionNode { PositionNode(position) }
  nonisolated func update(_ box: PositionNode, _ environment: EnvironmentValues) { box.position = position }
}

extension PositionModifier: BoxModifier {}

struct PriorityModifier {
  let priority: Double

  nonisolated func makeBox(_ environment: EnvironmentValues) -> PriorityNode { PriorityNode(priority) }
  nonisolated func update(_ box: PriorityNode, _ environment: EnvironmentValues) { box.priority = priority }
}

extension PriorityModifier: BoxModifier {}

struct GuideModifier {
  let key: GuideKey
  let compute: (ViewDimensions) -> CGFloat

  nonisolated func makeBox(_ environment: EnvironmentValues) -> GuideNode {
    GuideNode(key: key) { compute(ViewDimensions(base: $0)) }
  }
  nonisolated func update(_ box: GuideNode, _ environment: EnvironmentValues) {
    box.key = key
    box.compute = { compute(ViewDimensions(base: $0)) }
    box.setNeedsLayout()
  }
}

extension GuideModifier: BoxModifier {}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Room on some sides; without a length, the usual one.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? Metrics.padding, edges)))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length)))
  }

  /// A box of a fixed width, height or both, in points. Lengths that are negative or not finite are ignored.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FixedFrameModifier(width: Self.valid(width), height: Self.valid(height), alignment: alignment))
  }

  nonisolated private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    FileHandle.standardError.write(Data("Invalid frame dimension (negative or non-finite).\n".utf8))
    return nil
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { self }

  /// A box with limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, contentMode: contentMode))
  }
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(priority: value)) }

  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, compute: computeValue)) }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: guide.key, compute: computeValue)) }
}
