import Foundation

/// The room a parent offers a child, per axis, in points: 0 asks for the minimum, infinity for the maximum, nil for the ideal.
public struct Proposal: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let ideal = Proposal(width: nil, height: nil)

  public subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal as a size, with `length` where it is nil.
  public func size(replacingNilWith length: CGFloat = 10) -> CGSize {
    CGSize(width: width ?? length, height: height ?? length)
  }

  /// The proposal less the insets.
  public func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

/// A direction of layout.
public enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Distances inward from the four sides, in points.
public struct Insets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGSize {
  public subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  public subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
