import Headless
import PageRuntime

/// Puts a view on a screen.
final class UIViewHost: ScreenContent {
  private let view: UIView
  private let size: CGSize?
  /// Kept alive for as long as its view shows.
  private let controller: UIViewController?

  init(_ view: UIView, controller: UIViewController? = nil, size: CGSize?) {
    self.view = view
    self.controller = controller
    self.size = size
    if let size { UIKitThread.assume { view.frame = CGRect(origin: .zero, size: size) } }
  }

  var layoutRoot: LayoutNode { view._node }

  func update() -> Bool { UIKitThread.assume { view._update() } }
}

extension Screen {
  /// A screen as large as the view.
  public convenience init(_ view: UIView) { self.init(hosting: UIViewHost(view, size: nil), size: nil) }

  /// A screen of that size, in points, which the view fills.
  public convenience init(_ view: UIView, width: CGFloat, height: CGFloat) {
    let size = CGSize(width: width, height: height)
    self.init(hosting: UIViewHost(view, size: size), size: size)
  }

  /// A screen with the controller's view, at the size it prefers.
  public convenience init(_ controller: UIViewController) {
    let size = UIKitThread.assume { controller._pictureSize }
    self.init(showing: controller, size: size)
  }

  /// A screen of that size, in points, with the controller's view.
  public convenience init(_ controller: UIViewController, width: CGFloat, height: CGFloat) {
    self.init(showing: controller, size: CGSize(width: width, height: height))
  }

  private convenience init(showing controller: UIViewController, size: CGSize?) {
    let view: UIView = UIKitThread.assume {
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
      return controller.view
    }
    self.init(hosting: UIViewHost(view, controller: controller, size: size), size: size)
  }
}

/// Makes pictures of views and view controllers that a page shows as values. Called once, before the page runs.
public func registerUIKitPresenters() {
  Presenters.register { value in
    switch value {
    case let view as UIView: return { Screen(view).picture() }
    case let controller as UIViewController: return { Screen(controller).picture() }
    default: return nil
    }
  }
}
