import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// The Swift toolchain that compiles pages: the one that `swiftc` on PATH belongs to.
public struct SwiftToolchain: Sendable {
  /// The absolute path of its `usr` folder.
  public let root: String
  public let frontEnd: String
  public let linker: String
  public let symbolizer: String

  public enum Problem: Error, CustomStringConvertible {
    case notFound
    case incomplete(String)

    public var description: String {
      switch self {
      case .notFound: "no Swift toolchain: `swiftc` is not on PATH. Install Swift 6 and add its usr/bin to PATH"
      case .incomplete(let path): "the Swift toolchain lacks \(path)"
      }
    }
  }

  /// Finds the toolchain by PATH.
  public static func find(path: String) throws(Problem) -> SwiftToolchain {
    for folder in path.split(separator: ":") {
      let compiler = "\(folder)/swiftc"
      guard access(compiler, X_OK) == 0, let real = realpath(compiler, nil) else { continue }
      defer { free(real) }
      let binaries = String(cString: real).split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let root = binaries.dropLast().joined(separator: "/")
      return try SwiftToolchain(root: root)
    }
    throw .notFound
  }

  init(root: String) throws(Problem) {
    self.root = root
    frontEnd = root + "/bin/swift-frontend"
    linker = root + "/bin/ld.lld"
    symbolizer = root + "/bin/llvm-symbolizer"
    for tool in [frontEnd, linker] where access(tool, X_OK) != 0 { throw .incomplete(tool) }
  }

  public var libraries: String { root + "/lib/swift/linux" }

  /// Macro plug-ins: `@Observable` and others.
  public var plugins: String { root + "/lib/swift/host/plugins" }

  /// The part of the C library that is never shared (`atexit` and its like), where it is found.
  public var staticPartsOfC: [String] {
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64"].map { $0 + "/libc_nonshared.a" }
      .filter { access($0, R_OK) == 0 }
  }

  /// What every Swift library is linked with.
  public var startFile: String {
    #if arch(arm64)
      libraries + "/aarch64/swiftrt.o"
    #else
      libraries + "/x86_64/swiftrt.o"
    #endif
  }

  /// The version's numbers, as `if=swift>=6.0` compares them.
  public func version() -> [Int] {
    guard let result = try? Subprocess.run(frontEnd, ["-version"]) else { return [] }
    let words = String(decoding: result.output, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return [] }
    return words[index + 1].split(separator: ".").compactMap { Int($0) }
  }
}
