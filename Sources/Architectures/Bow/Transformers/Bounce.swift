/// What is still to be done for a result: it stands in for the result of a program over `Id`.
final class Bounce {
  private let next: () -> AnyObject

  private init(_ next: @escaping () -> AnyObject) {
    self.next = next
  }

  /// The result of `next`: over `Id` computed by `settle`, else at once.
  static func later<M>(_ next: @escaping () -> Kind<M, Any>) -> Kind<M, Any> {
    guard M.self == ForId.self else { return next() }
    return unsafeDowncast(Id<Any>(Bounce(next)), to: Kind<M, Any>.self)
  }

  /// Does what is still to be done, in a loop.
  static func settle<M>(_ result: Kind<M, Any>) -> Kind<M, Any> {
    guard M.self == ForId.self else { return result }
    var result = unsafeDowncast(result, to: Id<Any>.self)
    while let bounce = result.value as? Bounce { result = unsafeDowncast(bounce.next(), to: Id<Any>.self) }
    return unsafeDowncast(result, to: Kind<M, Any>.self)
  }
}
