import Headless

/// Manages a view.
@MainActor @preconcurrency
open class UIViewController {
  private var loadedView: UIView?
  private var isLoading = false

  public init() {}

  /// Made on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    if loadedView != nil || isLoading { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.backgroundColor = .white
    loadedView = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open var title: String?
  /// The size at which the controller likes to be shown, in points; zero when it has no wish.
  open var preferredContentSize = CGSize.zero

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  /// The size at which a picture shows the controller by itself. Not for pages.
  open var _pictureSize: CGSize? {
    preferredContentSize == .zero ? CGSize(width: 375, height: 667) : preferredContentSize
  }
}

extension UIViewController: Hashable {
  nonisolated public static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
