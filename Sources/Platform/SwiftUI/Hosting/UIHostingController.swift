import Headless
import PageRuntime
import UIKit

/// A view controller that shows a tree of views.
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingView

  public var rootView: Content {
    didSet { hosting.host.replace(rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(ViewHost(rootView))
    super.init()
  }

  open override func loadView() { view = hosting }

  /// The size that the views would like, in a room of that size.
  public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  public override var _pictureSize: CGSize? { preferredContentSize == .zero ? nil : preferredContentSize }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  let host: ViewHost
  private let middle: MiddleNode

  init(_ host: ViewHost) {
    self.host = host
    middle = MiddleNode()
    super.init(frame: .zero)
    middle.setChildren([host.layoutRoot])
    _node.setChildren([middle])
  }

  override var _ownNodes: [LayoutNode] { [middle] }

  override func _update() -> Bool {
    let hasChanged = host.update()
    return super._update() || hasChanged
  }

  override var intrinsicContentSize: CGSize { host.size(for: .ideal) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.size(for: frame.size == .zero ? .ideal : Proposal(size))
  }
}

/// A child in the middle of the room it is offered.
private final class MiddleNode: LayoutNode {
  override func sizeThatFits(_ proposal: Proposal) -> CGSize { proposal.size() }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    children.map { child in
      let own = child.size(for: proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }
}

/// Makes pictures of views that a page shows as values. Called once, before the page runs.
public func registerSwiftUIPresenters() {
  Presenters.register { value in
    guard let view = value as? any View else { return nil }
    return { Screen(hosting: ViewHost(view), size: nil).picture() }
  }
}
