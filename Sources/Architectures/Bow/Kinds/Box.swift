/// A value of a type that the interpreters need not know.
///
/// Cheaper to open than an existential: no dynamic cast takes place.
package final class Box<Value> {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

/// The value in a box of which only the maker knows the type.
@inline(__always)
package func unbox<Value>(_ box: AnyObject, as _: Value.Type = Value.self) -> Value {
  unsafeDowncast(box, to: Box<Value>.self).value
}
