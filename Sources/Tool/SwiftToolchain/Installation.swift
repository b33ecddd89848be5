#if canImport(Glibc)
  import Glibc
#endif

/// What belongs to the tool and lies beside it: the runtime that pages link, its modules, the page host, the warm front end.
public struct Installation: Sendable {
  public let runtime: String
  /// Where the compiler finds the modules that pages import.
  public let modules: String
  /// Module maps of the C modules that the runtime's modules name.
  public let moduleMaps: [String]
  public let host: String
  public let warmFrontEnd: String

  public struct Problem: Error, CustomStringConvertible {
    public var path: String
    public var description: String {
      "\(path) is missing beside arch-docs; build it with `make`, or install it with `make install`"
    }
  }

  /// Beside the executable (in a build folder), or in `<prefix>/lib/arch-docs`.
  public static func find() throws(Problem) -> Installation {
    guard let real = realpath("/proc/self/exe", nil) else { throw Problem(path: "/proc/self/exe") }
    defer { free(real) }
    let folder = String(cString: real).split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return try find(beside: folder)
  }

  static func find(beside folder: String) throws(Problem) -> Installation {
    let isBuildFolder = access(folder + "/libArchRuntime.so", R_OK) == 0
    let base = isBuildFolder ? folder : folder + "/../lib/arch-docs"
    let maps = ["PageProtocol", "CPageRuntime"].map {
      isBuildFolder ? "\(base)/\($0).build/module.modulemap" : "\(base)/\($0)/module.modulemap"
    }
    let found = Installation(
      runtime: base + "/libArchRuntime.so", modules: base + "/Modules",
      moduleMaps: maps.filter { access($0, R_OK) == 0 }, host: base + "/page-host",
      warmFrontEnd: base + "/libWarmFrontEnd.so")
    for path in [found.runtime, found.modules, found.host] where access(path, R_OK) != 0 { throw Problem(path: path) }
    return found
  }

  private init(runtime: String, modules: String, moduleMaps: [String], host: String, warmFrontEnd: String) {
    self.runtime = runtime
    self.modules = modules
    self.moduleMaps = moduleMaps
    self.host = host
    self.warmFrontEnd = warmFrontEnd
  }
}
