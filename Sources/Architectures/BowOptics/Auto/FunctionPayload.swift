/// Functions that a case carries.
///
/// How a function is called depends on what its maker knew of its type, so that one that lies in an enumeration cannot be
/// called as generic code calls functions. It has to be read by code that knows its type: there is some for the types
/// below. A case that carries a function of any other type is never matched, since what would come out could not be called.
enum FunctionPayload {
  /// Whether a value of the type is, or directly holds, a function.
  static func occurs(in type: Any.Type) -> Bool {
    switch MetadataKind.of(type) {
    case MetadataKind.function: return true
    case MetadataKind.optional:
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return occurs(in: metadata.load(fromByteOffset: 16, as: Any.Type.self))
    default: return tupleElements(type)?.contains(where: occurs) ?? false
    }
  }

  /// Whether functions of the type can be read.
  static func isKnown(_ type: Any.Type) -> Bool { readers.contains { $0.type == type } }

  /// Takes a function of a known type out of the memory of a case that carries it.
  static func take<Function>(from payload: UnsafeMutableRawPointer) -> Function? {
    readers.first { $0.type == Function.self }?.take(payload) as? Function
  }

  /// A function of a known type that stays in the memory of a case as well.
  static func copy<Function>(from payload: UnsafeMutableRawPointer) -> Function? {
    readers.first { $0.type == Function.self }?.copy(payload) as? Function
  }

  private struct Reader {
    let type: Any.Type
    let take: (UnsafeMutableRawPointer) -> Any
    let copy: (UnsafeMutableRawPointer) -> Any

    init<Known: KnownFunction>(_: Known.Type) {
      type = Known.Function.self
      take = { $0.assumingMemoryBound(to: Known.self).move().function }
      copy = { $0.assumingMemoryBound(to: Known.self).pointee.function }
    }
  }

  private static let readers = [
    Reader(Action.self), Reader(MakingInt.self), Reader(MakingString.self), Reader(MakingBool.self),
    Reader(TakingInt.self), Reader(TakingString.self), Reader(TakingBool.self), Reader(TakingDouble.self),
    Reader(IntToInt.self), Reader(IntToString.self), Reader(IntToBool.self), Reader(StringToString.self),
    Reader(StringToInt.self), Reader(StringToBool.self), Reader(DoubleToDouble.self), Reader(IntsToInt.self),
  ]
}

/// A function in the form in which it lies in a case that is declared with its type.
private protocol KnownFunction {
  associatedtype Function
  var function: Function { get }
}

private struct Action: KnownFunction { let function: () -> Void }
private struct MakingInt: KnownFunction { let function: () -> Int }
private struct MakingString: KnownFunction { let function: () -> String }
private struct MakingBool: KnownFunction { let function: () -> Bool }
private struct TakingInt: KnownFunction { let function: (Int) -> Void }
private struct TakingString: KnownFunction { let function: (String) -> Void }
private struct TakingBool: KnownFunction { let function: (Bool) -> Void }
private struct TakingDouble: KnownFunction { let function: (Double) -> Void }
private struct IntToInt: KnownFunction { let function: (Int) -> Int }
private struct IntToString: KnownFunction { let function: (Int) -> String }
private struct IntToBool: KnownFunction { let function: (Int) -> Bool }
private struct StringToString: KnownFunction { let function: (String) -> String }
private struct StringToInt: KnownFunction { let function: (String) -> Int }
private struct StringToBool: KnownFunction { let function: (String) -> Bool }
private struct DoubleToDouble: KnownFunction { let function: (Double) -> Double }
private struct IntsToInt: KnownFunction { let function: (Int, Int) -> Int }
