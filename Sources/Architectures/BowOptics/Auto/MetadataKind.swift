/// The kinds of types, as the runtime numbers them.
enum MetadataKind {
  static let enumeration = 0x201
  static let optional = 0x202
  static let tuple = 0x301
  static let function = 0x302
  static let existential = 0x303

  static func of(_ type: Any.Type) -> Int { unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) }
}

/// Whether values of both types look the same in memory: equal types, or tuples that differ in labels only.
func haveSameLayout(_ a: Any.Type, _ b: Any.Type) -> Bool {
  if a == b { return true }
  let (left, right) = (tupleElements(a), tupleElements(b))
  switch (left, right) {
  case (nil, nil): return false
  case (let left?, nil): return left.count == 1 && haveSameLayout(left[0], b)
  case (nil, let right?): return right.count == 1 && haveSameLayout(a, right[0])
  case (let left?, let right?):
    return left.count == right.count && zip(left, right).allSatisfy { haveSameLayout($0, $1) }
  }
}

/// The types of a tuple's elements; nil for any other type.
func tupleElements(_ type: Any.Type) -> [Any.Type]? {
  guard MetadataKind.of(type) == MetadataKind.tuple else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return (0..<metadata.load(fromByteOffset: 8, as: Int.self)).map {
    metadata.load(fromByteOffset: 24 + 16 * $0, as: Any.Type.self)
  }
}
