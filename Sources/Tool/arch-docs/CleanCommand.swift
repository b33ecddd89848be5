import FoundationEssentials

/// `arch-docs clean`
enum CleanCommand: Command {
  static let name = "clean"
  static let summary = "removes what the tool has made: the project's .arch-docs folder"
  static let example = "arch-docs clean Documentation"
  static let options = Verification.options

  static func run(_ arguments: Arguments) throws -> Int32 {
    let project = try Verification(arguments).load()
    let base = arguments["cache-dir"] ?? project.root + "/.arch-docs"
    // Only what is ours: a cache directory that was named may hold other things.
    for folder in ["\(base)/modules"] where FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    if arguments["cache-dir"] == nil, (try? FileManager.default.contentsOfDirectory(atPath: base))?.isEmpty == true {
      try FileManager.default.removeItem(atPath: base)
    }
    return ExitStatus.held
  }
}
