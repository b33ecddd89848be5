import Bow
import Foundation

/// An effect whose types do not matter: what the interpreter works with.
///
/// An `IO` is its own node. The fields of all `IO`s lie at the same places, whatever their types are, so that one can be
/// read through this type; a node apart from the typed effect would cost another allocation a step. Values and errors
/// travel in boxes of the types that the effect declares, so that no step needs a dynamic cast.
typealias IONode = IO<Never, Never>

/// How an effect ended.
enum IOOutcome {
  case value(AnyObject)
  case error(AnyObject)
  case cancelled
}

typealias IOCallback = (IOOutcome) -> Void

/// What a step of an effect does with its two fields.
enum StepKind {
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
  /// `function` takes a box with a callback and the fiber's waiter, starts other fibers and answers a box with what
  /// cancels them.
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

extension IO {
  /// The effect, its types forgotten.
  @inline(__always)
  var node: IONode { unsafeBitCast(self as AnyObject, to: IONode.self) }

  /// An effect that goes on with the one that `make` answers.
  convenience init(suspending make: @escaping () -> AnyObject) {
    self.init(.suspend, Nothing.shared) { _ in make() }
  }

  convenience init(_ source: IONode, on queue: DispatchQueue) {
    self.init(.continueOn, source) { _ in queue }
  }

  convenience init(_ source: IONode, in scope: BindingScope) {
    self.init(.within, source) { _ in scope }
  }

  /// An effect that waits for the callback for which the one that `register` makes arranges.
  convenience init(awaiting register: @escaping (@escaping IOCallback) -> AnyObject) {
    self.init(.async, Nothing.shared) { register(unbox($0)) }
  }

  /// An effect that waits for the callback of what `begin` starts; the function that it answers cancels that.
  ///
  /// - Parameter begin: is also given who waits for the run on a thread, if anybody does.
  convenience init(forking begin: @escaping (@escaping IOCallback, Mailbox?) -> () -> Void) {
    self.init(.fork, Nothing.shared) { box in
      let (callback, waiter): (IOCallback, Mailbox?) = unbox(box)
      return Box(begin(callback, waiter))
    }
  }

  /// An effect after which another one runs, however it ends.
  convenience init(_ source: IONode, finally finalizer: @escaping (IOOutcome) -> AnyObject) {
    self.init(.finalize, source) { finalizer(unbox($0)) }
  }
}

extension IO {
  /// The effect that comes before this step.
  @inline(__always)
  var source: IONode { unsafeBitCast(content, to: IONode.self) }

  /// The effect to go on with after `object`.
  @inline(__always)
  func next(after object: AnyObject) -> IONode { unsafeBitCast(function(object), to: IONode.self) }

  /// Where the effect goes before it does anything, if it does.
  var firstQueue: DispatchQueue? {
    var node = node
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

/// The untyped steps of an effect.
@inline(__always)
func steps<E: Error, A>(of fa: IOOf<E, A>) -> IONode { unsafeBitCast(fa, to: IONode.self) }

/// The function of steps that need none.
func same(_ object: AnyObject) -> AnyObject { object }
