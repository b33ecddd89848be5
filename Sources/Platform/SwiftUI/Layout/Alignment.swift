import Headless

/// Names a guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and where its guides lie.
public struct ViewDimensions: Equatable {
  let base: Dimensions

  public var width: CGFloat { base.size.width }
  public var height: CGFloat { base.size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { base[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { base[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { base[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { base[explicit: guide.key] }

  public static func == (left: Self, right: Self) -> Bool { left.base.size == right.base.size }
}

/// A vertical line in each of several views.
public struct HorizontalAlignment: Hashable, @unchecked Sendable {
  let key: GuideKey

  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(id: ObjectIdentifier(id), axis: .horizontal) { id.defaultValue(in: ViewDimensions(base: $0)) }
  }

  private enum Leading {}
  private enum Center {}
  private enum Trailing {}

  private init(_ id: Any.Type, _ value: @escaping (Dimensions) -> CGFloat) {
    key = GuideKey(id: ObjectIdentifier(id), axis: .horizontal, defaultValue: value)
  }

  public static let leading = HorizontalAlignment(Leading.self) { _ in 0 }
  public static let center = HorizontalAlignment(Center.self) { $0.size.width / 2 }
  public static let trailing = HorizontalAlignment(Trailing.self) { $0.size.width }
}

/// A horizontal line in each of several views.
public struct VerticalAlignment: Hashable, @unchecked Sendable {
  let key: GuideKey

  public init(_ id: any AlignmentID.Type) {
    key = GuideKey(id: ObjectIdentifier(id), axis: .vertical) { id.defaultValue(in: ViewDimensions(base: $0)) }
  }

  private enum Top {}
  private enum Center {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}

  private init(
    _ id: Any.Type, merging: GuideKey.Merging = .mean, _ value: @escaping (Dimensions) -> CGFloat
  ) {
    key = GuideKey(id: ObjectIdentifier(id), axis: .vertical, merging: merging, defaultValue: value)
  }

  public static let top = VerticalAlignment(Top.self) { _ in 0 }
  public static let center = VerticalAlignment(Center.self) { $0.size.height / 2 }
  public static let bottom = VerticalAlignment(Bottom.self) { $0.size.height }
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, merging: .first) { $0.size.height }
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, merging: .last) { $0.size.height }
}

/// A point in each of several views.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)

  var pair: GuidePair { GuidePair(horizontal: horizontal.key, vertical: vertical.key) }
}
