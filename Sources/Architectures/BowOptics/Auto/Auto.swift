import Bow

/// Lenses from key paths.
public protocol AutoLens {}

extension AutoLens {
  /// The lens of a key path.
  public static func lens<A>(for field: WritableKeyPath<Self, A>) -> Lens<Self, A> {
    Lens(
      get: { $0[keyPath: field] },
      set: { whole, part in
        var changed = whole
        changed[keyPath: field] = part
        return changed
      })
  }

  /// A copy with one field replaced.
  public func copy<A>(with value: A, for field: WritableKeyPath<Self, A>) -> Self {
    var changed = self
    changed[keyPath: field] = value
    return changed
  }
}

/// Getters from key paths.
public protocol AutoGetter: AutoLens {}

extension AutoGetter {
  /// The getter of a key path.
  public static func getter<A>(for field: KeyPath<Self, A>) -> Getter<Self, A> { Getter(get: { $0[keyPath: field] }) }
}

/// Setters from key paths.
public protocol AutoSetter: AutoLens {}

extension AutoSetter {
  /// The setter of a key path.
  public static func setter<A>(for field: WritableKeyPath<Self, A>) -> Setter<Self, A> {
    Setter { whole, f in
      var changed = whole
      changed[keyPath: field] = f(whole[keyPath: field])
      return changed
    }
  }

  /// The setter of a key path, with this as its whole.
  public func boundSetter<A>(for field: WritableKeyPath<Self, A>) -> BoundSetter<Self, A> {
    BoundSetter(value: self, setter: Self.setter(for: field))
  }
}

/// Optics of missing parts from key paths to optional fields.
public protocol AutoOptional: AutoLens {}

/// The newer name.
public typealias AutoAffineTraversal = AutoOptional

extension AutoOptional {
  /// The optic of an optional field.
  public static func optional<A>(for field: WritableKeyPath<Self, A?>) -> AffineTraversal<Self, A> {
    AffineTraversal(
      set: { whole, part in
        var changed = whole
        changed[keyPath: field] = part
        return changed
      },
      getOrModify: { whole in whole[keyPath: field].map(Either.right) ?? .left(whole) })
  }

  /// The optic of an optional field.
  public static func optional<A>(for field: WritableKeyPath<Self, Option<A>>) -> AffineTraversal<Self, A> {
    AffineTraversal(
      set: { whole, part in
        var changed = whole
        changed[keyPath: field] = .some(part)
        return changed
      },
      getOrModify: { whole in whole[keyPath: field].fold({ .left(whole) }, { .right($0) }) })
  }

  /// The optic of an optional field.
  public static func affineTraversal<A>(for field: WritableKeyPath<Self, A?>) -> AffineTraversal<Self, A> {
    optional(for: field)
  }

  /// The optic of an optional field.
  public static func affineTraversal<A>(for field: WritableKeyPath<Self, Option<A>>) -> AffineTraversal<Self, A> {
    optional(for: field)
  }
}

/// Folds from key paths to arrays and other containers.
public protocol AutoFold: AutoLens {}

extension AutoFold {
  /// The fold of a field's contents.
  public static func fold<A>(for field: KeyPath<Self, [A]>) -> Fold<Self, A> { Fold(all: { $0[keyPath: field] }) }
  /// The fold of a field's contents.
  public static func fold<A>(for field: KeyPath<Self, ArrayK<A>>) -> Fold<Self, A> {
    Fold(all: { $0[keyPath: field].asArray })
  }
  /// The fold of a field's contents.
  public static func fold<F: Foldable, A>(for field: KeyPath<Self, Kind<F, A>>) -> Fold<Self, A> {
    Fold(all: { F.elements($0[keyPath: field]) })
  }
}

/// Traversals from key paths to arrays and other containers.
public protocol AutoTraversal: AutoLens {}

extension AutoTraversal {
  /// The traversal of a field's contents.
  public static func traversal<A>(for field: WritableKeyPath<Self, [A]>) -> Traversal<Self, A> {
    Traversal(
      contents: { $0[keyPath: field] },
      refill: { whole, parts in
        var changed = whole
        changed[keyPath: field] = parts
        return changed
      })
  }

  /// The traversal of a field's contents.
  public static func traversal<A>(for field: WritableKeyPath<Self, ArrayK<A>>) -> Traversal<Self, A> {
    lens(for: field) + ArrayK<A>.traversal
  }

  /// The traversal of a field's contents.
  public static func traversal<F: Traverse, A>(for field: WritableKeyPath<Self, Kind<F, A>>) -> Traversal<Self, A> {
    lens(for: field) + Kind<F, A>.traversalK
  }
}
