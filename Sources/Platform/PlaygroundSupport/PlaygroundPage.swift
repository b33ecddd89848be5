import Foundation
import PageRuntime
import SwiftUI
import UIKit

/// What a playground shows live. A picture is made when it is set.
public protocol PlaygroundLiveViewable {
  /// What renders it. Not for pages.
  var _renderer: (() -> RenderedPicture)? { get }
}

extension UIView: PlaygroundLiveViewable {
  nonisolated public var _renderer: (() -> RenderedPicture)? { Presenters.renderer(for: self) }
}

extension UIViewController: PlaygroundLiveViewable {
  nonisolated public var _renderer: (() -> RenderedPicture)? { Presenters.renderer(for: self) }
}

/// The page that is running.
public final class PlaygroundPage: @unchecked Sendable {
  public static let current = PlaygroundPage()

  private init() {}

  /// The page goes on after its last line, until `finishExecution()` or its time-out.
  public var needsIndefiniteExecution: Bool {
    get { PageLife.needsIndefiniteExecution }
    set { PageLife.needsIndefiniteExecution = newValue }
  }

  /// Shows a view or view controller; each one set adds a picture to the page.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { show(line: 0) }
  }

  /// Shows a SwiftUI view and adds its picture to the page.
  public func setLiveView<Content: View>(_ view: Content, line: Int = #line) {
    if let renderer = Presenters.renderer(for: view) { PagePictures.add(renderer(), line: line) }
  }

  /// Shows a view or view controller and adds its picture to the page.
  public func setLiveView(_ view: some PlaygroundLiveViewable, line: Int = #line) {
    if let renderer = view._renderer { PagePictures.add(renderer(), line: line) }
  }

  private func show(line: Int) {
    if let renderer = liveView?._renderer { PagePictures.add(renderer(), line: line) }
  }

  /// Ends the page, in order.
  public func finishExecution() -> Never { PageLife.finish() }
}
