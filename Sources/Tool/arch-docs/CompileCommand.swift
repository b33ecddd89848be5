/// `arch-docs compile`
enum CompileCommand: Command {
  static let name = "compile"
  static let summary = "verifies pages; writes nothing but the cache and what is asked for"
  static let example = "arch-docs compile Documentation --report junit=report.xml"
  static let options = Verification.options + Verification.fixing

  static func run(_ arguments: Arguments) throws -> Int32 {
    let verification = try Verification(arguments)
    let verified = try verification.verifyFixing()
    try verification.report(verified)
    return ExitStatus.of(verified)
  }
}
