import Headless

/// A rectangle on the screen with others in it.
@MainActor @preconcurrency
open class UIView {
  /// What the view is in the layout, the picture and the outline.
  public final let _node = ViewNode()

  public init(frame: CGRect) {
    self.frame = frame
    _node.view = self
  }

  public convenience init() { self.init(frame: .zero) }

  // MARK: Place

  /// In the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      if frame == oldValue { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      _node.setNeedsLayout()
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size that the view would like to have; -1 where it has no wish.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
  }

  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  private var needsLayout = true
  public func setNeedsLayout() {
    needsLayout = true
    _node.setNeedsLayout()
  }
  /// What the view shows has changed.
  public func setNeedsDisplay() { _node.setNeedsLayout() }
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  // MARK: Hierarchy

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    subviewsDidChange()
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.subviewsDidChange()
    self.superview = nil
    didMoveToSuperview()
  }

  open func didMoveToSuperview() {}

  private func subviewsDidChange() {
    _node.setChildren(_ownNodes + subviews.map(\._node))
    setNeedsLayout()
  }

  /// Boxes that this view has besides its subviews'.
  open var _ownNodes: [LayoutNode] { [] }

  /// Brings the view and what is in it up to date; true when there was anything to do. Not for pages.
  open func _update() -> Bool {
    let wasStale = needsLayout
    layoutIfNeeded()
    return subviews.reduce(wasStale) { $1._update() || $0 }
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  // MARK: Look

  open var tag = 0
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var isHidden = false { didSet { setNeedsDisplay() } }
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  open var isUserInteractionEnabled = true
  open var tintColor: UIColor! = .systemBlue
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  open var translatesAutoresizingMaskIntoConstraints = true

  /// What the view draws itself, before its subviews. The rectangle is the view's, on the screen. Not for pages.
  open func _draw(into list: inout DisplayList, in rect: CGRect) {}

  /// What the view itself is for those who cannot see it. Not for pages.
  open func _element(in rect: CGRect) -> AccessibilityElement? { nil }
}

extension UIView: Hashable {
  nonisolated public static func == (left: UIView, right: UIView) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The box of a view: its subviews lie where their frames say.
public final class ViewNode: LayoutNode {
  fileprivate(set) weak var view: UIView?

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    guard let view else { return .zero }
    return UIKitThread.assume { view.frame.size == .zero ? view.sizeThatFits(proposal.size()) : view.frame.size }
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    guard let view else { return [] }
    return UIKitThread.assume {
      view.layoutIfNeeded()
      return view._ownNodes.map { _ in Placement(origin: .zero, proposal: Proposal(size)) }
        + view.subviews.map { Placement(origin: $0.frame.origin, proposal: Proposal($0.frame.size)) }
    }
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard let view else { return }
    UIKitThread.assume {
      if view.isHidden || view.alpha <= 0 { return }
      let rect = CGRect(origin: origin, size: frame.size)
      func draw(_ list: inout DisplayList) {
        if let color = view.backgroundColor { list.fill(.rectangle(rect), .color(color.rgba)) }
        view._draw(into: &list, in: rect)
        super.render(into: &list, at: origin)
      }
      if view.alpha < 1 || view.clipsToBounds {
        list.layer(Layer(opacity: Double(view.alpha), clip: view.clipsToBounds ? .rectangle(rect) : nil), draw)
      } else {
        draw(&list)
      }
    }
  }

  public override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    guard let view else { return }
    UIKitThread.assume {
      if view.isHidden || view.alpha <= 0 { return }
      let rect = CGRect(origin: origin, size: frame.size)
      var elements: [AccessibilityElement]
      if let element = view._element(in: rect) {
        elements = [element]
      } else {
        elements = tree.collecting { super.describe(into: &$0, at: origin) }
      }
      if let label = view.accessibilityLabel, elements.count == 1 { elements[0].label = label }
      for element in elements { tree.add(element) }
      if let identifier = view.accessibilityIdentifier {
        if elements.count == 1, elements[0].identifier == nil { elements[0].identifier = identifier }
        tree.identify(identifier, frame: rect, elements: elements)
      }
    }
  }
}

/// The engine runs on the main thread only, which the compiler is not told.
enum UIKitThread {
  static func assume<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
  }
}
