#if canImport(Glibc)
  import Glibc
#endif

/// Finds the toolchain's libraries that an object asks for beyond those that the page host has loaded: `FoundationXML` and its like,
/// whose loading costs more than most pages take.
enum LinkedLibraries {
  /// Loaded by the page host, with the runtime or by itself.
  private static let loaded: Set<String> = [
    "swiftCore", "swiftSwiftOnoneSupport", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "_FoundationICU", "swift_Concurrency",
    "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization",
    "swift_Builtin_float",
  ]

  /// Linker arguments for them; empty for most objects. Those that nothing is used of are left out by the linker.
  static func named(in object: String, below folder: String) -> [String] {
    let names = options(in: object).filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
      .filter { !loaded.contains($0) && access("\(folder)/lib\($0).so", R_OK) == 0 }
    return names.isEmpty ? [] : ["-L", folder, "--as-needed"] + Set(names).sorted().map { "-l" + $0 }
  }

  /// What the compiler leaves in an object for the linker: NUL-terminated options in a section of their own.
  private static func options(in object: String) -> [String] {
    guard let bytes = ELFSection(named: ".swift1_autolink_entries", in: object)?.bytes else { return [] }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
