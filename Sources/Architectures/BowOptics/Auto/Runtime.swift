import Bow

/// The parts of the Swift runtime that have no name in Swift.
enum Runtime {
  private typealias TypeByMangledName =
    @convention(c) (
      UnsafeRawPointer, Int, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?
  private typealias ProjectBox = @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer

  private static let typeByMangledNameFunction: TypeByMangledName? = symbol("swift_getTypeByMangledNameInContext")
  private static let projectBoxFunction: ProjectBox? = symbol("swift_projectBox")

  private static func symbol<Function>(_ name: String) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: Function.self) }
  }

  static func typeByMangledName(
    _ name: UnsafeRawPointer, _ length: Int, in context: UnsafeRawPointer, arguments: UnsafeRawPointer
  ) -> Any.Type? {
    guard let type = typeByMangledNameFunction?(name, length, context, arguments) else { return nil }
    return unsafeBitCast(type, to: Any.Type.self)
  }

  /// The content of the box in which an indirect case keeps what it carries; past the object's header if all else fails.
  static func content(ofBox box: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    projectBoxFunction?(box) ?? UnsafeMutableRawPointer(mutating: box + 16)
  }
}
