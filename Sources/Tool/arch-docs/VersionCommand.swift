/// `arch-docs version`
enum VersionCommand: Command {
  static let name = "version"
  static let summary = "prints the version"
  static let example = "arch-docs version"
  static let options: [Option] = []

  static func run(_ arguments: Arguments) throws -> Int32 {
    print("arch-docs \(ArchDocs.version)")
    return ExitStatus.held
  }
}
