import Foundation

/// What the variables of a comprehension are bound to, in one run of it.
///
/// A scope is never changed: each step of a run sees the one that its predecessors made, so that runs may overlap and
/// a monad may take a step more than once.
public final class BindingScope: @unchecked Sendable {
  private struct Content {
    var variable: AnyObject?
    var value: AnyObject?
    var outer: BindingScope?
  }

  private var content: Content

  init(variable: AnyObject, value: AnyObject, outer: BindingScope?) {
    content = Content(variable: variable, value: value, outer: outer)
  }

  deinit {
    guard content.outer != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(content)
    }
  }

  @inline(never)
  private func clear() {
    content = Content()
  }

  func value(of variable: AnyObject) -> AnyObject? {
    var scope: BindingScope? = self
    while let current = scope {
      if current.content.variable === variable { return current.content.value }
      scope = current.content.outer
    }
    return nil
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The scope that this thread runs in. Whoever sets it keeps it alive and sets it back.
  package static var current: BindingScope? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<BindingScope>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      pthread_setspecific(key, newValue.map { UnsafeMutableRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }
  }

  /// Runs `body` with `scope` as the current one.
  package static func with<Result>(_ scope: BindingScope?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = scope
    defer {
      withExtendedLifetime(scope) { current = outer }
    }
    return try body()
  }
}
