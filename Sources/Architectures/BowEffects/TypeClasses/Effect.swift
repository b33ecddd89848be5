import Bow

/// A monad whose effects can be carried out for the sake of a callback, which is an effect as well.
public protocol Effect: Async {
  /// Carries out `fa` and then what `callback` makes of its outcome.
  static func runAsync<A>(_ fa: Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Kind<Self, Void>)
    -> Kind<Self, Void>
}

extension Effect {
  /// Carries out `fa` and then what `callback` makes of its outcome.
  public static func runAsync<A>(_ fa: Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Kind<Self, Void>)
    -> Kind<Self, Void>
  {
    flatMap(attempt(fa), callback)
  }
}

extension Kind where F: Effect {
  /// Carries out this effect and then what `callback` makes of its outcome.
  public func runAsync(_ callback: @escaping (Either<F.E, A>) -> Kind<F, Void>) -> Kind<F, Void> {
    F.runAsync(self, callback)
  }
}

/// Asks what was started to end before its next step.
public typealias Disposable = () -> Void

/// A monad whose effects can be carried out side by side with others, and cancelled.
public protocol ConcurrentEffect: Effect {
  /// Starts `fa`, and then what `callback` makes of its outcome; its value is there at once and cancels what was started.
  static func runAsyncCancellable<A>(_ fa: Kind<Self, A>, _ callback: @escaping (Either<E, A>) -> Kind<Self, Void>)
    -> Kind<Self, Disposable>
}

extension Kind where F: ConcurrentEffect {
  /// Starts this effect, and then what `callback` makes of its outcome; its value is there at once and cancels what was
  /// started.
  public func runAsyncCancellable(_ callback: @escaping (Either<F.E, A>) -> Kind<F, Void>) -> Kind<F, Disposable> {
    F.runAsyncCancellable(self, callback)
  }
}

extension IOPartial: Effect {}

extension IOPartial: ConcurrentEffect {
  public static func runAsyncCancellable<A>(_ fa: IOOf<E, A>, _ callback: @escaping (Either<E, A>) -> IOOf<E, Void>)
    -> IOOf<E, Disposable>
  {
    later { runAsync(fa, callback)^.launch(on: .global()) { _ in }.cancel }
  }
}
extension KleisliPartial: Effect where F: Effect {}
