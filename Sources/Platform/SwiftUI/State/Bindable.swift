import Observation

/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("the wrapped value must be an object that conforms to Observable") }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }

  private init(value: Value) { self.wrappedValue = value }
}
