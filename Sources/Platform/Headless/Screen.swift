import Foundation
import PageRuntime

/// A screen without a display: it hosts a view, drives it like a person, and shows what such a person would see.
///
/// Every action and every query first brings the user interface to rest. What cannot be done stops the program with a
/// message that says what there is. Use it on the main thread.
public final class Screen {
  private let host: any ScreenContent
  private let fixedSize: CGSize?
  private var size = CGSize.zero
  private var cachedTree: AccessibilityBuilder?

  /// How long the user interface may go on changing before it counts as never at rest, and a dispatch may take before it counts
  /// as asleep; in seconds.
  private static let patience = 2.0

  /// How many dispatches that came out of others within that time are no longer taken for slow ones.
  private static let manyDispatches = 100

  /// A screen that hosts the content at its ideal size, or offers it the size given and puts it in the middle.
  public init(hosting host: any ScreenContent, size: CGSize?) {
    self.host = host
    fixedSize = size
  }

  // MARK: Rest

  /// Brings the user interface to rest now.
  public func settle() { settle(isPatient: false) }

  /// Brings the user interface to rest.
  ///
  /// - Parameter isPatient: whether what is still computed may go on, since it can be waited for by name.
  func settle(isPatient: Bool) {
    while let unrest = comeToRest() {
      switch unrest {
      case .dispatching where !BackgroundWork.isRunning: OutstandingWork.giveUp()
      case .dispatching, .computing:
        if isPatient { return }
        fatalError(
          "the user interface did not come to rest within 2 s: \(Unrest.computing.rawValue); wait(for:timeout:) waits longer"
        )
      case .changing, .working, .chaining:
        fatalError("the user interface did not come to rest within 2 s: \(unrest.rawValue)")
      }
    }
  }

  /// Why a user interface did not come to rest.
  enum Unrest: String {
    case changing = "it keeps changing"
    case working = "the main queue is never empty"
    case chaining = "dispatches lead to further ones without end"
    case computing = "something is still computed in the background"
    /// One dispatch takes its time.
    case dispatching
  }

  /// Turns the main loop until nothing is pending any more.
  ///
  /// - Parameter patience: how long it may go on changing, or wait for one dispatch, in seconds.
  /// - Returns: why it gave up; nil when all is at rest.
  func comeToRest(within patience: Double = patience) -> Unrest? {
    var start = MainLoop.now
    var last = OutstandingWork.history
    let backlog = last.beginnings
    while true {
      if OutstandingWork.isUnderWay {
        let left = patience - (MainLoop.now - start)
        if left <= 0 { return last.endings - backlog > Self.manyDispatches ? .chaining : .dispatching }
        OutstandingWork.waitForNews(atMost: left)
        MainWork.runWaiting()
        let now = OutstandingWork.history
        // However many were dispatched before: while some end, all will.
        if now.endings > last.endings, last.endings < backlog { start = MainLoop.now }
        last = now
      } else {
        MainLoop.turn()
      }
      let turned = MainLoop.now
      var hasChanged = false
      while refresh() {
        hasChanged = true
        if MainLoop.now - turned > patience { return .changing }
      }
      if OutstandingWork.isUnderWay { continue }
      if !MainWork.isWaiting {
        // What the background does may be about to come back.
        if BackgroundWork.waitWhileRunning() {
          if MainLoop.now - start > patience { return .computing }
          continue
        }
        // What has ended since may have left something behind.
        if MainWork.isWaiting || OutstandingWork.isUnderWay { continue }
        return nil
      }
      if MainLoop.now - start > patience { return hasChanged ? .changing : .working }
    }
  }

  /// Applies pending changes and lays out; true when there were any.
  private func refresh() -> Bool {
    let hasChanged = host.update()
    if hasChanged || host.layoutRoot.needsLayout {
      cachedTree = nil
      layOut()
    }
    return hasChanged
  }

  private func layOut() {
    let root = host.layoutRoot
    let proposal = fixedSize.map { Proposal($0) } ?? .ideal
    let inner = root.size(for: proposal)
    size = fixedSize ?? inner
    root.place(
      at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal: proposal)
    host.didLayout()
  }

  private var tree: AccessibilityBuilder {
    if let cachedTree { return cachedTree }
    var tree = AccessibilityBuilder()
    host.layoutRoot.describe(into: &tree, at: host.layoutRoot.frame.origin)
    cachedTree = tree
    return tree
  }

  /// Pumps the main queue until the text, or a control of that name, shows. Stops the program when it does not in time.
  ///
  /// - Parameter timeout: in seconds.
  public func wait(for text: String, timeout: Double = 2, file: StaticString = #file, line: UInt = #line) {
    let shows = wait(atMost: timeout) { [self] in flatElements.contains { $0.label == text || $0.value == .text(text) }
    }
    if !shows {
      fatalError(
        "\"\(text)\" did not show within \(Decimals.text(timeout)) s; there is: \(outlineNow)", file: file, line: line)
    }
  }

  /// Pumps the main queue until the condition holds. Stops the program when it does not in time.
  ///
  /// - Parameter timeout: in seconds.
  public func wait(
    timeout: Double = 2, until condition: () -> Bool, file: StaticString = #file, line: UInt = #line
  ) {
    if !wait(atMost: timeout, until: condition) {
      fatalError(
        "the condition did not hold within \(Decimals.text(timeout)) s; there is: \(outlineNow)", file: file, line: line
      )
    }
  }

  private func wait(atMost timeout: Double, until condition: () -> Bool) -> Bool {
    let deadline = MainLoop.now + timeout
    while true {
      let left = deadline - MainLoop.now
      let isAtRest = comeToRest(within: min(max(0, left), 0.01)) == nil
      if condition() { return true }
      if left <= 0 { return false }
      if isAtRest { MainLoop.wait(atMost: min(left, 0.01)) }
    }
  }

  // MARK: What it shows

  /// What text shows outside controls, in reading order.
  public var texts: [String] {
    settle()
    return flatElements.filter { $0.role == .text || $0.role == .heading }.map(\.label)
  }

  /// What there is, in words.
  public var outline: ScreenOutline {
    settle()
    return outlineNow
  }

  /// The place of the view with that accessibility identifier, from the screen's top left, in points.
  public func frame(of identifier: String, file: StaticString = #file, line: UInt = #line) -> ScreenFrame {
    settle()
    let matches = tree.identified.filter { $0.identifier == identifier }
    guard let match = matches.first else {
      let known = tree.identified.map { ScreenOutline.quoted($0.identifier) }.joined(separator: ", ")
      fatalError(
        "no view has the accessibility identifier \"\(identifier)\"; there is: \(known.isEmpty ? "none" : known)",
        file: file, line: line)
    }
    if matches.count > 1 {
      fatalError("\(matches.count) views have the accessibility identifier \"\(identifier)\"", file: file, line: line)
    }
    return ScreenFrame(match.frame)
  }

  private var outlineNow: ScreenOutline { ScreenOutline(tree.elements) }

  /// All elements in reading order, those in groups too.
  var flatElements: [AccessibilityElement] {
    func flat(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + flat($0.children) }
    }
    return flat(tree.elements)
  }

  var identified: [AccessibilityBuilder.Identified] { tree.identified }

  // MARK: Pictures

  /// Adds a picture of the screen to the page.
  public func snapshot(_ caption: String = "", line: Int = #line) {
    PagePictures.add(picture(caption), caption: caption, line: line)
  }

  /// The screen as an SVG picture.
  public func svg(_ caption: String = "") -> Data { Data(picture(caption).svg.utf8) }

  /// The screen as a picture.
  public func picture(_ caption: String = "") -> RenderedPicture {
    settle()
    let outline = outlineNow.description
    let margin: CGFloat = fixedSize == nil ? 16 : 0
    let whole = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    var list = DisplayList()
    let window = Contour.rounded(
      CGRect(x: 0.5, y: 0.5, width: max(0, whole.width - 1), height: max(0, whole.height - 1)), radius: 10)
    list.fill(window, .color(host.backdrop))
    list.layer(Layer(clip: window)) { list in
      host.layoutRoot.render(
        into: &list, at: host.layoutRoot.frame.origin.moved(by: CGPoint(x: margin, y: margin)))
    }
    list.stroke(window, .color(RGBA(byte: 209, 209, 214)), StrokeStyle(width: 1))
    let svg = SVGWriter.picture(
      of: list, size: whole, title: caption.isEmpty ? outline : caption, details: caption.isEmpty ? "" : outline)
    return RenderedPicture(svg: svg, outline: outline, width: Double(whole.width), height: Double(whole.height))
  }
}
