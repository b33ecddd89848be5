import Headless

/// Where places are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Gives the content's corner a name to measure places from.
private struct CoordinateSpaceModifier {
  let space: CoordinateSpace

  nonisolated func makeBox(_ environment: EnvironmentValues) -> CoordinateSpaceNode { CoordinateSpaceNode(space) }
  nonisolated func update(_ box: CoordinateSpaceNode, _ environment: EnvironmentValues) { box.space = space }
}

extension CoordinateSpaceModifier: BoxModifier {}

/// A box with a name to measure places from.
private final class CoordinateSpaceNode: WrapperNode {
  var space: CoordinateSpace
  init(_ space: CoordinateSpace) { self.space = space }
}

extension LayoutNode {
  /// The node's place in a space around it, or on the screen when there is none of that name.
  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = screenFrame
    if space == .local { return CGRect(origin: .zero, size: frame.size) }
    var node = parent
    while let current = node {
      if let named = current as? CoordinateSpaceNode, named.space == space {
        let origin = named.screenFrame.origin
        return CGRect(x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
      }
      node = current.parent
    }
    return frame
  }
}

extension View {
  nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: space.coordinateSpace))
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}
