import Foundation

/// Tells whether a view's value is as it was, so that it need not be evaluated again.
enum Comparison {
  /// False when in doubt. Equal bytes are equal values, whatever the type; otherwise fields are compared one by one.
  static func areSame<T>(_ left: T, _ right: T) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        if left.count == 0 || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0 { return true }
        if _isPOD(T.self), !(T.self is any Equatable.Type) { return false }
        return areSame(T.self, left.baseAddress!, right.baseAddress!)
      }
    }
  }

  /// Whether two values are equal as far as their type can tell.
  static func areEqual<T>(_ left: T, _ right: T) -> Bool {
    // Two objects that say they are equal are still two places for changes.
    if T.self is AnyClass { return (left as AnyObject) === (right as AnyObject) }
    if let left = left as? any Equatable { return isEqual(left, right) }
    return areSame(left, right)
  }

  private static func isEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    (right as? E).map { $0 == left } ?? false
  }

  private typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  nonisolated(unsafe) private static var comparators: [ObjectIdentifier: Comparator] = [:]

  private static func areSame(_ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    comparator(for: type)(left, right)
  }

  private static func comparator(for type: Any.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = comparators[key] { return known }
    let made = makeComparator(for: type)
    comparators[key] = made
    return made
  }

  private static func makeComparator(for type: Any.Type) -> Comparator {
    if type is AnyClass { return { _, _ in false } }
    if type == (any View).self { return areSameViews }
    if let type = type as? any Equatable.Type { return equality(type) }
    guard let fields = FieldPlan.fields(of: type) else { return { _, _ in false } }
    let parts = fields.map { field in
      (offset: field.offset, size: size(of: field.type), compare: comparator(for: field.type))
    }
    return { left, right in
      parts.allSatisfy { part in
        let (left, right) = (left + part.offset, right + part.offset)
        return memcmp(left, right, part.size) == 0 || part.compare(left, right)
      }
    }
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> Comparator {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  /// Views of a type that is only known at run time.
  private static func areSameViews(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    func open<V: View>(_ left: V) -> Bool {
      guard let right = right.assumingMemoryBound(to: (any View).self).pointee as? V else { return false }
      return areSame(left, right)
    }
    return open(left.assumingMemoryBound(to: (any View).self).pointee)
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}
