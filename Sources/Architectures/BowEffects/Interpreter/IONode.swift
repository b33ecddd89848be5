import Bow
import Foundation

/// One step of an effect, its types erased: `IO` is a typed front for these.
///
/// Values and errors travel in boxes of the types that the front declares, so that no step needs a dynamic cast. A node is
/// a tag with two fields of one form, not an enum with payloads: looking at one copies nothing.
final class IONode: @unchecked Sendable {
  enum Kind {
    /// `content` is the value.
    case pure
    /// `content` is the error.
    case fail
    /// `function` makes the effect to go on with.
    case suspend
    /// `function` turns the value of `content`, an effect, into another value.
    case map
    /// `function` turns the value of `content`, an effect, into the effect to go on with.
    case flatMap
    /// `function` turns the error of `content`, an effect, into the effect to go on with.
    case recover
    /// What comes after the effect `content` runs on the queue that `function` answers.
    case continueOn
    /// `function` takes a box with a callback and makes the effect that arranges for the call.
    case async
    /// `function` takes a box with a callback, starts other fibers and answers a box with what cancels them.
    case fork
    /// `function` takes a box with the outcome of `content`, an effect, and makes the effect that runs then, however it
    /// ended.
    case finalize
    /// The effect `content` is not cancelled.
    case uncancelable
    /// The effect `content` is cancelled as it would have been outside of the nearest `uncancelable` around it.
    case cancelable
    /// The effect `content` sees the scope that `function` answers.
    case within
  }

  typealias Callback = (IOOutcome) -> Void

  let kind: Kind
  @exclusivity(unchecked) private(set) var content: AnyObject
  @exclusivity(unchecked) private(set) var function: (AnyObject) -> AnyObject

  private init(_ kind: Kind, _ content: AnyObject, _ function: @escaping (AnyObject) -> AnyObject) {
    self.kind = kind
    self.content = content
    self.function = function
  }

  deinit {
    if kind == .pure || kind == .fail { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((content, function))
    }
  }

  /// Not inlined: what the node held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    content = Nothing.shared
    function = same
  }
}

/// How an effect ended.
enum IOOutcome {
  case value(AnyObject)
  case error(AnyObject)
  case cancelled
}

private func same(_ object: AnyObject) -> AnyObject { object }

// MARK: Making nodes

extension IONode {
  static let unit = pure(Box(()))

  static func pure(_ value: AnyObject) -> IONode { IONode(.pure, value, same) }
  static func fail(_ error: AnyObject) -> IONode { IONode(.fail, error, same) }
  static func suspend(_ make: @escaping () -> IONode) -> IONode { IONode(.suspend, Nothing.shared) { _ in make() } }
  static func map(_ source: IONode, _ f: @escaping (AnyObject) -> AnyObject) -> IONode { IONode(.map, source, f) }
  static func flatMap(_ source: IONode, _ f: @escaping (AnyObject) -> IONode) -> IONode { IONode(.flatMap, source, f) }
  static func recover(_ source: IONode, _ f: @escaping (AnyObject) -> IONode) -> IONode { IONode(.recover, source, f) }
  static func continueOn(_ source: IONode, _ queue: DispatchQueue) -> IONode {
    IONode(.continueOn, source) { _ in queue }
  }
  static func async(_ register: @escaping (@escaping Callback) -> IONode) -> IONode {
    IONode(.async, Nothing.shared) { register(unbox($0)) }
  }
  static func fork(_ begin: @escaping (@escaping Callback) -> () -> Void) -> IONode {
    IONode(.fork, Nothing.shared) { Box(begin(unbox($0))) }
  }
  static func finalize(_ source: IONode, _ finalizer: @escaping (IOOutcome) -> IONode) -> IONode {
    IONode(.finalize, source) { finalizer(unbox($0)) }
  }
  static func uncancelable(_ source: IONode) -> IONode { IONode(.uncancelable, source, same) }
  static func cancelable(_ source: IONode) -> IONode { IONode(.cancelable, source, same) }
  static func within(_ scope: BindingScope, _ source: IONode) -> IONode { IONode(.within, source) { _ in scope } }
}

// MARK: Reading nodes

extension IONode {
  /// The effect that comes before this step.
  @inline(__always)
  var source: IONode { unsafeDowncast(content, to: IONode.self) }

  /// The effect to go on with after `object`.
  @inline(__always)
  func next(after object: AnyObject) -> IONode { unsafeDowncast(function(object), to: IONode.self) }

  /// Where the effect goes before it does anything, if it does.
  var firstQueue: DispatchQueue? {
    var node = self
    while true {
      switch node.kind {
      case .map, .flatMap, .finalize, .uncancelable, .cancelable, .within, .recover: node = node.source
      case .continueOn where node.source.kind == .pure: return node.queue
      default: return nil
      }
    }
  }

  var queue: DispatchQueue { unsafeDowncast(function(Nothing.shared), to: DispatchQueue.self) }
  var scope: BindingScope { unsafeDowncast(function(Nothing.shared), to: BindingScope.self) }
}
