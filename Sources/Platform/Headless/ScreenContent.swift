import Foundation

/// What a screen hosts: a retained tree that can be brought up to date.
public protocol ScreenContent: AnyObject {
  var layoutRoot: LayoutNode { get }

  /// Applies what is pending; true when anything was. Layout follows each time.
  func update() -> Bool

  /// Layout has run with sizes that content may depend on.
  func didLayout()

  /// What the picture has behind the content.
  var backdrop: RGBA { get }
}

extension ScreenContent {
  public func didLayout() {}
  public var backdrop: RGBA { .white }
}
