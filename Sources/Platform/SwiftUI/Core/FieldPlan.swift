@_spi(Reflection) import Swift

/// Where the stored properties of a type lie.
enum FieldPlan {
  struct Field {
    var name: String
    var offset: Int
    var type: Any.Type
  }

  nonisolated(unsafe) private static var structs: [ObjectIdentifier: [Field]?] = [:]

  /// The stored properties of a struct or tuple, in order; nil for other types, and when they cannot be told.
  static func fields(of type: Any.Type) -> [Field]? {
    let key = ObjectIdentifier(type)
    if let known = structs[key] { return known }
    var fields: [Field] = []
    let isComplete =
      hasFields(type)
      && _forEachField(of: type) { name, offset, type, _ in
        fields.append(Field(name: String(cString: name), offset: offset, type: type))
        return true
      }
    let answer = isComplete ? fields : nil
    structs[key] = answer
    return answer
  }

  /// Structs and tuples. Enumerations have no fields, yet two of their values need not be the same. The kind is the first
  /// word of a type's metadata, as the ABI has it.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// The fields of a value as `Mirror` has them, laid out as Swift lays out structs: in order, each at its alignment. The
  /// way to do it where the runtime does not tell; nil when the outcome does not add up to the type's size.
  static func mirroredFields<T>(of value: T) -> [Field]? {
    var offset = 0
    var fields: [Field] = []
    for child in Mirror(reflecting: value).children {
      let type = Swift.type(of: child.value)
      let (size, alignment) = layout(of: type)
      offset = (offset + alignment - 1) / alignment * alignment
      fields.append(Field(name: child.label ?? "", offset: offset, type: type))
      offset += size
    }
    return offset == MemoryLayout<T>.size ? fields : nil
  }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func open<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    }
    return _openExistential(type, do: open)
  }
}
