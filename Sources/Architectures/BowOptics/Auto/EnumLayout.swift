import Bow

/// What the runtime knows about an enumeration: which case a value is, and what that case carries.
///
/// Source: the Swift ABI's type metadata (docs/ABI/TypeMetadata.rst in the compiler's repository), for 64-bit platforms.
struct EnumLayout {
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let tagWitness: TagWitness
  private let projectWitness: ProjectWitness

  private typealias TagWitness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectWitness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Nil unless `type` is an enumeration.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: Int.self)
    guard kind == MetadataKind.enumeration || kind == MetadataKind.optional else { return nil }
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let hasEnumWitnesses: UInt32 = 0x20_0000
    guard witnesses.load(fromByteOffset: 80, as: UInt32.self) & hasEnumWitnesses != 0 else { return nil }
    self.metadata = metadata
    descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    tagWitness = unsafeBitCast(witnesses.load(fromByteOffset: 88, as: UnsafeRawPointer.self), to: TagWitness.self)
    projectWitness = unsafeBitCast(
      witnesses.load(fromByteOffset: 96, as: UnsafeRawPointer.self), to: ProjectWitness.self)
  }

  /// The number of the case of the value at `pointer`: cases that carry something come first.
  func tag(at pointer: UnsafeRawPointer) -> Int { Int(tagWitness(pointer, metadata)) }

  /// Turns the value at `pointer` into what its case carries.
  func project(at pointer: UnsafeMutableRawPointer) { projectWitness(pointer, metadata) }

  private var payloadCases: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }

  private var emptyCases: Int { Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) }

  /// Whether a type is an enumeration without any case.
  static func isUninhabited(_ type: Any.Type) -> Bool {
    type == Never.self || EnumLayout(type).map { $0.payloadCases + $0.emptyCases == 0 } == true
  }

  func carriesSomething(_ tag: Int) -> Bool { tag < payloadCases }

  private func record(_ tag: Int) -> UnsafeRawPointer? {
    let offset = descriptor.load(fromByteOffset: 16, as: Int32.self)
    guard offset != 0 else { return nil }
    return descriptor + 16 + Int(offset) + 16 + 12 * tag
  }

  func isIndirect(_ tag: Int) -> Bool { (record(tag)?.load(as: UInt32.self) ?? 0) & 1 != 0 }

  /// The type that a case carries; nil for none, or where the runtime cannot say.
  func payloadType(_ tag: Int) -> Any.Type? {
    guard carriesSomething(tag), let record = record(tag) else { return nil }
    let offset = record.load(fromByteOffset: 4, as: Int32.self)
    guard offset != 0 else { return nil }
    let name = record + 4 + Int(offset)
    return Runtime.typeByMangledName(name, mangledLength(name), in: descriptor, arguments: metadata + 16)
  }

  /// Whether a case carries just one of the enumeration's type parameters.
  func carriesTypeParameter(_ tag: Int) -> Bool {
    guard let record = record(tag) else { return false }
    let offset = record.load(fromByteOffset: 4, as: Int32.self)
    guard offset != 0 else { return false }
    // `x` is the first parameter, `q_`, `q0_` … the others.
    let name = record + 4 + Int(offset)
    let first = name.load(as: UInt8.self)
    return first == UInt8(ascii: "x") || first == UInt8(ascii: "q")
  }

  /// A mangled name may hold references: a control byte, then four or eight bytes of address.
  private func mangledLength(_ name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 1...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}
